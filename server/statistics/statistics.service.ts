import { unmatchableReasons } from '../../contract/applicants/unmatchable-reasons.ts';
import { bornBy, dayIn } from '../../contract/kit/age.ts';
import { answerableStatuses } from '../../contract/pings/desk.search.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import { pingStatuses } from '../../contract/pings/pings.search.ts';
import {
  type ApplicantStatistics,
  type EmployeeStatistics,
  type OrganizationStatistics,
  rankingSize,
  stalledDays,
} from '../../contract/statistics/statistics.schema.ts';
import { askedUsages, organizationStatuses } from '../../contract/organizations/organizations.search.ts';
import { searchStatuses } from '../../contract/users/me.schema.ts';
import { tallyChosenApplicants } from '../applicants/desk.service.ts';
import type { TenantTx } from '../db/scope.ts';
import { countEmployees } from '../employees/employees.service.ts';
import { areaOf } from '../geo/areas.ts';
import { occupationName } from '../occupations/occupations.ts';
import { spanOf } from '../kit/span.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { type Days, stretchesOf } from './stretches.ts';
import {
  countArchived,
  countCourse,
  tallyApplicants,
  tallyOrganizations,
  tallyPings,
} from './statistics.repository.ts';

export { countsDue, foldCounts } from './statistics.repository.ts';

/** One count: of what, of which of them (null: of those who have none), and what that is called. */
interface Tally {
  readonly what: string;
  readonly key: string | null;
  readonly name?: string | null;
  readonly count: number;
}

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

/** The most frequent by name, then the others and those without one. Names decide ties, so that a page looks the same tomorrow. */
function rankingOf<Id extends string | number>(
  rows: readonly Tally[],
  idOf: (key: string) => Id,
  nameOf: (row: Tally) => string,
) {
  const named = rows.flatMap((row) =>
    row.key === null ? [] : [{ id: idOf(row.key), name: nameOf(row), count: row.count }],
  );
  const sorted = named.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'de'));
  return {
    top: sorted.slice(0, rankingSize),
    rest: sum(sorted.slice(rankingSize).map(countOf)),
    none: sum(rows.filter(({ key }) => key === null).map(countOf)),
  };
}
const itself = (key: string): string => key;

/** Whoever there is by the sums; of some days only those who registered on them, as the list has them. */
async function tally(tx: TenantTx, tenant: TenantRow, now: Date, days: Days | undefined): Promise<readonly Tally[]> {
  const { timezone, guardian_age } = tenant;
  const today = dayIn(timezone, now);
  if (days === undefined) return tallyApplicants(tx, { today, guardian_age, now });
  const span = spanOf(days, timezone);
  const chosen = await tallyChosenApplicants(tx, span, { born_by: bornBy(guardian_age, today), now });
  return [...chosen, { what: 'search_status', key: 'archived', name: null, count: await countArchived(tx, span) }];
}

export async function applicantStatistics(
  tx: TenantTx,
  tenant: TenantRow,
  now: Date,
  days?: Days,
): Promise<ApplicantStatistics> {
  const tallies = await tally(tx, tenant, now, days);
  const of = (what: string) => tallies.filter((one) => one.what === what);
  const counts = <K extends string>(what: string, keys: readonly K[]) =>
    countsBy(keys, of(what), ({ key }) => keys.find((known) => known === key) ?? null, countOf);
  const { matchable, ...reasons } = counts('standing', ['matchable', ...unmatchableReasons]);
  const total = matchable + sum(Object.values(reasons));
  const verified = total - reasons.unverified;
  const onboarded = verified - reasons.onboarding_incomplete;
  const course = await courseOf(tx, tenant, now, days);
  return {
    total,
    verified,
    onboarded,
    tos_accepted: onboarded - reasons.tos_not_accepted - reasons.guardian_not_confirmed,
    matchable,
    unmatchable_reasons: reasons,
    minors_waiting: reasons.guardian_not_confirmed,
    new: days === undefined ? counts('new', ['days_7', 'days_30']) : null,
    course: course.map(({ from, until, registered }) => ({ from, until, registered })),
    by_search_status: counts('search_status', searchStatuses),
    by_source: rankingOf(of('source'), itself, ({ name }) => name ?? ''),
    by_occupation: rankingOf(of('occupation'), itself, ({ key }) => occupationName(key)),
    by_area: rankingOf(of('area'), Number, ({ key }) => areaOf(Number(key))?.name ?? ''),
  };
}

/** Stretches of the days asked for, else of the last twelve weeks, with what came in each. */
async function courseOf(
  tx: TenantTx,
  { timezone }: TenantRow,
  now: Date,
  days: Days | undefined,
  organizationId?: string,
) {
  const stretches = stretchesOf(days, dayIn(timezone, now));
  const counts = await countCourse(
    tx,
    stretches.map((stretch) => spanOf(stretch, timezone)),
    organizationId,
  );
  return stretches.map((stretch, at) => ({ ...stretch, registered: 0, sent: 0, accepted: 0, ...counts[at] }));
}

export async function employeeStatistics(
  tx: TenantTx,
  tenant: TenantRow,
  now: Date,
  days?: Days,
  organizationId?: string,
): Promise<EmployeeStatistics> {
  const span = days && spanOf(days, tenant.timezone);
  const employees = await countEmployees(tx, now, { ...span, organization_id: organizationId });
  const pings = await tallyPings(tx, span, organizationId);
  const answerable = pings.filter(({ status }) => isAnswerable.has(status));
  const course = await courseOf(tx, tenant, now, days, organizationId);
  return {
    perspective: 'tenant',
    ...employees,
    pings_by_status: countsBy(pingStatuses, pings, ({ status }) => status, writtenOf),
    answer_rate: {
      answered: sum(answerable.map(({ answered }) => answered)),
      of: sum(answerable.map(({ sent }) => sent)),
    },
    course: course.map(({ from, until, sent, accepted }) => ({ from, until, sent, accepted })),
  };
}

const isAnswerable: ReadonlySet<PingStatus> = new Set(answerableStatuses);

/** As their list has them: what was undone before it went out is nobody's business. */
const writtenOf = ({ status, count, sent }: { status: PingStatus; count: number; sent: number }): number =>
  status === 'created' ? count : sent;

export async function organizationStatistics(
  tx: TenantTx,
  { timezone }: TenantRow,
  now: Date,
  days?: Days,
): Promise<OrganizationStatistics> {
  const rows = await tallyOrganizations(tx, daysBefore(now, stalledDays), spanOf(days ?? {}, timezone));
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
