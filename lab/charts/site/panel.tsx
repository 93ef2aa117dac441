import type { ReactNode } from 'react';
import { childrenOf, lineOf, titleIn, type Way } from '../chart.ts';
import type { ChartPage, StatePage } from '../site-data.ts';
import { stateKinds } from '../words.ts';
import { flowOf, useSite } from './site-context.ts';

/** All that is known of a state. */
export function Panel({ flow, state }: { flow: ChartPage; state: StatePage }) {
  const { site, say, locale } = useSite();
  const line = lineOf(flow, state.path);
  const isFirst = (path: string) => flow.states.some((one) => one.path === path && one.initial === state.path);
  const isWithin = (path: string) => `${path}.`.startsWith(`${state.path}.`);
  const isParent = childrenOf(flow, state.path).length > 0;
  const stories = site.stories.filter(({ scenes }) =>
    scenes.some(({ machine, frames }) => machine === flow.id && frames.some(({ states }) => states.some(isWithin))),
  );
  const child = flowOf(site, state.child ?? '');
  const way = ({ words, condition }: Way, arrow: string, path: string | null, none: string) => (
    <span className="way">
      {words} {condition && <span className="soft">{condition}</span>} {arrow}{' '}
      {path ? <a href={`#${flow.id}/${path}`}>{titleIn(flow, path)}</a> : <em>{none}</em>}
    </span>
  );
  const out = flow.ways.filter(({ from }) => from === '' || line.includes(from));
  const inward = flow.ways.filter(({ to, from }) => to && from !== state.path && (to === state.path || isFirst(to)));
  return (
    <aside className="panel" aria-label={state.title}>
      <a className="close" aria-label={say.close} href={`#${flow.id}`}>
        ×
      </a>
      <h2>{state.title}</h2>
      <p>{state.sentence}</p>
      <p className="soft">{stateKinds[state.kind][locale]}</p>
      {child && (
        <p>
          {say.inside}: <a href={`#${child.id}`}>{child.title}</a>
        </p>
      )}
      {state.shots.map(({ flow: id, title, pictures }) => (
        <figure key={id}>
          {title && <figcaption>{title}</figcaption>}
          {pictures.map((source) => (
            <a key={source} href={source} aria-label={state.title}>
              <img src={source} alt="" />
            </a>
          ))}
        </figure>
      ))}
      {state.shots.length === 0 && !isParent && <p className="soft">{state.noPicture}</p>}
      <List title={say.out} none={isParent ? '' : say.nothing}>
        {out.map((one) => way(one, '→', one.to, say.stays))}
      </List>
      <List title={say.in}>{inward.map((one) => way(one, '←', one.from, say.anywhere))}</List>
      <List title={say.screen} none={state.route === '*' ? say.anyScreen : say.noScreen}>
        {state.pages.map(({ title, address }) => [`${title} `, <code key={address}>{address}</code>])}
      </List>
      <List title={say.told}>
        {stories.map(({ id, title }) => (
          <a key={id} href={`#story/${id}`}>
            {title}
          </a>
        ))}
      </List>
      <Proofs flow={flow} state={state} />
      <code>
        #{flow.id}/{state.path}
      </code>
    </aside>
  );
}

function List({ title, children, none = '' }: { title: string; children: readonly ReactNode[]; none?: string }) {
  if (children.length === 0 && none === '') return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {children.length === 0 && <li className="soft">{none}</li>}
        {children.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Proofs({ flow, state: { sentences, tests } }: { flow: ChartPage; state: StatePage }) {
  const { say } = useSite();
  return (
    <details>
      <summary>
        {say.proofs} ({tests.length + sentences.length})
      </summary>
      <ul>
        {sentences.map((id) => (
          <li key={id} lang="en">
            <code>{id}</code> <q>{flow.sentences.find((one) => one.id === id)?.words}</q>
          </li>
        ))}
        {tests.length === 0 && <li className="soft">{say.noPath}</li>}
        {tests.map((id) => {
          const path = flow.paths.find((one) => one.id === id);
          return (
            <li key={id}>
              {path ? <a href={`#${id}`}>{id}</a> : <code>{id}</code>} {path?.name}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
