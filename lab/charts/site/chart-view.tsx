import type { Locale } from '../../../contract/kit/fields.ts';
import { type Chart, type ChartState, type Mark, type StateKind, titleOf, type ToldWay } from '../chart.ts';
import { type Branch, type Edge, outlineOf } from '../outline.ts';
import { marks, stateKinds, words } from '../words.ts';

interface View {
  readonly chart: Chart;
  readonly locale: Locale;
  /** Parents that show their inside. */
  readonly open: ReadonlySet<string>;
  readonly chosen: string | undefined;
  /** Where the visitor's session stands. */
  readonly here: string | undefined;
  readonly onPress: (path: string) => void;
  readonly pictureOf: (path: string) => string | undefined;
}

/** A machine, laid out by the page itself; every state can be pressed, and carries its path in `data-path`. */
export const ChartView = (view: View) => (
  <div className="chart" role="group">
    <Scope view={view} path="" />
  </div>
);

/** The inside of a state; an empty path is the whole machine. */
function Scope({ view, path }: { view: View; path: string }) {
  const { hasStart, spine, loose, anywhere } = outlineOf(view.chart, path, view.open);
  return (
    <>
      {spine.length > 0 && (
        <div className="spine">
          {hasStart && <span className="line start" />}
          {spine.map(({ link, ...branch }) => (
            <Node key={branch.path} view={view} branch={branch} link={link} />
          ))}
        </div>
      )}
      {loose.map((branch) => (
        <Node key={branch.path} view={view} branch={branch} />
      ))}
      {anywhere.length > 0 && (
        <div className="anywhere">
          <b>{words[path === '' ? 'anyTime' : 'anyStepHere'][view.locale]}</b>
          <Exits view={view} edges={anywhere} from={path} />
        </div>
      )}
    </>
  );
}

/** A state, what leads on to the next one below it, and what hangs off it at its right. */
function Node({ view, branch, link }: { view: View; branch: Branch; link?: Edge | undefined }) {
  const { path, branches, exits } = branch;
  const isGap = link?.ways.length === 0 && !view.open.has(path);
  return (
    <div className="node">
      {view.open.has(path) ? <Frame view={view} path={path} /> : <Box view={view} path={path} />}
      {link && (
        <div className={classes('line link', isGap ? 'gap' : link.kind, markOf(link))}>
          <Label view={view} edge={link} from={path} />
        </div>
      )}
      {branches.length + exits.length > 0 && (
        <div className="beside">
          {branches.map((one) => (
            <div key={one.path} className={classes('line branch', one.edge?.kind, one.edge && markOf(one.edge))}>
              {one.edge && <Label view={view} edge={one.edge} from={path} />}
              <Node view={view} branch={one} />
            </div>
          ))}
          <Exits view={view} edges={exits} from={path} />
        </div>
      )}
    </div>
  );
}

/** What leads to states that stand elsewhere, each by its name. */
function Exits({ view, edges, from }: { view: View; edges: readonly Edge[]; from: string }) {
  if (edges.length === 0) return null;
  return (
    <ul className="exits">
      {edges.map((edge) => (
        <li key={`${edge.to} ${edge.kind}`} className={classes('line exit', edge.kind, markOf(edge))}>
          <Told view={view} edge={edge} from={from} />{' '}
          <a href={`#${view.chart.id}/${edge.to}`}>→ {titleOf(view.chart, edge.to)}</a>
        </li>
      ))}
    </ul>
  );
}

const Label = (told: { view: View; edge: Edge; from: string }) => (
  <div className="label">
    <Told {...told} />
  </div>
);

/** What happens, and in grey what must be so. */
function Told({ view: { chart, locale }, edge, from }: { view: View; edge: Edge; from: string }) {
  const told = edge.ways.map((way) => ({
    ...way,
    inner: way.from === from ? '' : `${titleOf(chart, way.from)}: `,
    goal: isEntered(chart, edge.to, way) ? '' : ` → ${titleOf(chart, way.to)}`,
  }));
  const distinct = new Map(told.map((way) => [`${way.inner}${way.words}${way.condition}${way.goal}`, way]));
  return [...distinct].map(([key, { inner, words: happens, condition, goal, mark }]) => (
    <span key={key} className="told">
      {mark && <b>{signOf(mark, locale)} </b>}
      {inner && <i>{inner}</i>}
      {happens} {condition && <small>{happens === '' ? condition : `(${condition})`}</small>}
      {goal && <small>{goal}</small>}
    </span>
  ));
}

