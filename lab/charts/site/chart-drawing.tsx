import { Fragment, type ReactNode } from 'react';
import type { SaidState, StateKind, WayKind } from '../chart.ts';
import { measure } from '../drawing/measure.ts';
import { type Drawing, type Line, type PlacedLabel, type Shape, sizes } from '../drawing/shapes.ts';
import { marks, stateKinds } from '../phrases.ts';
import { useSite } from './site-context.ts';

const margin = 20;

interface ChartDrawingProps {
  readonly drawing: Drawing;
  readonly states: readonly SaidState[];
  readonly chosen: string | undefined;
  /** Where the visitor's session stands. */
  readonly here: string | undefined;
  readonly onPress: (path: string) => void;
  readonly pictureOf: (path: string) => string | undefined;
}

/** A machine as SVG; every state can be pressed, and carries its path in `data-path`. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { drawing, states } = props;
  const [width, height] = [Math.ceil(drawing.width + 2 * margin), Math.ceil(drawing.height + 2 * margin)];
  const shape = (one: Shape, index: number) => <ShapeOf key={index} shape={one} {...props} />;
  const frames = drawing.shapes.filter(({ role }) => role === 'frame');
  return (
    <svg
      className="chart"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      style={{ '--width': `${width}px` } as object}
      role="group"
    >
      {frames.map(shape)}
      {drawing.lines.map((line, index) => (
        <LineOf key={index} line={line} states={states} />
      ))}
      {drawing.shapes.filter(({ role }) => role !== 'frame').map(shape)}
      {drawing.lines.map(({ label }, index) => label && <LabelOf key={index} label={label} />)}
    </svg>
  );
}

function ShapeOf({ shape, states, chosen, here, onPress, pictureOf }: ChartDrawingProps & { shape: Shape }) {
  const { locale } = useSite();
  const { role, path, kind, x, y, width, height, title, holds, small, mark } = shape;
  const at = `translate(${x} ${y})`;
  const below = small.map(({ text, y: top, ...one }, index) => (
    <g key={index} className={classes('small line', one.kind, one.mark)}>
      <path className="stroke" d={`M${role === 'note' ? sizes.padding : 4} ${top + 8}h14`} />
      <Rows rows={text} x={role === 'note' ? 30 : 24} y={top + 12} className="soft" />
    </g>
  ));
  if (role === 'note')
    return (
      <g className="note" transform={at}>
        <rect width={width} height={height} rx={6} />
        <Rows rows={title} x={sizes.padding} y={20} className="bold" />
        {below}
      </g>
    );
  const state = states.find((one) => one.path === path);
  const isOpen = role === 'frame';
  const count = holds ? ` +${holds}` : '';
  const button = {
    role: 'button',
    tabIndex: 0,
    'data-path': path,
    'aria-label': `${state?.title ?? path}${count}${state ? `, ${stateKinds[state.kind][locale]}` : ''}`,
    onClick: () => onPress(path),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress(path);
    },
  };
  if (role === 'sign')
    return (
      <g className={classes('sign', path === chosen && 'chosen')} transform={at} {...button}>
        <rect width={width} height={height} rx={4} />
        <Rows rows={title} x={9} y={17} className="soft" />
      </g>
    );
  const picture = shape.hasPicture ? pictureOf(path) : undefined;
  const head = shape.hasPicture ? title.length * sizes.title.line + 22 : height;
  const isHere = here === path || (!isOpen && here?.startsWith(`${path}.`) === true);
  return (
    <g className={classes('state', role, kind, mark, path === chosen && 'chosen', isHere && 'here')} transform={at}>
      <g
        className="hit"
        {...button}
        {...((isOpen || holds) && { 'aria-expanded': isOpen })}
        {...(isHere && { 'aria-current': 'location' })}
      >
        {holds && <path className="stack" d={`M8 ${height + 4}H${width + 4}V8`} />}
        {isOpen ? (
          <rect className="area" width={width} height={height} rx={8} />
        ) : (
          <StateOutline kind={kind ?? 'person'} width={width} height={height} />
        )}
        {isOpen ? (
          <>
            <Rows rows={title} x={14} y={21} line={sizes.title.line} className="title" />
            <path className="fold" d={`M${width - 26} 18h10`} />
          </>
        ) : (
          <>
            <Icon kind={kind ?? 'person'} x={sizes.padding} y={head / 2 - 8} />
            <Rows
              rows={title}
              x={sizes.padding + sizes.icon}
              y={head / 2 + 5 - ((title.length - 1) * sizes.title.line) / 2}
              line={sizes.title.line}
              className="title"
            />
          </>
        )}
        {count && (
          <text className="soft bold" x={width - 9} y={head / 2 + 4} textAnchor="end">
            {count}
          </text>
        )}
        {state?.child && !isOpen && <path className="leads" d={`M${width - 16} ${height - 6}h10v-10z`} />}
        {picture && (
          <image
            href={picture}
            x={(sizes.box - sizes.picture.width) / 2}
            y={head}
            {...sizes.picture}
            preserveAspectRatio="xMidYMin meet"
          />
        )}
        {mark && <Rows rows={[marks[mark][locale]]} x={10} y={-3} className="badge" />}
        {isHere && <circle className="pin" cx={width} cy={0} r={7} />}
      </g>
      {below}
    </g>
  );
}

function LineOf({
  line: { role, kind, mark, from, to, points },
  states,
}: {
  line: Line;
  states: readonly SaidState[];
}) {
  const [start, end, before] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]];
  const head =
    end[0] === before[0] ? `l-4.5 ${end[1] > before[1] ? -8 : 8}h9z` : `l${end[0] > before[0] ? -8 : 8} -4.5v9z`;
  const isStart = role === 'spine' && !states.some(({ path }) => path === from);
  return (
    <g className={classes('line', role, kind, mark)} data-from={from} data-to={to}>
      {isStart && <circle className="start" cx={start[0]} cy={start[1]} r={5} />}
      <path className="stroke" d={rounded(points)} />
      {role !== 'gap' && <path className="head" d={`M${end.join(' ')}${head}`} />}
    </g>
  );
}

const radius = 7;

/** A path along the corners, each of them rounded. */
function rounded(points: Line['points']): string {
  const towards = ([x, y]: Line['points'][number], [tx, ty]: Line['points'][number]) => {
    const distance = Math.abs(tx - x) + Math.abs(ty - y);
    const part = distance === 0 ? 0 : Math.min(radius, distance / 2) / distance;
    return `${x + (tx - x) * part} ${y + (ty - y) * part}`;
  };
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      return `L${towards(point, before)}Q${point.join(' ')} ${towards(point, after)}`;
    })
    .join('');
}

