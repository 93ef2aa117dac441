import { marks } from '../words.ts';
import { flowOf, useSite } from './site-context.ts';

/** Where one begins: what broke, what has changed, and the stories with the flows that each passes. */
export function Overview() {
  const { site, say, locale } = useSite();
  const { broken, since, stories } = site;
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
      <h2>{say.stories}</h2>
      <ul className="cards">
        {stories.map(({ id, lane, title, scenes }) => {
          const passed = scenes.map(({ machine }) => flowOf(site, machine)?.title ?? machine);
          return (
            <li key={id} className={`lane ${lane}`}>
              <a href={`#story/${id}`}>{title}</a>
              <small>{passed.filter((flow, index) => flow !== passed[index - 1]).join(' → ')}</small>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
