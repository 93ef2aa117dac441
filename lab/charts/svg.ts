import type { Locale } from '../../contract/kit/fields.ts';
import type { Chart } from './chart.ts';
import { type Drawing, type Line, type Lines, type PlacedLabel, rowsOf, type Shape, sizes } from './drawing.ts';
import { iconOf, outlineOfShape } from './icons.ts';
import { lines } from './labels.ts';
import { measure } from './measure.ts';
import { marks, stateKinds } from './phrases.ts';
import { noPictureHere } from './pictures.ts';

/** What a drawing shows beside its machine. */
export interface Rendering {
  /** One for a file that stands alone; both for a page that switches by `lang` of its document. */
  readonly locales: readonly Locale[];
  /** A state's pictures, one place for each flow: the page shows one flow's at a time. */
  readonly picturesOf?: (
    path: string,
    locale: Locale,
  ) => readonly { readonly flow: string; readonly source: string | undefined }[];
}

const margin = 16;

/** A drawing as SVG without its style; every state carries its path in `data-path`. */
export function svgOf(
  chart: Chart,
  { width, height, shapes, lines: drawn }: Drawing,
  rendering: Rendering,
  head = '',
): string {
  const [w, h] = [Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin)];
  const frames = shapes.filter(({ role }) => role === 'frame');
  const rest = shapes.filter(({ role }) => role !== 'frame');
  const title = rendering.locales.map((locale) => chart.title[locale]).join(' / ');
  return [
    `<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" style="--width:${w}px" role="group" aria-label="${escape(title)}">`,
    head,
    `<g transform="translate(${margin} ${margin})">`,
    ...frames.map((shape) => shapeSvg(chart, shape, rendering)),
    ...drawn.map(lineSvg),
    ...rest.map((shape) => shapeSvg(chart, shape, rendering)),
    ...drawn.flatMap(({ label }) => (label ? [labelSvg(label, rendering)] : [])),
    '</g>',
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function lineSvg({ role, kind, from, to, points, mark }: Line): string {
  const classes = ['line', role, kind, mark].filter(Boolean).join(' ');
  const [x = 0, y = 0] = points[0] ?? [];
  const dot = from === '' && role === 'spine' ? `<circle class="start" cx="${n(x)}" cy="${n(y)}" r="5"/>` : '';
  const head = role === 'gap' ? '' : arrowHead(points);
  return `${dot}<g class="${classes}" data-from="${from}" data-to="${to}"><path class="stroke" d="${rounded(points)}"/>${head}</g>`;
}

const radius = 7;

/** A path along the corners, each of them rounded. */
function rounded(points: Line['points']): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${n(x)} ${n(y)}`;
      if (!after) return `L${n(x)} ${n(y)}`;
      const [ax, ay] = towards([x, y], before);
      const [bx, by] = towards([x, y], after);
      return `L${n(ax)} ${n(ay)}Q${n(x)} ${n(y)} ${n(bx)} ${n(by)}`;
    })
    .join('');
}

function towards([x, y]: readonly [number, number], [tx, ty]: readonly [number, number]): [number, number] {
  const distance = Math.abs(tx - x) + Math.abs(ty - y);
  const part = distance === 0 ? 0 : Math.min(radius, distance / 2) / distance;
  return [x + (tx - x) * part, y + (ty - y) * part];
}

function arrowHead(points: Line['points']): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  if (x === fromX) return `<path class="head" d="M${n(x)} ${n(y)}l-4.5 ${y > fromY ? -8 : 8}h9z"/>`;
  return `<path class="head" d="M${n(x)} ${n(y)}l${x > fromX ? -8 : 8} -4.5v9z"/>`;
}

function shapeSvg(chart: Chart, shape: Shape, rendering: Rendering): string {
  const { role, path, kind, x, y, width, height, holds, small } = shape;
  const at = `transform="translate(${n(x)} ${n(y)})"`;
  const smallSvg = small.map((one) => smallTextSvg(one, rendering, role === 'note' ? sizes.padding : 4)).join('');
  if (role === 'note')
    return `<g class="note" ${at}><rect width="${n(width)}" height="${n(height)}" rx="6"/>${texts(shape.title, rendering, { x: sizes.padding, y: 20, line: sizes.text.line, className: 'noteTitle' })}${smallSvg}</g>`;
  const state = chart.states.find((one) => one.path === path);
  const name = (locale: Locale) => {
    const waits = state ? `, ${stateKinds[state.kind][locale]}` : '';
    return `${state?.title[locale] ?? path}${waits}`;
  };
  const label = rendering.locales.map(name).join(' / ');
  const link = `data-path="${path}" tabindex="0" role="button" aria-label="${escape(label)}"`;
  if (role === 'sign')
    return `<g class="sign" ${at} ${link}><rect width="${n(width)}" height="${n(height)}" rx="4"/>${texts(shape.title, rendering, { x: 9, y: 17, line: 15, className: 'signText' })}</g>`;
  const classes = ['state', role, kind, shape.mark, holds && 'closed'].filter(Boolean).join(' ');
  const expanded = role === 'frame' || holds ? ` aria-expanded="${role === 'frame'}"` : '';
  const inner = role === 'frame' ? frameSvg(shape, rendering) : boxSvg(shape, rendering);
  const badge = shape.mark
    ? texts(lines(marks[shape.mark], 200), rendering, { x: 10, y: -3, line: 15, className: 'badge' })
    : '';
  return `<g class="${classes}" ${at}><g class="hit" ${link}${expanded}>${inner}${badge}</g>${smallSvg}</g>`;
}

function frameSvg({ width, height, title }: Shape, rendering: Rendering): string {
  return `<rect class="area" width="${n(width)}" height="${n(height)}" rx="8"/><rect class="bar" width="${n(width)}" height="${sizes.frameTitle - 8}" rx="8"/>${texts(title, rendering, { x: 14, y: 21, line: sizes.title.line, className: 'title' })}<path class="fold" d="M${n(width - 26)} 18h10"/>`;
}

function boxSvg({ kind, path, width, height, title, holds, hasPicture }: Shape, rendering: Rendering): string {
  const titleHeight = rowsOf(title) * sizes.title.line + 22;
  const area = hasPicture ? titleHeight : height;
  const stack = holds ? `<path class="stack" d="M8 ${n(height + 4)}H${n(width + 4)}V8"/>` : '';
  const count = holds
    ? `<text class="count" x="${n(width - 9)}" y="${n(area / 2 + 4)}" text-anchor="end">+${holds}</text>`
    : '';
  const pictures = hasPicture
    ? rendering.locales.map((locale) => pictureSvg(path, locale, titleHeight, rendering)).join('')
    : '';
  const icon = `<g class="icon" transform="translate(${sizes.padding} ${n(area / 2 - 8)})">${iconOf(kind)}</g>`;
  const text = centred(title, rendering, area);
  return `${stack}${outlineOfShape(kind, width, height)}${icon}${text}${count}${pictures}`;
}

function pictureSvg(path: string, locale: Locale, top: number, { picturesOf }: Rendering): string {
  const { width, height } = sizes.picture;
  const places = picturesOf?.(path, locale) ?? [];
  return places
    .map(({ flow, source }) =>
      source === undefined
        ? `<g data-flow="${flow}">${textSvg(lines(noPictureHere, width)[locale], locale, { x: sizes.box / 2, y: top + height / 2, line: sizes.text.line, anchor: 'middle', className: 'condition' })}</g>`
        : `<image lang="${locale}" data-flow="${flow}" href="${escape(source)}" x="${(sizes.box - width) / 2}" y="${n(top)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMin meet"/>`,
    )
    .join('');
}

/** A title in the middle of its box, each language by its own number of lines. */
function centred(title: Lines, rendering: Rendering, height: number): string {
  const x = sizes.padding + sizes.icon;
  return rendering.locales
    .map((locale) => {
      const rows = title[locale].length;
      const y = height / 2 + 5 - ((rows - 1) * sizes.title.line) / 2;
      return textSvg(title[locale], locale, { x, y, line: sizes.title.line, className: 'title' });
    })
    .join('');
}

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly line: number;
  readonly className: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const texts = (title: Lines, { locales }: Rendering, placing: Placing): string =>
  locales.map((locale) => textSvg(title[locale], locale, placing)).join('');

function textSvg(rows: readonly string[], locale: Locale, { x, y, line, className, anchor }: Placing): string {
  if (rows.length === 0) return '';
  const anchored = anchor === undefined || anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  // the space between two lines is for those who hear the text; where text ends at a line it would push it away
  const spans = rows
    .map((row, index) => `<tspan x="${n(x)}" y="${n(y + index * line)}">${escape(row)}</tspan>`)
    .join(anchored === '' ? ' ' : '');
  return `<text class="${className}" lang="${locale}"${anchored}>${spans}</text>`;
}

function smallTextSvg(
  { kind, from, to, text, y, mark }: Shape['small'][number],
  rendering: Rendering,
  x: number,
): string {
  const sample = `<path class="stroke" d="M${x} ${n(y + 8)}h14"/>`;
  return `<g class="${['small line', kind, mark].filter(Boolean).join(' ')}" data-from="${from}" data-to="${to}">${sample}${texts(text, rendering, { x: x + 20, y: y + 12, line: sizes.text.line, className: 'smallText' })}</g>`;
}

/** Each label on a ground of its own, so that no line is seen between its rows. */
function labelSvg({ x, y, place, words, conditions }: PlacedLabel, { locales }: Rendering): string {
  const { line } = sizes.text;
  const anchor = ({ onLine: 'start', onSpine: 'middle', atEnd: 'end' } as const)[place];
  return locales
    .map((locale) => {
      const [above, below] = [words[locale], conditions[locale]];
      const top = place === 'onSpine' ? y + 12 : y - 5 - (above.length - 1) * line;
      const under = place === 'onSpine' ? y + 12 + above.length * line : y + 14;
      const told = [
        { rows: above, placing: { x, y: top, line, anchor, className: 'words' } },
        { rows: below, placing: { x, y: under, line, anchor, className: 'condition' } },
      ].filter(({ rows }) => rows.length > 0);
      const grounds = told.map(({ rows, placing }) => groundSvg(rows, locale, placing));
      return [...grounds, ...told.map(({ rows, placing }) => textSvg(rows, locale, placing))].join('');
    })
    .join('');
}

function groundSvg(rows: readonly string[], locale: Locale, { x, y, line, anchor }: Placing): string {
  const width = Math.max(...rows.map((row) => measure(row, sizes.text.size))) + 8;
  const left = x + 4 - ({ start: 8, middle: width / 2 + 4, end: width } as const)[anchor ?? 'start'];
  return `<rect class="ground" lang="${locale}" x="${n(left)}" y="${n(y - 12)}" width="${n(width)}" height="${n(rows.length * line)}"/>`;
}

/** A number as short as a tenth of a pixel allows. */
const n = (value: number): string => String(Math.round(value * 10) / 10);