/** What happens and what must be so, each on a ground of its own, so that no line is seen between its rows. */
function LabelOf({ label: { x, y, place, words, conditions } }: { label: PlacedLabel }) {
  const { line, size } = sizes.text;
  const anchor = ({ onLine: 'start', onSpine: 'middle', atEnd: 'end' } as const)[place];
  const top = place === 'onSpine' ? y + 12 : y - 5 - (words.length - 1) * line;
  const under = place === 'onSpine' ? y + 12 + words.length * line : y + 14;
  const part = (rows: readonly string[], from: number, className: string): ReactNode => {
    if (rows.length === 0) return null;
    const width = Math.max(...rows.map((row) => measure(row, size))) + 8;
    const left = x + 4 - { start: 8, middle: width / 2 + 4, end: width }[anchor];
    return (
      <>
        <rect className="ground" x={left} y={from - 12} width={width} height={rows.length * line} />
        <Rows rows={rows} x={x} y={from} anchor={anchor} className={className} />
      </>
    );
  };
  return (
    <Fragment>
      {part(words, top, 'words')}
      {part(conditions, under, 'soft')}
    </Fragment>
  );
}

interface RowsProps {
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly line?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className: string;
}

const Rows = ({ rows, x, y, line = sizes.text.line, anchor = 'start', className }: RowsProps) => (
  <text className={className} textAnchor={anchor}>
    {rows.map((row, index) => (
      <tspan key={index} x={x} y={y + index * line}>
        {row}
        {anchor === 'start' && ' '}
      </tspan>
    ))}
  </text>
);

/** The outline tells at a glance what a state waits for; never by colour alone. */
export function StateOutline({ kind, width: w, height: h }: { kind: StateKind; width: number; height: number }) {
  const cut = 12;
  const shapes: Partial<Record<StateKind, string>> = {
    timer: `M${cut} 0H${w - cut}L${w} ${h / 2}L${w - cut} ${h}H${cut}L0 ${h / 2}z`,
    passing: `M${cut} 0H${w - cut}L${w} ${cut}V${h - cut}L${w - cut} ${h}H${cut}L0 ${h - cut}V${cut}z`,
    // UML 2.5.1, 16.10: an action that accepts an event
    news: `M0 0H${w}V${h}H0L6 ${h / 2}z`,
  };
  const path = shapes[kind];
  if (path) return <path className="area" d={path} />;
  return (
    <>
      <rect className="area" width={w} height={h} rx={kind === 'server' ? Math.min(h / 2, 22) : 4} />
      {kind === 'end' && <rect className="inner" x={4} y={4} width={w - 8} height={h - 8} rx={2} />}
    </>
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

export const Icon = ({ kind, x = 0, y = 0 }: { kind: StateKind; x?: number; y?: number }) => (
  <path className="icon" transform={`translate(${x} ${y})`} d={icons[kind]} />
);

/** A sample of what leads on, for the key. */
export const Stroke = ({ kind, line }: { kind: WayKind; line: string }) => (
  <g className={classes('line', line, kind)}>
    <path className="stroke" d="M0 14H50" />
    <path className="head" d="M58 14l-8 -4.5v9z" />
  </g>
);

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
