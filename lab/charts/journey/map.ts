import type { Locale } from '../../../contract/kit/fields.ts';
import type { Mark } from '../chart.ts';
import { markClass } from '../marked.ts';
import { html, type Markup, type Text } from '../markup.ts';
import { marks } from '../phrases.ts';
import { type Box, laneMiddle, laneOrder, layOut, route, width } from './layout.ts';
import type { Lane, StationId } from './stations.ts';
import { type Way, ways } from './ways.ts';

export const laneWords: Readonly<Record<Lane, Text>> = {
  guardian: { de: 'Erziehungsberechtigte', en: 'Guardian' },
  applicant: { de: 'Bewerberin, Bewerber', en: 'Applicant' },
  company: { de: 'Betrieb', en: 'Company' },
};

/** The map as a drawing; the list beside it says the same. */
export function journeyMap(label: string, locale: Locale, markOf: (station: StationId) => Mark | undefined): Markup {
  const { boxes, height } = layOut(locale);
  return html`<svg
    class="journey-map"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="${label}"
    width="${width}"
  >
    ${laneOrder.map((lane) => html`<text class="journey-lane" x="${laneMiddle(lane)}" y="24">${laneWords[lane][locale]}</text>`)}
    ${ways.map((way) => lineOf(way, boxes))} ${boxes.map((box) => boxIn(box, markOf(box.id), locale))}
    ${ways.map((way) => labelOf(way, boxes, locale))}
  </svg>`;
}

/** The head is drawn, not a marker: a marker is found by an id, and the map stands in a page twice. */
function lineOf(way: Way, boxes: readonly Box[]): Markup {
  const { points } = route(way, boxes);
  const [[fromX, fromY], [x, y]] = points.slice(-2) as [readonly [number, number], readonly [number, number]];
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return html`<polyline class="journey-way" points="${points.map((point) => point.join(',')).join(' ')}" />
    <path class="journey-head" d="M0 0-11-5.5v11z" transform="translate(${x} ${y}) rotate(${turn})" />`;
}

function labelOf(way: Way, boxes: readonly Box[], locale: Locale): Markup {
  if (!way.label) return html``;
  const [x, y] = route(way, boxes).label;
  return html`<text class="journey-label" x="${x}" y="${y}">${way.label[locale]}</text>`;
}

function boxIn(box: Box, mark: Mark | undefined, locale: Locale): Markup {
  const { id, x, y, width: wide, height, title, lines, badges } = box;
  return html`<g class="journey-stop${markClass(mark)}">
    <rect class="journey-box" x="${x}" y="${y}" width="${wide}" height="${height}" rx="10" />
    <a href="#journey-${id}"><text class="journey-title" x="${x + 14}" y="${y + 26}">${title}</text></a>
    ${mark ? html`<text class="journey-mark" x="${x + wide - 10}" y="${y + 16}">${marks[mark][locale]}</text>` : ''}
    ${lines.map((line) => html`<text class="journey-${line.kind}" x="${x + 14}" y="${line.y}">${line.text}</text>`)}
    ${badges.map(
      (badge) =>
        html`<g class="${badge.begins ? 'journey-begins' : 'journey-arrives'}">
          <circle cx="${badge.x}" cy="${badge.y}" r="9.5" />
          <text x="${badge.x}" y="${badge.y + 4}">${badge.number}</text>
        </g>`,
    )}
  </g>`;
}
