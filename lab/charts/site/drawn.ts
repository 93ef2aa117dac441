import type { Chart } from '../chart.ts';
import { chartView } from './chart-view.ts';

export const drawnAs = (chart: Chart, open: ReadonlySet<string>): string =>
  textOf(chartView({ chart, open, locale: 'en', onPress: () => undefined, pictureOf: () => undefined }));

function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (typeof part !== 'object' || part === null) return String(part);
  const { strings, values } = part as { readonly strings: readonly string[]; readonly values: readonly unknown[] };
  return strings.map((text, index) => text + textOf(values[index] ?? '')).join('');
}
