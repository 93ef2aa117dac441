import { lanes } from '../presentation.ts';
import { marks } from '../phrases.ts';
import { flowsByLane, type SaidFlow, useSite } from './site-context.ts';
import { strip } from './story-page.tsx';

/** Where one begins: what broke and changed, the stories, and the flows of each lane in the order in which one meets them. */
export function Overview() {
  const { site, say, locale } = useSite();
  return (
    <article>
      <h1>{say.title}</h1>
      <p className="intro">{say.intro}</p>
      <Notices />
      <h2>{say.stories}</h2>
      <ul className="cards">
        {site.stories.map((story) => (
          <li key={story.id} className={`lane ${story.lane}`}>
            <a href={`#story/${story.id}`}>{story.title}</a>
            <p>{strip(story, site).join(' → ')}</p>
          </li>
        ))}
      </ul>
      <h2>{say.flows}</h2>
      <div className="lanes">
        {flowsByLane(site).map(([lane, flows]) => (
          <section key={lane}>
            <h3 className={`lane ${lane}`}>{lanes[lane][locale]}</h3>
            <ol>
              {flows.map((flow) => (
                <li key={flow.id}>
                  <a href={`#${flow.id}`}>{flow.title}</a> <small>{countsOf(flow, say)}</small>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </article>
  );
}

const countsOf = ({ states, paths }: SaidFlow, say: ReturnType<typeof useSite>['say']): string =>
  [`${states.length} ${say.states}`, ...(paths.length > 0 ? [`${paths.length} ${say.paths}`] : [])].join(', ');

/** What no longer holds, and what changed since a revision; nothing where neither is asked nor broken. */
function Notices() {
  const { site, say, locale } = useSite();
  const { broken, since } = site;
  return (
    <>
      {broken.length > 0 && (
        <section className="notice">
          <h2>{say.broken}</h2>
          <ul className="changes" lang="en">
            {broken.map((sentence) => (
              <li key={sentence} className="removed">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      {since && (
        <section className="notice">
          <h2>
            {say.since} <code>{since.revision}</code>
          </h2>
          {since.parts.length === 0 && <p>{say.unchanged}</p>}
          {since.parts.map(({ id, title, changes }) => (
            <section key={id}>
              <h3>
                <a href={`#${id}`}>{title}</a>
              </h3>
              <ul className="changes">
                {changes.map(({ mark, path, told }, index) => (
                  <li key={index} className={mark}>
                    <b>{marks[mark][locale]}</b>{' '}
                    <a href={`#${[flowId(site, id), path].filter(Boolean).join('/')}`}>{told}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
    </>
  );
}

/** A row of a table has an address of its own; a state stands below its flow. */
const flowId = ({ charts }: { charts: readonly { id: string }[] }, id: string): string =>
  charts.some((chart) => chart.id === id) ? id : '';
