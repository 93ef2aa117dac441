import {
  type Estimate,
  hasCriterion,
  mostAlerts,
  mostAlertsADay,
  type NewAlert,
  type UpdateAlert,
} from '../../contract/alerts/alerts.schema.ts';
import type { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { BodyOf } from '../../contract/kit/endpoint.ts';
import type { RuleIssue } from '../../contract/kit/rules.ts';
import type { SearchPage } from '../../contract/search/search.schema.ts';
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
import { Failure } from '../http/failure.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { centreOf, type SearchFilter } from '../search/resolve.ts';
import { meetAll } from './alerts.matches.ts';
import type { TenantTx } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import {
  type AlertRow,
  countAlerts,
  countColleagues,
  forgetMet,
  lockAlert,
  findRunAlert,
  findOwnAlerts,
  noteVisit,
  type RunOf,
  storeAlert,
  storeRecipients,
} from './alerts.repository.ts';
import { criteriaOf } from './alerts.view.ts';
import { employeeOf, findUnread, removeReader, storeOptOut } from './readers.repository.ts';
import { filterOf, isLookingFor, isSameSearch } from './same-search.ts';
import { dayBegins, nextRun } from './schedule.ts';

export const alertRecords = {
  table: 'alerts',
  subject: 'Alert',
  lifecycle: alertLifecycle,
  saysByStaff: true,
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
    const filter = filterOf(criteria);
    if (!row || !isSameSearch(filter, filterOf(criteriaOf(row.criteria)))) {
      const same = await findSame(call, organization_id, filter, row?.id);
      if (same) refuse('criteria', { rule: 'alert_same', params: { name: same.name } });
    }
  }
  const recipients = recipientsOf(input, call, row);
  if (recipients) {
    if (isActive && recipients.length === 0) refuse('recipient_ids', { rule: 'min_items', params: { min: 1 } });
    if ((await countColleagues(tx, organization_id, recipients)) < new Set(recipients).size)
      refuse('recipient_ids', { rule: 'unknown' });
  }
  if (email_template_id && !(await pingTemplate(tx, email_template_id, organization_id)))
    refuse('email_template_id', { rule: 'unknown' });
}

/** Which alert the caller has that looks for the same: a second one would tell everything twice. */
export async function findSame(
  { tx, actor: { user_id, employee_id } }: Pick<Caller, 'tx' | 'actor'>,
  organization_id: string,
  filter: SearchFilter,
  except?: string,
): Promise<Estimate['same']> {
  if (!isLookingFor(filter)) return null;
  const own = await findOwnAlerts(tx, { organization_id, user_id, employee_id });
  const same = own.find((one) => one.id !== except && isSameSearch(filter, filterOf(criteriaOf(one.criteria))));
  return same ? { id: same.id, name: same.name } : null;
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
    refuse('name', { rule: 'alerts_full', params: { max: mostAlerts } });
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

/** When an alert that has just been changed runs next; fortnights and months go on from its first run. */
export function timetable(row: AlertRow, before: AlertRow | undefined, { timezone }: TenantRow, now: Date) {
  const first = before?.interval === row.interval ? row.first_run_on : null;
  if (row.status !== 'active') return { next_run_at: null, first_run_on: first };
  const next = nextRun(row.interval, first, timezone, now);
  return { next_run_at: next.at, first_run_on: first ?? next.on };
}

function pauseEnd({ event, paused_until }: BodyOf<typeof alerts.transition>, { tenant, now }: Caller): Date | null {
  if (event !== 'pause' || paused_until === undefined) return null;
  const end = dayBegins(tenant.timezone, paused_until);
  if (end <= now) refuse('paused_until', { rule: 'date_future' });
  return end;
}

/** A colleague wants no mail of this alert, or wants it again. @throws Failure not_found for whom it doesn't tell */
export async function optOut({ tx, actor, now }: Caller, alertId: string, opted_out: boolean): Promise<void> {
  const told = await storeOptOut(tx, alertId, actor.employee_id ?? '', opted_out ? now : null);
  if (!told) throw new Failure('not_found');
  await pauseUnread(tx, now, { alert_id: alertId });
}

/** The same by a mail's link; false where the alert doesn't tell that user any more, or told no more before. */
export async function optOutByLink(tx: TenantTx, userId: string, alertId: string, now: Date): Promise<boolean> {
  const wasTold = await storeOptOut(tx, alertId, await employeeOf(tx, userId), now, null);
  if (wasTold) await pauseUnread(tx, now, { alert_id: alertId });
  return wasTold;
}

/** Takes back what was done `at` this moment, and nothing else. */
export const undoOptOut = async (tx: TenantTx, userId: string, alertId: string, at: Date): Promise<boolean> =>
  storeOptOut(tx, alertId, await employeeOf(tx, userId), null, at);

/** Pauses what nobody reads any more, of one alert or of those that told somebody. */
export async function pauseUnread(
  tx: TenantTx,
  now: Date,
  whose: { readonly alert_id: string } | { readonly user_id: string },
): Promise<void> {
  for (const id of await findUnread(tx, whose)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const row = await lockAlert(tx, id);
    // a run or a colleague may have been faster
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (row?.status === 'active') await moveBySystem(tx, row, 'pause', 'nobody is left to tell', now);
  }
}

/** Of who is shut out: their alerts tell those who are left, or rest, and what waits to tell them is not sent. */
export async function stopTelling(tx: TenantTx, userId: string, now: Date): Promise<void> {
  await pauseUnread(tx, now, { user_id: userId });
  await removeReader(tx, userId, now);
  await withdrawMails(tx, userId, ['alert_matches', 'alert_still_needed'], { stillTrue: true });
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

/** Somebody of the company looks at what an alert has found, so it is still needed. @returns which alert, and of which day */
export async function alertVisited(tx: TenantTx, run: RunOf, now: Date): Promise<SearchPage['meta']['alert']> {
  await noteVisit(tx, run, now);
  const found = await findRunAlert(tx, run);
  return found && { ...found, criteria: criteriaOf(found.criteria) };
}
