import { dayIn } from '../../contract/kit/age.ts';
import type { Alert } from '../../contract/alerts/alerts.schema.ts';
import { hasCriterion } from '../../contract/search/estimate.schema.ts';
import { type Criteria, criteriaFilters } from '../../contract/search/search.schema.ts';
import { alertLifecycle } from '../../machines/alerts/alert.lifecycle.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import type { Caller } from '../kit/records.ts';
import { shown } from '../kit/shown.ts';
import type { AlertRow } from './alerts.repository.ts';
import { findRecipients } from './readers.repository.ts';

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
      ...shown(row),
      criteria,
      recipients: told.map(({ employee_id, firstname, lastname, opted_out }) => ({
        employee_id,
        fullname: `${firstname} ${lastname}`,
        opted_out,
      })),
      email_template_id: row.template_id,
      paused_until: row.paused_until && dayIn(tenant.timezone, row.paused_until),
      asked_at: row.status === 'active' ? (row.asked_at?.toISOString() ?? null) : null,
      events: eventsFor(alertLifecycle, row.status, actor.type).filter(
        (event) => canRun || (event !== 'activate' && event !== 'resume'),
      ),
    };
  });
}
