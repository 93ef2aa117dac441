import type { ReactNode } from 'react';
import { childrenOf, lineOf, type Way } from '../chart.ts';
import type { ChartPage, StatePage } from '../site-data.ts';
import { stateKinds, wayKinds } from '../words.ts';
import { flowOf, titleIn, useSite } from './site-context.ts';

/** All that is known of a state. */
export function Panel({ flow, state }: { flow: ChartPage; state: StatePage }) {
  const { site, say, locale } = useSite();
  const line = lineOf(flow, state.path);
  const link = (path: string) => (
    <a key={path} href={`#${flow.id}/${path}`}>
      {titleIn(flow, path)}
    </a>
  );
  const isFirst = (path: string) => flow.states.some((one) => one.path === path && one.initial === state.path);
  const out = flow.ways.filter(({ from }) => from === '' || line.includes(from));
  const inward = flow.ways.filter(
    ({ to, from }) => to !== null && from !== state.path && (to === state.path || isFirst(to)),
  );
  const children = childrenOf(flow, state.path);
  const isWithin = (path: string) => `${path}.`.startsWith(`${state.path}.`);
  const stories = site.stories.filter(({ scenes }) =>
    scenes.some(({ machine, frames }) => machine === flow.id && frames.some(({ states }) => states.some(isWithin))),
  );
  const child = state.child === undefined ? undefined : flowOf(site, state.child);
  const told = (way: Way, goal: ReactNode) => (
    <span className={`way ${way.kind}`} title={wayKinds[way.kind][locale]}>
      {way.words} {way.condition && <span className="soft">{way.condition}</span>} {goal}
    </span>
  );
  const screens = state.pages.map(({ title, address }) => (
    <>
      {title} <code>{address}</code>
    </>
  ));
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
      {state.shots.map(({ flow: id, title, phone, desktop }) => (
        <figure key={id}>
          {title && <figcaption>{title}</figcaption>}
          {[phone, desktop].map(
            (source) =>
              source && (
                <a key={source} href={source} aria-label={state.title}>
                  <img src={source} alt="" />
                </a>
              ),
          )}
        </figure>
      ))}
      {state.shots.length === 0 && children.length === 0 && <p className="soft">{state.noPicture}</p>}
      <List title={say.part} items={state.parent ? [link(state.parent)] : []} />
      <List title={say.holds} items={children.map(({ path }) => link(path))} />
      <List
        title={say.out}
        items={out.map((way) => told(way, <>→ {way.to === null ? <em>{say.stays}</em> : link(way.to)}</>))}
        none={children.length === 0 ? say.nothing : ''}
      />
      <List
        title={say.in}
        items={inward.map((way) => told(way, <>← {way.from === '' ? <em>{say.anywhere}</em> : link(way.from)}</>))}
      />
      <List title={say.screen} items={screens} none={state.route === '*' ? say.anyScreen : say.noScreen} />
      <List
        title={say.told}
        items={stories.map(({ id, title }) => (
          <a key={id} href={`#story/${id}`}>
            {title}
          </a>
        ))}
      />
      <Proofs flow={flow} state={state} />
      <code>
        #{flow.id}/{state.path}
      </code>
    </aside>
  );
}

function List({ title, items, none = '' }: { title: string; items: readonly ReactNode[]; none?: string }) {
  if (items.length === 0 && none === '') return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.length === 0 && <li className="soft">{none}</li>}
        {items.map((item, index) => (
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
