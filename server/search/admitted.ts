import { type RawBuilder, sql } from 'kysely';
import type { searchOrders } from '../../contract/search/search.schema.ts';
import { isMatchable } from '../applicants/matchable.ts';
import { notBlockedBy } from '../blocks/blocks.ts';
import { isInterestedIn } from '../interests/interested.ts';
import { isHiddenBy, isMarkedBy } from './marks.ts';
import { isRecommendedTo } from './recommended.ts';

/** Filters with every name and place resolved to ids, and the order's day to what it means. */
export interface ResolvedSearch {
  readonly tenant_id: string;
  readonly organization_id: string;
  /** Occupations asked for, which further wishes may name as well, and the related ones admitted, nearest first; undefined admits all. */
  readonly wishes: { readonly same: readonly string[]; readonly related: readonly (readonly string[])[] } | undefined;
  /** Graduations admitted; undefined admits all. */
  readonly graduation_type_ids: readonly string[] | undefined;
  /** Areas by band around the place searched, or else the company, nearest first; `isLimit` where nobody beyond is wanted. */
  readonly near: { readonly bands: readonly (readonly number[])[]; readonly isLimit: boolean };
  readonly recommended_only: boolean;
  readonly not_contacted: boolean;
  readonly saved: boolean;
  /** Those alone, or as well; else they are left out. */
  readonly hidden: boolean | 'too';
  /** Who shows the organization interest on this day; undefined asks for none. */
  readonly interested_on: string | undefined;
  /** Who came or confirmed since then; null admits nobody, undefined everybody. */
  readonly fresh_since: Date | null | undefined;
  /** Whom this run of an alert of the organization has reported. */
  readonly alert_run_id?: string | undefined;
  /** Who accepted the terms since then. */
  readonly findable_since?: Date | undefined;
  readonly order: (typeof searchOrders)[number];
  /** Confirmed since then is confirmed lately. */
  readonly since: Date;
  /** Whose turn it is among equals. */
  readonly turn: number;
  readonly limit: number;
  readonly offset: number;
}

export const uuids = (list: readonly string[]) => sql`${`{${list.join(',')}}`}::uuid[]`;
export const ints = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::int[]`;

/** Of another organization's run, or one that isn't there, nobody. */
const foundByRun = (runId: string, organizationId: string) =>
  sql`a.id in (select s.applicant_id from alert_seen s
    join alerts w on w.tenant_id = s.tenant_id and w.id = s.alert_id and w.organization_id = ${organizationId}::uuid
    where s.tenant_id = a.tenant_id and s.run_id = ${runId}::uuid)`;

const isFresh = (since: Date | null) =>
  since === null
    ? sql`false`
    : sql`(a.tos_accepted_at > ${since}::timestamptz or a.renewed_at > ${since}::timestamptz)`;

/** What everybody found fulfils, apart from wishes: each part is answered by the index that a query walks. */
export function conditions(search: ResolvedSearch) {
  const { near } = search;
  const parts = [
    sql`a.tenant_id = ${search.tenant_id}::uuid`,
    isMatchable,
    notBlockedBy(search.organization_id),
    ...(search.hidden === true ? [isMarkedBy(search.organization_id, { hidden: true })] : []),
    ...(search.hidden === false ? [sql`not ${isHiddenBy(search.organization_id)}`] : []),
    ...(search.saved ? [isMarkedBy(search.organization_id, { hidden: false })] : []),
    ...(search.interested_on === undefined ? [] : [isInterestedIn(search.organization_id, search.interested_on)]),
    ...(search.fresh_since === undefined ? [] : [isFresh(search.fresh_since)]),
    ...(near.isLimit ? [sql`a.area_id = any(${ints(near.bands.flat())})`] : []),
    ...(search.graduation_type_ids ? [sql`a.graduation_type_id = any(${uuids(search.graduation_type_ids)})`] : []),
    ...(search.recommended_only ? [isRecommendedTo(search.organization_id)] : []),
    ...(search.not_contacted
      ? [
          sql`not exists (select from pings p where p.tenant_id = a.tenant_id and p.applicant_id = a.id
             and p.organization_id = ${search.organization_id}::uuid and (p.sent_at is not null or p.status = 'created'))`,
        ]
      : []),
    ...(search.alert_run_id === undefined ? [] : [foundByRun(search.alert_run_id, search.organization_id)]),
    ...(search.findable_since ? [sql`a.tos_accepted_at >= ${search.findable_since}::timestamptz`] : []),
  ];
  return sql.join(parts, sql` and `);
}

/** The n-th further wish is one of these; each has an index of its own, for row-level security keeps `&&` from using any. */
function isFurther(n: number, ids: readonly string[]) {
  const wish = sql`a.further_occupation_ids[${sql.lit(n)}]`;
  return sql`${wish} is not null and ${wish} = any(${uuids(ids)})`;
}

/** Everybody admitted; main and further wishes are looked up apart, each by its index, and nobody stands in two of them. */
export function admitted(search: ResolvedSearch, columns: RawBuilder<unknown>) {
  const all = sql`select ${columns} from applicants a where ${conditions(search)}`;
  if (!search.wishes) return all;
  const { same, related } = search.wishes;
  const main = uuids([same, ...related].flat());
  const further = [1, 2, 3].map((n) => {
    const earlier = Array.from(
      { length: n - 1 },
      (_, before) => sql` and (${isFurther(before + 1, same)}) is not true`,
    );
    return sql`${all} and a.occupation_id <> all(${main}) and ${isFurther(n, same)}${sql.join(earlier, sql``)}`;
  });
  return sql.join([sql`${all} and a.occupation_id = any(${main})`, ...further], sql` union all `);
}
