import { type RawBuilder, sql } from 'kysely';
import { type ApplicantFilter, lacking, type Moment } from './desk.filter.ts';

type Question = keyof ApplicantFilter;
type Sums = RawBuilder<boolean>;

/** What is counted by is written small; an id may be asked for in capitals. */
const of = (what: string, keys: readonly string[]): Sums =>
  sql<boolean>`(what = ${what} and key = any(${keys.map((key) => key.toLowerCase())}::text[]))`;

/** Which sums tell how many somebody's answer to a question names; none where they don't. */
const tellers: { readonly [Q in Question]?: (asked: NonNullable<ApplicantFilter[Q]>, moment: Moment) => Sums | null } =
  {
    search_status: (asked) => of('search_status', asked),
    occupation: (id) => of('occupation', [id]),
    area: (id) => of('area', [String(id)]),
    source: (id) => sql<boolean>`(what = 'code' and key in (
    select c.id::text from registration_codes c where c.organization_id = ${id}::uuid))`,
    without: ([first, ...more]) => (first === undefined || more.length > 0 ? null : of(first, [''])),
    matchable: (asked) => (asked.length === 1 && asked[0] === 'yes' ? of('standing', ['matchable']) : null),
    reached: (asked) =>
      sql<boolean>`(what = 'standing' and key <> all(${asked.flatMap((step) => lacking[step])}::text[]))`,
    unmatchable_reason: (asked, { born_by }) => {
      // those are counted as people
      if (asked.includes('unverified')) return null;
      const [isAsked, isWaitedFor] = [asked.includes('tos_not_accepted'), asked.includes('guardian_not_confirmed')];
      const others = asked.filter((reason) => reason !== 'tos_not_accepted' && reason !== 'guardian_not_confirmed');
      return sql<boolean>`(${of('standing', others)} or case when what = 'born' then
      case when key::date > ${born_by}::date then ${isWaitedFor}::boolean else ${isAsked}::boolean end else false end)`;
    },
  };

/**
 * The sums that tell how many a filter names, where a single question is asked that they answer: those that the figures
 * are made of (migration 0010; archived searches are in none but `search_status` since 0060, areas are counted since
 * 0067). To walk so many people takes longer than their page.
 */
export function sumsOf(filter: ApplicantFilter, moment: Moment): Sums | null {
  const asked = (Object.keys(filter) as Question[]).filter((name) => filter[name] !== undefined && filter[name] !== '');
  const [only, ...more] = asked;
  if (only === undefined || more.length > 0) return null;
  const tell = tellers[only] as ((answer: unknown, moment: Moment) => Sums | null) | undefined;
  return tell?.(filter[only], moment) ?? null;
}
