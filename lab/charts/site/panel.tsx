import type { ReactNode } from 'react';
import { childrenOf, lineOf, type SaidWay } from '../chart.ts';
import { stateKinds, wayKinds } from '../phrases.ts';
import { CopyAddress } from './copy-address.tsx';
import { flowOf, type SaidFlow, titleIn, useSite } from './site-context.ts';

interface PanelProps {
  readonly flow: SaidFlow;
  readonly state: SaidFlow['states'][number];
}

/** All that is known of a state. */
export function Panel({ flow, state }: PanelProps) {
  const { site, say, locale } = useSite();
  const line = lineOf(flow, state.path);
  const link = (path: string) => <a href={`#${flow.id}/${path}`}>{titleIn(flow, path)}</a>;
  const isFirst = (path: string) => flow.states.some((one) => one.path === path && one.initial === state.path);
  const out = flow.ways.filter(({ from }) => from === '' || line.includes(from));
  const inward = flow.ways.filter(
    ({ to, from }) => to !== null && from !== state.path && (to === state.path || isFirst(to)),
  );
  const children = childrenOf(flow, state.path);
  const within = new Set([
    state.path,
    ...flow.states.map(({ path }) => path).filter((path) => path.startsWith(`${state.path}.`)),
  ]);
  const stories = site.stories.filter(({ scenes }) =>
    scenes.some(
      (scene) =>
        scene.machine === flow.id && scene.frames.some(({ states }) => states.some((path) => within.has(path))),
    ),
  );
  const child = state.child === undefined ? undefined : flowOf(site, state.child);
  const told = (way: SaidWay, goal: ReactNode, index: number) => (
    <li key={index} className={`way ${way.kind}`} title={wayKinds[way.kind][locale]}>
      {way.words} {way.condition && <span className="soft">{way.condition}</span>} {goal}
    </li>
  );
  return (
    <aside className="panel" aria-label={state.title}>
      <a className="close" aria-label={say.close} href={`#${flow.id}`}>
        ×
      </a>
      <h2>{state.title}</h2>
      <p>{state.sentence}</p>
      <p className="soft">{stateKinds[state.kind][locale]}</p>
      {child && (
        <p className="child">
          {say.inside}: <a href={`#${child.id}`}>{child.title}</a>
        </p>
      )}
      {state.shots.map(({ flow: id, title, phone, desktop }) => (
        <figure key={id}>
          {title && <figcaption>{title}</figcaption>}
          {[phone, desktop].filter(Boolean).map((source) => (
            <a key={source} href={source} aria-label={state.title}>
              <img src={source} alt="" />
            </a>
          ))}
        </figure>
      ))}
      {state.shots.length === 0 && children.length === 0 && <p className="soft">{state.noPicture}</p>}
      {state.parent && <List title={say.part} items={[link(state.parent)]} />}
      <List title={say.holds} items={children.map(({ path }) => link(path))} />
      <h3>{say.out}</h3>
      <ul>
        {out.length === 0 && children.length === 0 && <li>{say.nothing}</li>}
        {out.map((way, index) => told(way, <>→ {way.to === null ? <em>{say.stays}</em> : link(way.to)}</>, index))}
      </ul>
      {inward.length > 0 && <h3>{say.in}</h3>}
      <ul>
        {inward.map((way, index) =>
          told(way, <>← {way.from === '' ? <em>{say.anywhere}</em> : link(way.from)}</>, index),
        )}
      </ul>
      <h3>{say.screen}</h3>
      {state.pages.map(({ title, address }) => (
        <p key={address}>
          {title} <code>{address}</code>
        </p>
      ))}
      {state.pages.length === 0 && <p className="soft">{state.route === '*' ? say.anyScreen : say.noScreen}</p>}
      <List
        title={say.told}
        items={stories.map(({ id, title }) => (
          <a key={id} href={`#story/${id}`}>
            {title}
          </a>
        ))}
      />
      <details>
        <summary>
          {say.proofs} ({state.tests.length + state.sentences.length})
        </summary>
        <ul>
          {state.sentences.map((id) => (
            <li key={id} lang="en">
              <code>{id}</code> <q>{flow.sentences.find((one) => one.id === id)?.words}</q>
            </li>
          ))}
          {state.tests.length === 0 && <li className="soft">{say.noPath}</li>}
          {state.tests.map((id) => (
            <li key={id}>
              {flow.paths.some((path) => path.id === id) ? <a href={`#${id}`}>{id}</a> : <code>{id}</code>}{' '}
              {flow.paths.find((path) => path.id === id)?.name}
            </li>
          ))}
        </ul>
      </details>
      <p>
        <code>
          #{flow.id}/{state.path}
        </code>{' '}
        <CopyAddress />
      </p>
    </aside>
  );
}

function List({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
