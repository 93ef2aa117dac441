import { dayIn } from '../../contract/kit/age.ts';
import { type Alert, hasCriterion } from '../../contract/alerts/alerts.schema.ts';
import { type Criteria, criteriaFilters } from '../../contract/search/search.schema.ts';
import { alertLifecycle } from '../../machines/alerts/alert.lifecycle.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import type { Caller } from '../kit/records.ts';
import type { AlertRow } from './alerts.repository.ts';
import { findRecipients } from './readers.repository.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Of what was saved, the filters that there still are. */
export const criteriaOf = (saved: object): Criteria =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => name in criteriaFilters));

export async function alertViews(rows: readonly AlertRow[], { tx, tenant, actor }: Caller): Promise<Alert[]> {
  const recipients = Map.groupBy(
    await findRecipients(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ alert_id }) => alert_id,
  );
  return rows.map((row) => {
    const told = recipients.get(row.id) ?? [];
    const criteria = criteriaOf(row.criteria);
    const canRun = hasCriterion(criteria) && told.some(({ opted_out }) => !opted_out);
    return {
      id: row.id,
      organization_id: row.organization_id,
      name: row.name,
      interval: row.interval,
      criteria,
      recipients: told.map(({ employee_id, firstname, lastname, opted_out }) => ({
        employee_id,
        fullname: `${firstname} ${lastname}`,
        opted_out,
      })),
      email_template_id: row.template_id,
      status: row.status,
      paused_until: row.paused_until && dayIn(tenant.timezone, row.paused_until),
      last_run_at: iso(row.last_run_at),
      last_found: row.last_found,
      next_run_at: iso(row.next_run_at),
      last_sent_at: iso(row.last_sent_at),
      asked_at: row.status === 'active' ? iso(row.asked_at) : null,
      matches_last_run: row.matches_last_run,
      matches_total: row.matches_total,
      events: eventsFor(alertLifecycle, row.status, actor.type).filter(
        (event) => canRun || (event !== 'activate' && event !== 'resume'),
      ),
      version: row.version,
      created_at: row.created_at.toISOString(),
    };
  });
}
