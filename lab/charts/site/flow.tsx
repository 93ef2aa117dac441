import { useEffect, useRef, useState } from 'react';
import { lineOf, parentsIn, type StateKind, type WayKind } from '../chart.ts';
import { openAtFirst } from '../outline.ts';
import type { ChartPage } from '../site-data.ts';
import { stateKinds, wayKinds } from '../words.ts';
import { ChartView, Icon } from './chart-view.tsx';
import { Panel } from './panel.tsx';
import { useSite } from './site-context.ts';
import { Frames } from './story-page.tsx';

/** A machine: its chart with a panel beside it, what always holds, and the ways that tests walk. */
export function Flow({ flow, inner }: { flow: ChartPage; inner: string }) {
  const { site, say, locale, here } = useSite();
  const chosen = flow.states.find(({ path }) => path === inner);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
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
      <div className="stage" ref={stage}>
        <h1 className={`lane ${flow.lane}`}>{flow.title}</h1>
        {site.charts.map(({ id, title, states }) =>
          states
            .filter(({ child }) => child === flow.id)
            .map((state) => (
              <p key={state.path}>
                {say.partOfFlow}{' '}
                <a href={`#${id}/${state.path}`}>
                  {title}: {state.title}
                </a>
              </p>
            )),
        )}
        <div className="tools">
          <button
            type="button"
            onClick={() =>
              void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen())
            }
          >
            {say.fullScreen}
          </button>
          <Key />
        </div>
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
              pictureOf={(path) => flow.states.find((one) => one.path === path)?.shots[0]?.pictures[0]}
            />
          </div>
          {chosen && <Panel flow={flow} state={chosen} />}
        </div>
      </div>
      <h2>{say.rules}</h2>
      <ul className="intro">
        {flow.rules.map((rule, index) => {
          const id = `rule-${index + 1}`;
          return (
            <li key={id} id={id} className={inner === id ? 'chosen' : undefined}>
              <a href={`#${flow.id}/${id}`}>{index + 1}</a> {rule}
            </li>
          );
        })}
      </ul>
      <details open={flow.paths.some(({ id }) => id === inner)}>
        <summary>
          {say.walked} ({flow.paths.length})
        </summary>
        <p>{flow.without}</p>
        {flow.paths.map(({ id, name, steps }) => (
          <details key={id} id={id}>
            <summary>
              <code>{id}</code> {name}
            </summary>
            <Frames flow={flow} frames={steps} />
          </details>
        ))}
      </details>
    </article>
  );
}

/** What boxes and strokes mean. */
function Key() {
  const { say, locale } = useSite();
  return (
    <details>
      <summary>{say.key}</summary>
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
    </details>
  );
}
