import { lanes } from '../presentation.ts';
import type { Site } from '../site-data.ts';
import { flowOf, titleIn, useSite } from './site-context.ts';

/** A story scene by scene: a sentence, and what the machine does then, with a picture of each screen there is. */
export function StoryPage({ story }: { story: Site['stories'][number] }) {
  const { site, locale } = useSite();
  return (
    <article>
      <p className={`lane ${story.lane}`}>{lanes[story.lane]?.[locale]}</p>
      <h1>{story.title}</h1>
      <ol className="scenes">
        {story.scenes.map(({ machine, says, frames }, number) => {
          const flow = flowOf(site, machine);
          const pictured = frames.map(({ words, states }) => ({
            words,
            states,
            picture: states
              .map((path) => flow?.states.find((one) => one.path === path)?.shots[0]?.phone)
              .find((shot) => shot !== undefined),
          }));
          return (
            <li key={number} className={`lane ${flow?.lane ?? ''}`}>
              <h2>{says}</h2>
              <a href={`#${machine}`}>{flow?.title ?? machine}</a>
              <Frames id={machine} frames={pictured} titleOf={(path) => (flow ? titleIn(flow, path) : path)} />
            </li>
          );
        })}
      </ol>
    </article>
  );
}

interface FramesProps {
  readonly id: string;
  readonly frames: readonly {
    readonly words: string;
    readonly states: readonly string[];
    readonly picture?: string | undefined;
  }[];
  readonly titleOf: (path: string) => string;
}

/** What happened, one after the other, each with what it led to. */
export const Frames = ({ id, frames, titleOf }: FramesProps) => (
  <ol className="frames">
    {frames.map(({ words, states, picture }, index) => (
      <li key={index}>
        <small>{index > 0 || words ? `${words} →` : ''}</small>
        {picture && <img src={picture} alt="" loading="lazy" />}
        {states.map((path) => (
          <a key={path} href={`#${id}/${path}`}>
            {titleOf(path)}
          </a>
        ))}
      </li>
    ))}
  </ol>
);
