import type { Activity } from '../../contract/activities/activities.schema.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { nameOf } from '../handles/handles.ts';
import { isReleased } from '../pings/release.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { ActivityRow } from './activities.repository.ts';

/** The name that an employee may read now: one's own once it is released, and never of a yes that was taken back. */
function personOf(row: ActivityRow, tenant: TenantRow, now: Date): string | null {
  const { deleted_name, invited_name, applicant_name, applicant_id, organization_id } = row;
  if (deleted_name !== null) return deleted_name;
  if (invited_name !== null) return invited_name;
  if (applicant_id === null || organization_id === null) return null;
  return isReleased(row, now) ? applicant_name : nameOf(tenant, organization_id, applicant_id);
}

export function activityView(
  row: ActivityRow,
  { type }: { readonly type: Role },
  tenant: TenantRow,
  now: Date,
): Activity {
  return {
    id: row.id,
    kind: row.kind,
    happened_at: row.happened_at.toISOString(),
    read: row.read_at !== null,
    organization: row.reported_name ?? (type === 'applicant' ? row.organization_name : null),
    person: type === 'applicant' ? null : personOf(row, tenant, now),
    alert: row.alert_name,
    matches: row.matches,
    ping_id: row.ping_id,
    alert_id: row.alert_id,
    alert_run_id: row.alert_run_id,
  };
}
