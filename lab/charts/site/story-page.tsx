import { lanes } from '../presentation.ts';
import { CopyAddress } from './copy-address.tsx';
import { flowOf, type SaidSite, type SaidStory, titleIn, useSite } from './site-context.ts';

/** The flows that a story passes, each once in a row. */
export const strip = ({ scenes }: SaidStory, site: SaidSite): string[] =>
  scenes
    .map(({ machine }) => flowOf(site, machine)?.title ?? machine)
    .filter((title, index, all) => title !== all[index - 1]);

/** A story scene by scene: a sentence, and what the machine does then, with a picture of each screen there is. */
export function StoryPage({ story }: { story: SaidStory }) {
  const { site, locale } = useSite();
  return (
    <article className="story">
      <p className={`lane ${story.lane}`}>{lanes[story.lane][locale]}</p>
      <h1>{story.title}</h1>
      <CopyAddress />
      <ol className="scenes">
        {story.scenes.map(({ machine, says, frames }, number) => {
          const flow = flowOf(site, machine);
          return (
            <li key={number} className={`lane ${flow?.lane ?? ''}`}>
              <h2>{says}</h2>
              <p className="flow-of">
                <a href={`#${machine}`}>{flow?.title ?? machine}</a>
              </p>
              <ol className="frames">
                {frames.map(({ words, states }, index) => {
                  const shot = states
                    .map((path) => flow?.states.find((one) => one.path === path)?.shots[0]?.phone)
                    .find(Boolean);
                  const kind = flow?.states.find((one) => one.path === states[0])?.kind;
                  return (
                    <li key={index} className={kind}>
                      <span className="happens">{index > 0 || words ? `${words} →` : ''}</span>
                      {shot && <img src={shot} alt="" loading="lazy" />}
                      {flow &&
                        states.map((path) => (
                          <a key={path} href={`#${machine}/${path}`}>
                            {titleIn(flow, path)}
                          </a>
                        ))}
                    </li>
                  );
                })}
              </ol>
            </li>
          );
        })}
      </ol>
    </article>
  );
}
