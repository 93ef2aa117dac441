import { lanes } from '../presentation.ts';
import type { ChartPage } from '../site-data.ts';
import { marks } from '../words.ts';
import { flowOf, flowsByLane, useSite } from './site-context.ts';

/** Where one begins: what broke and changed, the stories, and the flows of each lane in the order in which one meets them. */
export function Overview() {
  const { site, say, locale } = useSite();
  const counts = ({ states, paths }: ChartPage) =>
    `${states.length} ${say.states}${paths.length > 0 ? `, ${paths.length} ${say.paths}` : ''}`;
  return (
    <article>
      <h1>{say.title}</h1>
      <p className="intro">{say.intro}</p>
      <Notices />
      <h2>{say.stories}</h2>
      <ul className="cards">
        {site.stories.map(({ id, lane, title, scenes }) => {
          const passed = scenes.map(({ machine }) => flowOf(site, machine)?.title ?? machine);
          return (
            <li key={id} className={`lane ${lane}`}>
              <a href={`#story/${id}`}>{title}</a>
              <small>{passed.filter((flow, index) => flow !== passed[index - 1]).join(' → ')}</small>
            </li>
          );
        })}
      </ul>
      <h2>{say.flows}</h2>
      <div className="cards">
        {flowsByLane(site).map(([lane, flows]) => (
          <section key={lane}>
            <h3 className={`lane ${lane}`}>{lanes[lane][locale]}</h3>
            <ul>
              {flows.map((flow) => (
                <li key={flow.id}>
                  <a href={`#${flow.id}`}>{flow.title}</a>
                  <small>{counts(flow)}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

/** What no longer holds, and what changed since a revision; nothing where neither is asked nor broken. */
function Notices() {
  const {
    site: { broken, since },
    say,
    locale,
  } = useSite();
  return (
    <>
      {broken.length > 0 && (
        <section>
          <h2>{say.broken}</h2>
          <ul lang="en">
            {broken.map((sentence) => (
              <li key={sentence} className="lane removed">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      {since && (
        <section>
          <h2>
            {say.since} <code>{since.revision}</code>
          </h2>
          {since.changes.length === 0 && <p>{say.unchanged}</p>}
          <ul>
            {since.changes.map(({ mark, address, place, told }, index) => (
              <li key={index} className={mark}>
                <b className="mark">{marks[mark][locale]}</b> {place}: <a href={`#${address}`}>{told}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
