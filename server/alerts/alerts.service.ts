import { hasCriterion, mostAlerts, type NewAlert, type UpdateAlert } from '../../contract/alerts/alerts.schema.ts';
import type { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { dayIn } from '../../contract/kit/age.ts';
import type { BodyOf } from '../../contract/kit/endpoint.ts';
import type { RuleIssue } from '../../contract/kit/rules.ts';
import { alertLifecycle } from '../../machines/alerts/alert.lifecycle.ts';
import { findPingTemplate } from '../email-templates/email-templates.repository.ts';
import { lockOrganization } from '../invitations/invitations.repository.ts';
import { type Caller, ownedBy, type RecordKind, type RowOf } from '../kit/records.ts';
import { Failure } from '../http/failure.ts';
import { centreOf } from '../search/resolve.ts';
import { meetAll } from './alerts.matches.ts';
import { type AlertRow, countAlerts, countColleagues, storeRecipients } from './alerts.repository.ts';
import { dayBegins, nextRun } from './schedule.ts';

export const alertRecords = {
  table: 'alerts',
  subject: 'Alert',
  lifecycle: alertLifecycle,
} as const satisfies RecordKind;

type Input = NewAlert | UpdateAlert;

const refuse = (field: string, issue: RuleIssue): never => {
  throw new Failure('validation', { errors: { [field]: [issue] } });
};

/** Whom an alert tells: whoever makes it, where nobody is named. */
const recipientsOf = ({ recipient_ids }: Input, { actor }: Caller, row?: AlertRow): readonly string[] | undefined =>
  recipient_ids ?? (row ? undefined : actor.employee_id === undefined ? [] : [actor.employee_id]);

/** @throws Failure conflict for an archived alert; validation */
export async function checkAlert(input: Input, call: Caller, row?: AlertRow): Promise<void> {
  if (row?.status === 'archived') throw new Failure('conflict');
  const { tx } = call;
  const organization_id = row?.organization_id ?? ownedBy(call);
  if (!row) await refuseOneMore(call, organization_id);
  const isActive = row ? row.status === 'active' : 'status' in input && input.status === 'active';
  const { criteria, email_template_id } = input;
  if (criteria) {
    centreOf(criteria.centre, 'criteria.centre');
    if (isActive && !hasCriterion(criteria)) refuse('criteria', { rule: 'criteria_needed' });
  }
  const recipients = recipientsOf(input, call, row);
  if (recipients) {
    if (isActive && recipients.length === 0) refuse('recipient_ids', { rule: 'min_items', params: { min: 1 } });
    if ((await countColleagues(tx, organization_id, recipients)) < new Set(recipients).size)
      refuse('recipient_ids', { rule: 'unknown' });
  }
  if (email_template_id && !(await findPingTemplate(tx, email_template_id, organization_id)))
    refuse('email_template_id', { rule: 'unknown' });
}

/** What is made at the same time is counted one after the other. */
async function refuseOneMore({ tx, actor }: Caller, organization_id: string): Promise<void> {
  await lockOrganization(tx, organization_id);
  const whose =
    actor.organization_id === undefined
      ? ({ organization_id, by_staff: true } as const)
      : { created_by: actor.user_id };
  if ((await countAlerts(tx, whose)) >= mostAlerts)
    refuse('name', { rule: 'alerts_full', params: { max: mostAlerts } });
}

export function alertRow(input: Input, { actor, now }: Caller, row?: AlertRow): RowOf<'alerts'> {
  const { criteria, recipient_ids: _, ...plain } = input;
  return {
    ...plain,
    used_at: now,
    asked_at: null,
    ...(criteria && { criteria: JSON.stringify(criteria) }),
    ...(!row && { created_by: actor.user_id, by_staff: actor.organization_id === undefined }),
  };
}

type Written = Caller & { readonly body: Input | BodyOf<typeof alerts.transition> };

/** What follows from a change: whom it tells, whom it has met, and when it runs. */
export async function alertChanged(row: AlertRow, call: Written, before?: AlertRow): Promise<void> {
  const { tx, tenant, now, body } = call;
  const moved = 'event' in body ? body : undefined;
  const recipients = 'event' in body ? undefined : recipientsOf(body, call, before);
  if (recipients) await storeRecipients(tx, row.id, [...new Set(recipients)], dayIn(tenant.timezone, now));

  const runs = row.status === 'active';
  const looksElse = before?.status !== 'active' || JSON.stringify(before.criteria) !== JSON.stringify(row.criteria);
  if (runs && looksElse) await meetAll(tx, row, tenant, now);

  const first = before?.interval === row.interval ? row.first_run_on : null;
  const next = runs ? nextRun(row.interval, first, tenant.timezone, now) : undefined;
  await tx
    .updateTable('alerts')
    .set({
      next_run_at: next?.at ?? null,
      first_run_on: first ?? next?.on ?? null,
      ...(moved && { used_at: now, asked_at: null, paused_until: pauseEnd(moved, call) }),
    })
    .where('id', '=', row.id)
    .execute();
}

function pauseEnd({ event, paused_until }: BodyOf<typeof alerts.transition>, { tenant, now }: Caller): Date | null {
  if (event !== 'pause' || paused_until === undefined) return null;
  const end = dayBegins(tenant.timezone, paused_until);
  if (end <= now) refuse('paused_until', { rule: 'date_future' });
  return end;
}
