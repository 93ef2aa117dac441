import type { ReactNode } from 'react';
import { type Lane, lanes } from '../presentation.ts';
import { marks } from '../words.ts';
import { flowOf, useSite } from './site-context.ts';

/** Where one begins: what broke, what has changed; the stories, the flows of each lane as one meets them, and tables. */
export function Overview() {
  const { site, say, locale } = useSite();
  const { broken, charts, sections, since, stories } = site;
  return (
    <article>
      <h1>{say.title}</h1>
      <p className="intro">{say.intro}</p>
      {broken.length > 0 && <h2>{say.broken}</h2>}
      <ul lang="en">
        {broken.map((sentence) => (
          <li key={sentence} className="lane removed">
            {sentence}
          </li>
        ))}
      </ul>
      {since && (
        <h2>
          {say.since} <code>{since.revision}</code>
        </h2>
      )}
      {since?.changes.length === 0 && <p>{say.unchanged}</p>}
      <ul>
        {since?.changes.map(({ mark, address, place, title, was, said, key }) => (
          <li key={key} className={mark}>
            <b className="mark">{marks[mark][locale]}</b> {place}: <a href={`#${address}`}>{title}</a>{' '}
            {mark === 'changed' && (
              <small>
                <del>{was.join(' · ')}</del> <ins>{said.join(' · ')}</ins>
              </small>
            )}
          </li>
        ))}
      </ul>
      <Cards title={say.stories}>
        {stories.map(({ id, lane, title, scenes }) => {
          const passed = scenes.map(({ machine }) => flowOf(site, machine)?.title ?? machine);
          const flows = passed.filter((flow, index) => flow !== passed[index - 1]).join(' → ');
          return <Card key={id} id={`story/${id}`} lane={lane} title={title} says={flows} />;
        })}
      </Cards>
      {(Object.keys(lanes) as Lane[]).map((lane) => (
        <Cards key={lane} title={lanes[lane][locale]}>
          {charts
            .filter((chart) => chart.lane === lane)
            .map(({ id, title }) => (
              <Card key={id} id={id} lane={lane} title={title} />
            ))}
        </Cards>
      ))}
      <Cards title={say.reference}>
        {sections.map(({ id, title }) => (
          <Card key={id} id={id} title={title} />
        ))}
      </Cards>
    </article>
  );
}

const Cards = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2>{title}</h2>
    <ul className="cards">{children}</ul>
  </>
);

const Card = ({ id, title, lane = '', says }: { id: string; title: string; lane?: string; says?: string }) => (
  <li className={`lane ${lane}`}>
    <a href={`#${id}`}>{title}</a>
    <small>{says}</small>
  </li>
);