/** Says the mark to a reader to whom colours say nothing. */
const signOf = (mark: Mark, locale: Locale): string => marks[mark][locale].slice(0, 1);

/** Whether a way leads where one arrives who enters the state by its start. */
function isEntered(chart: Chart, path: string, way: ToldWay): boolean {
  const initial = chart.states.find((one) => one.path === path)?.initial;
  return way.to === path || (initial !== undefined && isEntered(chart, initial, way));
}

/** The mark of all ways of a line; `changed` where they differ. */
function markOf({ ways }: Edge): string | undefined {
  const [mark, ...others] = new Set(ways.map((way) => way.mark));
  return others.length > 0 ? 'changed' : mark;
}

function Frame({ view, path }: { view: View; path: string }) {
  const state = view.chart.states.find((one) => one.path === path);
  return (
    <div className={classes('frame', state?.mark)}>
      {state && <StateButton view={view} state={state} />}
      <Scope view={view} path={path} />
    </div>
  );
}

function Box({ view, path }: { view: View; path: string }) {
  const { states, ways } = view.chart;
  const state = states.find((one) => one.path === path);
  if (!state) return null;
  const inside = states.filter((one) => one.path.startsWith(`${path}.`));
  const hidden = [...inside, ...ways.filter(({ from }) => from.startsWith(`${path}.`))];
  const mark = state.mark ?? (hidden.some((one) => one.mark) ? 'changed' : undefined);
  const picture = inside.length === 0 ? view.pictureOf(path) : undefined;
  return (
    <div className={classes('box', state.kind, mark, inside.length > 0 && 'holds')}>
      <StateButton view={view} state={{ ...state, ...(mark && { mark }) }} holds={inside.length} />
      {picture && <img src={picture} alt="" loading="lazy" />}
    </div>
  );
}

function StateButton({ view, state, holds }: { view: View; state: ChartState; holds?: number }) {
  const { path, title, kind, child, mark } = state;
  const isOpen = view.open.has(path);
  const isHere = view.here === path || (!isOpen && view.here?.startsWith(`${path}.`) === true);
  const count = holds ? ` +${holds}` : '';
  return (
    <button
      type="button"
      className={classes('state', path === view.chosen && 'chosen', isHere && 'here')}
      data-path={path}
      aria-label={`${title}${count}, ${stateKinds[kind][view.locale]}`}
      aria-expanded={isOpen || holds ? isOpen : undefined}
      aria-current={isHere ? 'location' : undefined}
      onClick={() => view.onPress(path)}
    >
      {!isOpen && <Icon kind={kind} />}
      <b>{title}</b>
      {count && <small>{count}</small>}
      {isOpen && <small>−</small>}
      {child && <small>◢</small>}
      {mark && <small className="mark">{marks[mark][view.locale]}</small>}
    </button>
  );
}

const icons: Readonly<Record<StateKind, string>> = {
  person: 'M11 5a3 3 0 1 1-6 0a3 3 0 1 1 6 0M2.5 14.5c0-3.5 2.4-5 5.5-5s5.5 1.5 5.5 5',
  server: 'M2 2.5h12v4.5h-12zM2 9h12v4.5h-12zM4.8 4.8h.01M4.8 11.3h.01',
  timer: 'M14 8a6 6 0 1 1-12 0a6 6 0 1 1 12 0M8 4.5V8l2.5 1.8',
  news: 'M1.5 8c3.5-5.5 9.5-5.5 13 0-3.5 5.5-9.5 5.5-13 0zM10 8a2 2 0 1 1-4 0a2 2 0 1 1 4 0',
  passing: 'M8 1.8l6.2 6.2L8 14.2 1.8 8z',
  end: 'M4 14.5V2h8.5l-2 3 2 3H4',
};

export const Icon = ({ kind }: { kind: StateKind }) => (
  <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={icons[kind]} />
  </svg>
);

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
