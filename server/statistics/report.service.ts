import { dayIn } from '../../contract/kit/age.ts';
import { instantAt } from '../../contract/kit/zoned.ts';
import { fewest, type Pair, step, type YearReport } from '../../contract/statistics/report.schema.ts';
import { rankingSize } from '../../contract/statistics/statistics.schema.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { occupationName } from '../occupations/occupations.ts';
import { countMonths, countOccupations, countYear, type Span } from './report.repository.ts';

const isFew = (count: number): boolean => count > 0 && count < fewest;
/** A count of people. */
export const toldOf = (count: number): number | null => (isFew(count) ? null : count);
/** A part of a whole that is told: where it is few, or all but few, either would tell the other. */
export const toldPart = (part: number, whole: number): number | null =>
  isFew(part) || isFew(whole - part) || isFew(whole) ? null : part;
/** A count of what people did or got, each as often as it was: only where no group of these is few. */
export const toldBy = (count: number, ...people: readonly number[]): number | null =>
  people.some(isFew) ? null : count;
/**
 * A month alone is what is missing to the year: so its course is told in steps; one in which it
 * was few people counts them and not how often.
 */
export const inSteps = (
  months: readonly { readonly month: number; readonly count: number; readonly people: number }[],
): number[] =>
  Array.from({ length: 12 }, (_, index) => {
    const { count: all, people } = months.find(({ month }) => month === index + 1) ?? { count: 0, people: 0 };
    const count = isFew(people) ? people : all;
    return Math.round(count / step) * step;
  });

const spanOf = (year: number, timezone: string): Span => ({
  from: instantAt(timezone, `${year}-01-01`, 0),
  until: instantAt(timezone, `${year + 1}-01-01`, 0),
});

type Occupations = Pick<YearReport, 'occupations' | 'other_occupations'>;

/** The most frequent by name; if the others were few, they would be told apart by what is missing to all. */
export function toldOccupations(rows: readonly { readonly id: string | null; readonly count: number }[]): Occupations {
  const named = rows.flatMap(({ id, count }) => (id === null || count < fewest ? [] : [{ id, count }]));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const top = named.slice(0, rankingSize);
  const rest = () => total - top.reduce((sum, { count }) => sum + count, 0);
  while (isFew(rest()) && top.length > 0) top.pop();
  return {
    occupations: top.map(({ id, count }) => ({ id, name: occupationName(id), count })),
    other_occupations: toldOf(rest()),
  };
}

/** @throws Failure not_found, for a year that the tenant has not seen */
export async function yearReport({ tx, tenant, now }: Caller, asked: number | undefined): Promise<YearReport> {
  const { timezone } = tenant;
  const today = dayIn(timezone, now);
  const thisYear = Number(today.slice(0, 4));
  const first = Number(dayIn(timezone, tenant.created_at).slice(0, 4));
  const year = asked ?? thisYear;
  if (year < first || year > thisYear) throw new Failure('not_found');
  const span = spanOf(year, timezone);
  const is = await countYear(tx, span);
  const was = await countYear(tx, spanOf(year - 1, timezone));
  const months = await countMonths(tx, span, timezone);
  type Counted = keyof typeof is;
  const pair = (of: Counted, tell: (year: typeof is) => number | null = (it) => toldOf(it[of])): Pair => ({
    now: tell(is),
    before: tell(was),
  });
  const part = (of: Counted, whole: Counted) => pair(of, (it) => toldPart(it[of], it[whole]));
  const plain = (of: Counted) => pair(of, (it) => it[of]);
  return {
    year,
    is_compared: year > first,
    years: Array.from({ length: thisYear - first + 1 }, (_, ago) => thisYear - ago),
    through: year === thisYear ? today : null,
    applicants: {
      registered: pair('registered'),
      by_code: part('by_code', 'registered'),
      found: pair('found'),
      found_here: part('found_here', 'found'),
    },
    messages: {
      written: pair('written', (it) => toldBy(it.written, it.written_people)),
      answered: pair('answered', (it) =>
        toldBy(it.answered, it.answered_people, it.unanswered_people, it.written_people),
      ),
      accepted: pair('accepted', (it) =>
        toldBy(it.accepted, it.accepted_people, it.unaccepted_people, it.answered_people),
      ),
    },
    companies: { joined: plain('joined'), writing: plain('writing'), referring: plain('referring') },
    months: { registered: inSteps(months.registered), written: inSteps(months.written) },
    ...toldOccupations(await countOccupations(tx, span)),
  };
}
