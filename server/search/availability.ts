import { dayIn } from '../../contract/kit/age.ts';
import { isClosed } from '../../contract/organizations/closed.ts';
import type { LatestPing, UnavailableReason } from '../../contract/search/search.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { Actor } from '../http/route.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

/** Who asks: availability differs from organization to organization. */
export interface Viewer {
  readonly organization_id: string;
  readonly employee_id: string;
}

/** @throws Failure not_found for somebody without an organization */
export function viewerOf({ organization_id, employee_id }: Actor): Viewer {
  if (!organization_id || !employee_id) throw new Failure('not_found');
  return { organization_id, employee_id };
}

export interface Availability {
  readonly reason: UnavailableReason | null;
  readonly latest_ping: LatestPing | null;
}

const dayMs = 86_400_000;

const isOpen = ({ status }: { readonly status: string }): boolean => status === 'created' || status === 'pending';

/** How many pings an employee has sent in the last 24 hours, undone ones aside. */
export async function countPingsOfDay(tx: TenantTx, employeeId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('pings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employee_id', '=', employeeId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('status', '=', 'created')]))
    .executeTakeFirstOrThrow();
  return count;
}

type Pausing = Pick<TenantRow, 'timezone' | 'ping_pause_days'>;

/** The day from which an organization may write to somebody again whom it wrote to then; null once it has come. */
export function writeAgainOn(written: Date, { timezone, ping_pause_days }: Pausing, now: Date): string | null {
  const day = dayIn(timezone, new Date(written.getTime() + ping_pause_days * dayMs));
  return day > dayIn(timezone, now) ? day : null;
}

/**
 * Whether the viewer's organization may contact these applicants now, and if not why
 * (lifecycle Applicant.availability). An undone ping leaves no trace.
 */
export async function availabilityOf(
  tx: TenantTx,
  applicantIds: readonly string[],
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<ReadonlyMap<string, Availability>> {
  if (applicantIds.length === 0) return new Map();
  const organization = await tx
    .selectFrom('organizations')
    .select('status')
    .where('id', '=', viewer.organization_id)
    .executeTakeFirst();
  const ownPings = await tx
    .selectFrom('pings as p')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.employee_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['p.id', 'p.applicant_id', 'p.employee_id', 'p.status', 'p.created_at', 'u.firstname', 'u.lastname'])
    .where('p.organization_id', '=', viewer.organization_id)
    .where('p.applicant_id', 'in', applicantIds)
    .where((eb) => eb.or([eb('p.sent_at', 'is not', null), eb('p.status', '=', 'created')]))
    .orderBy('p.created_at', 'desc')
    .execute();
  const openPings = await tx
    .selectFrom('pings')
    .select((eb) => ['applicant_id', eb.fn.countAll<number>().as('count')])
    .where('applicant_id', 'in', applicantIds)
    .where('status', 'in', ['created', 'pending'])
    .groupBy('applicant_id')
    .execute();
  const open = new Map(openPings.map(({ applicant_id, count }) => [applicant_id, count]));
  const isOverDay = (await countPingsOfDay(tx, viewer.employee_id, now)) >= tenant.pings_per_employee_and_day;

  const reasonFor = (id: string): UnavailableReason | null => {
    const own = ownPings.filter(({ applicant_id }) => applicant_id === id);
    if (isClosed(organization?.status)) return 'organization_inactive';
    if (organization?.status !== 'active') return 'organization_not_active';
    if (own.some(isOpen)) return 'ping_open';
    if (own[0] && writeAgainOn(own[0].created_at, tenant, now)) return 'contacted_recently';
    if ((open.get(id) ?? 0) >= tenant.pings_open_per_applicant) return 'applicant_limit';
    return isOverDay ? 'employee_limit' : null;
  };
  const latestTo = (id: string): LatestPing | null => {
    const latest = ownPings.find(({ applicant_id }) => applicant_id === id);
    return latest
      ? {
          id: latest.id,
          status: latest.status,
          created_at: latest.created_at.toISOString(),
          by: latest.employee_id === viewer.employee_id ? null : `${latest.firstname} ${latest.lastname}`,
          write_again_on: isOpen(latest) ? null : writeAgainOn(latest.created_at, tenant, now),
        }
      : null;
  };
  return new Map(applicantIds.map((id) => [id, { reason: reasonFor(id), latest_ping: latestTo(id) }]));
}
