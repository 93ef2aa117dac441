import { cpus, loadavg } from 'node:os';

/** One line of the report. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it is measured against, in words. */
  readonly reference: string;
  /** False where a budget that doesn't depend on the machine is broken; absent where there is none. */
  readonly held?: boolean;
}

/** Headline of a part, with how busy the machine is: times mean little without it. */
export function printHeading(title: string): void {
  console.log(`\n${title}  (${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'})`);
}

/** Figures in columns. */
export function printFigures(figures: readonly Figure[]): void {
  const widest = (pick: (figure: Figure) => string) => Math.max(...figures.map((figure) => pick(figure).length));
  const [what, value] = [widest((it) => it.what), widest((it) => it.value)];
  for (const figure of figures) {
    const mark = figure.held === undefined ? '    ' : figure.held ? 'ok  ' : 'FAIL';
    console.log(`  ${mark}  ${figure.what.padEnd(what)}  ${figure.value.padStart(value)}   ${figure.reference}`);
  }
}

/** The value a share `q` of the numbers does not exceed. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
