import { unmatchableReasons } from '../../contract/applicants/unmatchable-reasons.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { pingStatuses } from '../../contract/pings/pings.search.ts';
import {
  type ApplicantStatistics,
  type EmployeeStatistics,
  type OrganizationStatistics,
  type Ranking,
  rankingSize,
  stalledDays,
  weeksShown,
} from '../../contract/statistics/statistics.schema.ts';
import { askedUsages, organizationStatuses } from '../../contract/organizations/organizations.search.ts';
import { searchStatuses } from '../../contract/users/me.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { countEmployees } from '../employees/employees.service.ts';
import { occupationName } from '../occupations/occupations.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { type ApplicantTally, tallyApplicants, tallyOrganizations, tallyPings } from './statistics.repository.ts';

export { countsDue, foldCounts } from './statistics.repository.ts';

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Every key with its sum, 0 where nothing was counted. */
function countsBy<K extends string, T>(
  keys: readonly K[],
  rows: readonly T[],
  keyOf: (row: T) => K | null,
  of: (row: T) => number,
) {
  return Object.fromEntries(
    keys.map((key) => [key, rows.reduce((sum, row) => (keyOf(row) === key ? sum + of(row) : sum), 0)]),
  ) as Record<K, number>;
}
const countOf = ({ count }: { readonly count: number }): number => count;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function rankingOf<T extends { key: string | null; count: number }>(
  rows: readonly T[],
  nameOf: (row: T) => string,
): Ranking {
  const named = rows.flatMap((row) => (row.key === null ? [] : [{ id: row.key, name: nameOf(row), count: row.count }]));
  // names decide ties, so that a page looks the same tomorrow
  const sorted = named.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'de'));
  return {
    top: sorted.slice(0, rankingSize),
    rest: sum(sorted.slice(rankingSize).map(countOf)),
    none: sum(rows.filter(({ key }) => key === null).map(countOf)),
  };
}

export async function applicantStatistics(tx: TenantTx, tenant: TenantRow, now: Date): Promise<ApplicantStatistics> {
  const tallies = await tallyApplicants(tx, {
    today: dayIn(tenant.timezone, now),
    guardian_age: tenant.guardian_age,
    now,
  });
  const of = <What extends ApplicantTally['what']>(what: What) =>
    tallies.filter((tally): tally is Extract<ApplicantTally, { what: What }> => tally.what === what);
  const counts = <K extends string>(what: ApplicantTally['what'], keys: readonly K[]) =>
    countsBy(keys, of(what), ({ key }) => keys.find((known) => known === key) ?? null, countOf);
  const { matchable, ...reasons } = counts('standing', ['matchable', ...unmatchableReasons]);
  const total = matchable + sum(Object.values(reasons));
  const verified = total - reasons.unverified;
  const onboarded = verified - reasons.onboarding_incomplete;
  const weeks = Array.from({ length: weeksShown }, (_, ago) => String(weeksShown - 1 - ago));
  const byWeek = counts('week', weeks);
  return {
    total,
    verified,
    onboarded,
    tos_accepted: onboarded - reasons.tos_not_accepted - reasons.guardian_not_confirmed,
    matchable,
    unmatchable_reasons: reasons,
    minors_waiting: reasons.guardian_not_confirmed,
    new: counts('new', ['days_7', 'days_30']),
    weekly: weeks.map((week) => byWeek[week] ?? 0),
    by_search_status: counts('search_status', searchStatuses),
    by_source: rankingOf(of('source'), ({ name }) => name ?? ''),
    by_occupation: rankingOf(of('occupation'), ({ key }) => occupationName(key)),
  };
}

export async function employeeStatistics(tx: TenantTx, now: Date): Promise<EmployeeStatistics> {
  const employees = await countEmployees(tx, now);
  const pings = await tallyPings(tx);
  // an answer stays one when it is filed away; what was filed away without one had its time
  const answerable = pings.filter(({ status }) => ['accepted', 'declined', 'expired', 'archived'].includes(status));
  return {
    perspective: 'tenant',
    ...employees,
    pings_by_status: countsBy(pingStatuses, pings, ({ status }) => status, countOf),
    answer_rate: {
      answered: sum(answerable.map(({ answered }) => answered)),
      of: sum(answerable.map(({ sent }) => sent)),
    },
  };
}

export async function organizationStatistics(tx: TenantTx, now: Date): Promise<OrganizationStatistics> {
  const rows = await tallyOrganizations(tx, daysBefore(now, stalledDays));
  return {
    total: sum(rows.map(countOf)),
    by_status: countsBy(organizationStatuses, rows, ({ status }) => status, countOf),
    by_usage_type: countsBy(askedUsages, rows, ({ usage_type }) => usage_type ?? 'unsaid', countOf),
    with_profile: sum(rows.map(({ with_profile }) => with_profile)),
    with_code: sum(rows.map(({ with_code }) => with_code)),
    with_alert: sum(rows.map(({ with_alert }) => with_alert)),
    stalled: sum(rows.map(({ stalled }) => stalled)),
  };
}
