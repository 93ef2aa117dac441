import { type RawBuilder, sql } from 'kysely';
import { dayAfter } from '../../contract/kit/age.ts';
import { instantAt } from '../../contract/kit/zoned.ts';
import type { Period } from '../../contract/statistics/period.search.ts';

/** From an instant until before another; without one it has no such end. */
export interface Span {
  readonly after?: Date | undefined;
  readonly before?: Date | undefined;
}

/** What days mean by a clock: from the first one's beginning until the last one's end. */
export function spanOf(days: Required<Period>, timezone: string): Required<Span>;
export function spanOf(days: Period, timezone: string): Span;
export function spanOf({ from, until }: Period, timezone: string): Span {
  return {
    ...(from !== undefined && { after: instantAt(timezone, from, 0) }),
    ...(until !== undefined && { before: instantAt(timezone, dayAfter(until, 1), 0) }),
  };
}

/** The filters of a list with its days as instants. */
export function spanned<F extends Period>(filter: F | undefined, timezone: string): Omit<F, keyof Period> & Span {
  const { from, until, ...rest } = filter ?? ({} as F);
  return { ...rest, ...spanOf({ from, until }, timezone) };
}

export const isWithin = (column: RawBuilder<unknown>, { after, before }: Span) =>
  sql<boolean>`(${after === undefined ? sql`true` : sql`${column} >= ${after}::timestamptz`}
    and ${before === undefined ? sql`true` : sql`${column} < ${before}::timestamptz`})`;
