import { mostAlerts, mostAlertsADay } from '../../contract/alerts/alerts.schema.ts';
import type { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { BodyOf } from '../../contract/kit/endpoint.ts';
import { hasCriterion } from '../../contract/search/estimate.schema.ts';
import { alertLifecycle } from '../../machines/alerts/alert.lifecycle.ts';
import { pingTemplate } from '../email-templates/email-templates.service.ts';
import {
  type Caller,
  lockOrganization,
  moveRecord,
  ownedBy,
  type RecordKind,
  refuseMoreADay,
  type RowOf,
} from '../kit/records.ts';
import { refuseField } from '../http/failure.ts';
import { centreOf } from '../search/resolve.ts';
import { meetAll } from './alerts.matches.ts';
import type { TenantTx } from '../db/scope.ts';
import { type AlertRow, countAlerts, forgetMet, storeAlert } from './alerts.repository.ts';
import { criteriaOf } from './alerts.view.ts';
import { countColleagues, storeRecipients } from './readers.repository.ts';
import { filterOf, findSame, isSameSearch } from './same-search.ts';
import { dayBegins, timetable } from './schedule.ts';

export const alertRecords = {
  table: 'alerts',
  subject: 'Alert',
  lifecycle: alertLifecycle,
  saysByStaff: true,
} as const satisfies RecordKind;

type Input = BodyOf<typeof alerts.create> | BodyOf<typeof alerts.update>;

/** Whom an alert tells: whoever makes it, where nobody is named. */
const recipientsOf = ({ recipient_ids }: Input, { actor }: Caller, row?: AlertRow): readonly string[] | undefined =>
  recipient_ids ?? (row ? undefined : actor.employee_id === undefined ? [] : [actor.employee_id]);

/** @throws Failure validation */
export async function checkAlert(input: Input, call: Caller, row?: AlertRow): Promise<void> {
  const { tx } = call;
  const organization_id = row?.organization_id ?? ownedBy(call);
  if (!row) await refuseOneMore(call, organization_id);
  const isActive = row ? row.status === 'active' : 'status' in input && input.status === 'active';
  const { criteria, email_template_id } = input;
  if (criteria) {
    centreOf(criteria.centre, 'criteria.centre');
    if (isActive && !hasCriterion(criteria)) refuseField('criteria', { rule: 'criteria_needed' });
    const filter = filterOf(criteria);
    if (!row || !isSameSearch(filter, filterOf(criteriaOf(row.criteria)))) {
      const same = await findSame(call, organization_id, filter, row?.id);
      if (same) refuseField('criteria', { rule: 'alert_same', params: { name: same.name } });
    }
  }
  const recipients = recipientsOf(input, call, row);
  if (recipients) {
    if (isActive && recipients.length === 0) refuseField('recipient_ids', { rule: 'min_items', params: { min: 1 } });
    if ((await countColleagues(tx, organization_id, recipients)) < new Set(recipients).size)
      refuseField('recipient_ids', { rule: 'unknown' });
  }
  if (email_template_id && !(await pingTemplate(tx, email_template_id, organization_id)))
    refuseField('email_template_id', { rule: 'unknown' });
}

/** What is made at the same time is counted one after the other. */
async function refuseOneMore(call: Caller, organization_id: string): Promise<void> {
  const { tx, actor } = call;
  await lockOrganization(tx, organization_id);
  await refuseMoreADay(call, alertRecords, mostAlertsADay);
  const whose =
    actor.organization_id === undefined
      ? ({ organization_id, by_staff: true } as const)
      : { created_by: actor.user_id };
  if ((await countAlerts(tx, whose)) >= mostAlerts)
    refuseField('name', { rule: 'alerts_full', params: { max: mostAlerts } });
}

export function alertRow(input: Input, { actor, now }: Caller, row?: AlertRow): RowOf<'alerts'> {
  const { criteria, recipient_ids: _, ...plain } = input;
  return {
    ...plain,
    used_at: now,
    asked_at: null,
    ...(criteria && { criteria: JSON.stringify(criteria) }),
    ...(!row && { created_by: actor.user_id }),
  };
}

type Written = Caller & { readonly body: Input | BodyOf<typeof alerts.transition> };

/** What follows from a change: whom it tells, whom it has met, and when it runs. */
export async function alertChanged(row: AlertRow, call: Written, before?: AlertRow): Promise<void> {
  const { tx, tenant, now, body } = call;
  const stillNeeded = { used_at: now, asked_at: null };
  if ('event' in body) {
    await storeAlert(tx, row.id, { ...stillNeeded, paused_until: pauseEnd(body, call) });
  } else {
    await storeAlert(tx, row.id, stillNeeded);
    const recipients = recipientsOf(body, call, before);
    if (recipients) await storeRecipients(tx, row.id, [...new Set(recipients)], now);
  }
  if (row.status === 'archived') await forgetMet(tx, row.id);
  const looksElse = JSON.stringify(before?.criteria) !== JSON.stringify(row.criteria);
  if (row.status === 'active' && (before?.status !== 'active' || looksElse)) await meetAll(tx, row, tenant, now);
  if (row.status !== before?.status || row.interval !== before.interval)
    await storeAlert(tx, row.id, timetable(row, before, tenant, now));
}

function pauseEnd({ event, paused_until }: BodyOf<typeof alerts.transition>, { tenant, now }: Caller): Date | null {
  if (event !== 'pause' || paused_until === undefined) return null;
  const end = dayBegins(tenant.timezone, paused_until);
  if (end <= now) refuseField('paused_until', { rule: 'date_future' });
  return end;
}

/** An alert that rests has nothing planned; why, the log says. */
export async function moveBySystem(
  tx: TenantTx,
  row: AlertRow,
  event: 'pause' | 'resume',
  reason: string,
  now: Date,
): Promise<void> {
  const bySystem = { author: 'system', actor_kind: 'system', reason, now } as const;
  await moveRecord(tx, bySystem, alertRecords, row, { event, values: { next_run_at: null, paused_until: null } });
}
