import { titleIn } from '../chart.ts';
import { lanes } from '../presentation.ts';
import type { ChartPage, Site } from '../site-data.ts';
import { flowOf, useSite } from './site-context.ts';

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
          return (
            <li key={number} className={`lane ${flow?.lane ?? ''}`}>
              <h2>{says}</h2>
              <a href={`#${machine}`}>{flow?.title ?? machine}</a>
              {flow && <Frames flow={flow} frames={frames} />}
            </li>
          );
        })}
      </ol>
    </article>
  );
}

interface Frame {
  readonly words: string;
  readonly states: readonly string[];
  readonly picture?: string | undefined;
}

/** What happened, one after the other, each with what it led to: with its own picture, or that of the state. */
export const Frames = ({ flow, frames }: { flow: ChartPage; frames: readonly Frame[] }) => (
  <ol className="frames">
    {frames.map(({ words, states, picture }, index) => {
      const shots = flow.states.filter(({ path }) => states.includes(path)).flatMap((state) => state.shots);
      const shown = picture ?? shots[0]?.pictures[0];
      return (
        <li key={index}>
          <small>{words && `${words} →`}</small>
          {shown && <img src={shown} alt="" loading="lazy" />}
          {states.map((path) => (
            <a key={path} href={`#${flow.id}/${path}`}>
              {titleIn(flow, path)}
            </a>
          ))}
        </li>
      );
    })}
  </ol>
);
