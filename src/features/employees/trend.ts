/** Four weeks and the four before. */
export interface Trend {
  readonly now: number;
  readonly before: number;
  /** Of the four weeks before; null where so few say nothing by it. */
  readonly percent: number | null;
}

/** Of fewer than these a percentage makes a lot of a little. */
const fewest = 20;

export function trendOf(weekly: readonly number[]): Trend {
  const half = weekly.length / 2;
  const sum = (weeks: readonly number[]): number => weeks.reduce((total, count) => total + count, 0);
  const [before, now] = [sum(weekly.slice(0, half)), sum(weekly.slice(half))];
  return { now, before, percent: before < fewest ? null : Math.round(((now - before) / before) * 100) };
}
