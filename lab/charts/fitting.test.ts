import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allCharts } from './files.ts';
import { drawingOf } from './layout.ts';
import { viewsOf } from './views.ts';

const style = readFileSync(new URL('page.css', import.meta.url), 'utf8');
const [, smallest] = /\n\.view \.chart \{[^}]*max\(100%, ([\d.]+) \* var\(--width\)\)/u.exec(style) ?? [];
/** Smaller than this, letters of twelve pixels are hard to read on a screen. */
const readable = 2 / 3;
/** A window of 1280 pixels without the navigation and the margins of the main part. */
const column = 1280 - 15 * 16 - 2 * 1.5 * 16;
const margins = 32;

it.each(allCharts().map((chart) => [chart.id, chart] as const))(
  '%s: its first drawing is not wider than its column, in a window of 1280 pixels',
  (_, chart) => {
    const [first] = viewsOf(chart);
    const { width } = drawingOf(chart, first?.open ?? []);
    expect((width + margins) * Number(smallest)).toBeLessThanOrEqual(column);
    expect(Number(smallest)).toBeGreaterThanOrEqual(readable);
  },
);

it('what is wider with a parent open scrolls, and has a bar that stays', () => {
  expect(style).toMatch(/\n\.drawing \{[^}]*overflow-x: auto;/u);
  expect(style).toMatch(/\n\.drawing::-webkit-scrollbar \{/u);
});
