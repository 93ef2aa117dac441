import { useEffect, useRef, useState } from 'react';
import { lineOf, parentsIn, type StateKind, type WayKind } from '../chart.ts';
import { openAtFirst } from '../outline.ts';
import type { ChartPage } from '../site-data.ts';
import { stateKinds, wayKinds } from '../words.ts';
import { ChartView, Icon } from './chart-view.tsx';
import { Panel } from './panel.tsx';
import { flowOf, titleIn, useSite } from './site-context.ts';
import { Frames } from './story-page.tsx';

/** A machine: its chart with a panel beside it, what always holds, and the ways that tests walk. */
export function Flow({ flow, inner }: { flow: ChartPage; inner: string }) {
  const { say, locale, here } = useSite();
  const chosen = flow.states.find(({ path }) => path === inner);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [hasKey, setHasKey] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const parents = parentsIn(flow);
  const first = openAtFirst(flow);
  const above = chosen ? lineOf(flow, chosen.parent) : [];
  const open = parents.filter((path) => above.includes(path) || first.includes(path) !== toggled.has(path));

  useEffect(() => {
    const target = chosen ? `[data-path="${CSS.escape(chosen.path)}"]` : `#${CSS.escape(inner)}`;
    const found = inner === '' ? null : document.querySelector(target);
    if (found instanceof HTMLDetailsElement) found.open = true;
    if (found) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else window.scrollTo(0, 0);
  }, [chosen, inner]);

  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !location.hash.includes('/')) return;
      location.hash = `#${flow.id}`;
      document.querySelector<HTMLElement>('.state.chosen')?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [flow.id]);

  const press = (path: string) => {
    if (parents.includes(path)) setToggled((all) => all.symmetricDifference(new Set([path])));
    location.assign(`#${flow.id}/${path}`);
  };
  return (
    <article>
      <h1 className={`lane ${flow.lane}`}>{flow.title}</h1>
      <Parents of={flow} />
      <div className="stage" ref={stage}>
        <div className="tools" role="toolbar" aria-label={say.chart}>
          <button type="button" onClick={() => void fullScreen(stage.current)}>
            {say.fullScreen}
          </button>
          <button type="button" aria-expanded={hasKey} onClick={() => setHasKey(!hasKey)}>
            {say.key}
          </button>
        </div>
        {hasKey && <Key />}
        <div className="board">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard */}
          <div role="region" aria-label={`${say.chart}: ${flow.title}`} tabIndex={0}>
            <ChartView
              chart={flow}
              locale={locale}
              open={new Set(open)}
              chosen={chosen?.path}
              here={flow.id === 'session' ? here : undefined}
              onPress={press}
              pictureOf={(path) => flow.states.find((one) => one.path === path)?.shots[0]?.phone}
            />
          </div>
          {chosen && <Panel flow={flow} state={chosen} />}
        </div>
      </div>
      <About flow={flow} inner={inner} />
    </article>
  );
}

const fullScreen = (stage: HTMLElement | null) =>
  document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen();

/** The flows of which this one is a part, as long as one of their states lasts. */
function Parents({ of }: { of: ChartPage }) {
  const { site, say } = useSite();
  const parents = site.charts.flatMap(({ id, title, states }) =>
    states.filter(({ child }) => child === of.id).map((state) => ({ id, title, state })),
  );
  if (parents.length === 0) return null;
  return (
    <p>
      {say.partOfFlow}{' '}
      {parents.map(({ id, title, state }) => (
        <a key={`${id}/${state.path}`} href={`#${id}/${state.path}`}>
          {title}: {state.title}
        </a>
      ))}
    </p>
  );
}

function About({ flow, inner }: { flow: ChartPage; inner: string }) {
  const { site, say } = useSite();
  return (
    <div className="about">
      <section>
        <h2>{say.rules}</h2>
        <ul>
          {flow.rules.map((rule, index) => {
            const id = `rule-${index + 1}`;
            return (
              <li key={id} id={id} className={inner === id ? 'chosen' : undefined}>
                {rule}{' '}
                <a href={`#${flow.id}/${id}`} aria-label={`${say.rules} ${index + 1}`}>
                  #
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2>{say.whatCounts}</h2>
        <p>{flow.abstraction}</p>
      </section>
      {flow.joints.length > 0 && (
        <section>
          <h2>{flow.id === 'session' ? say.isTold : say.tells}</h2>
          <ul>
            {flow.joints.map(({ machine, told }) => (
              <li key={machine}>
                <a href={`#${machine}`}>{flowOf(site, machine)?.title ?? machine}</a>: {told}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="walked" open={flow.paths.some(({ id }) => id === inner)}>
        <summary>
          {say.walked} ({flow.paths.length})
        </summary>
        <p>{flow.without}</p>
        {flow.paths.map(({ id, name, steps }) => (
          <details key={id} id={id}>
            <summary>
              <code>{id}</code> {name}
            </summary>
            <Frames id={flow.id} frames={steps} titleOf={(path) => titleIn(flow, path)} />
          </details>
        ))}
      </details>
    </div>
  );
}

/** What boxes and strokes mean. */
function Key() {
  const { locale } = useSite();
  return (
    <ul className="key">
      {(Object.keys(stateKinds) as StateKind[]).map((kind) => (
        <li key={kind}>
          <span className={`box ${kind}`}>
            <Icon kind={kind} />
          </span>
          {stateKinds[kind][locale]}
        </li>
      ))}
      {(Object.keys(wayKinds) as WayKind[]).map((kind) => (
        <li key={kind} className={`line exit ${kind}`}>
          {wayKinds[kind][locale]}
        </li>
      ))}
    </ul>
  );
}
