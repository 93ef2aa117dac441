import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, anyOf, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { withRun } from './alerts.repository.ts';

const dayMs = 86_400_000;
/** Nobody has looked for so long: is it still needed? And so long it waits for an answer. */
const unusedDays = 180;
const answerDays = 30;
/** Runs are kept as long as a link to one can show that somebody looks. */
const keptDays = unusedDays + answerDays;
const digestsKeptDays = 30;

/** Until when an alert waits to hear whether it is still needed. */
export const askedUntil = (asked: Date): Date => new Date(asked.getTime() + answerDays * dayMs);

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
const dayBefore = (now: Date, days: number): string => before(now, days).toISOString().slice(0, 10);

type Condition = ReturnType<typeof sql<SqlBool>>;
export const kinds = {
  toRun: (now: Date) => sql<SqlBool>`status = 'active' and next_run_at <= ${now}`,
  toResume: (now: Date) => sql<SqlBool>`status = 'inactive' and paused_until <= ${now}`,
  toAsk: (now: Date) => sql<SqlBool>`status = 'active' and used_at <= ${before(now, unusedDays)} and asked_at is null`,
  toEnd: (now: Date) =>
    sql<SqlBool>`status = 'active' and used_at <= ${before(now, unusedDays)} and asked_at <= ${before(now, answerDays)}`,
} as const satisfies Record<string, (now: Date) => Condition>;
const toTell = (now: Date) => sql<SqlBool>`digest_at <= ${now}`;

const oldRun = (now: Date) => sql<SqlBool>`run_on < ${dayBefore(now, keptDays)}::date`;

export const alertsDue = (now: Date): Due =>
  anyOf(
    ...Object.values(kinds).map((kind) => anyIn('alerts', kind(now))),
    anyIn('alert_runs', toTell(now)),
    anyIn('alert_runs', oldRun(now)),
  );

export async function findDueAlerts(tx: TenantTx, kind: keyof typeof kinds, now: Date): Promise<readonly string[]> {
  const rows = await tx.selectFrom('alerts').select('id').where(kinds[kind](now)).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** An alert of which this is still so, locked; undefined where it isn't, or somebody has it in hand. */
export const lockDueAlert = (tx: TenantTx, id: string, kind: keyof typeof kinds, now: Date) =>
  withRun(tx.selectFrom('alerts').where('id', '=', id).where(kinds[kind](now)))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function isOrganizationActive(tx: TenantTx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

interface NewRun {
  readonly id: string;
  readonly alert_id: string;
  readonly run_on: string;
}

/** False where the alert has run for that day already. */
export async function insertRun(tx: TenantTx, run: NewRun, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('alert_runs')
    .values({ tenant_id: currentTenant, ...run, matches: 0, digest_at: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'alert_id', 'run_on']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function storeMatches(
  tx: TenantTx,
  { id, alert_id }: NewRun,
  matches: number,
  next_run_at: Date,
  now: Date,
): Promise<void> {
  if (matches > 0) await tx.updateTable('alert_runs').set({ matches, digest_at: now }).where('id', '=', id).execute();
  await tx
    .updateTable('alerts')
    .set((eb) => ({
      next_run_at,
      last_run_at: now,
      matches_last_run: matches,
      matches_total: eb('matches_total', '+', matches),
    }))
    .where('id', '=', alert_id)
    .execute();
}

/** The latest run, which a link can lead to. */
export async function findLatestRun(tx: TenantTx, alertId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('alert_runs')
    .select('id')
    .where('alert_id', '=', alertId)
    .orderBy('run_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

const untold = sql<SqlBool>`(r.removed_at is null and (r.told_until is null or r.told_until < n.run_on))`;
/** A company at rest is told nothing: what its runs have found waits. */
const isAwake = sql<SqlBool>`exists (select from alerts w join organizations o on o.tenant_id = w.tenant_id and o.id = w.organization_id
  where w.tenant_id = n.tenant_id and w.id = n.alert_id and o.status = 'active')`;

/** Employees of whom a run waits to be told. */
export async function findWaiting(tx: TenantTx, now: Date): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('alert_runs as n')
    .innerJoin('alert_recipients as r', (join) =>
      join.onRef('r.tenant_id', '=', 'n.tenant_id').onRef('r.alert_id', '=', 'n.alert_id'),
    )
    .select('r.employee_id')
    .distinct()
    .where(toTell(now))
    .where(untold)
    .where(isAwake)
    .orderBy('r.employee_id')
    .execute();
  return rows.map(({ employee_id }) => employee_id);
}

/** What waits to be told to an employee, of alerts that are still active. */
export function findUntold(tx: TenantTx, employeeId: string, now: Date) {
  return tx
    .selectFrom('alert_runs as n')
    .innerJoin('alerts as a', (join) => join.onRef('a.tenant_id', '=', 'n.tenant_id').onRef('a.id', '=', 'n.alert_id'))
    .innerJoin('alert_recipients as r', (join) =>
      join.onRef('r.tenant_id', '=', 'n.tenant_id').onRef('r.alert_id', '=', 'n.alert_id'),
    )
    .select(['n.id', 'n.run_on', 'n.alert_id', 'a.name', 'a.criteria', 'a.organization_id'])
    .where('r.employee_id', '=', employeeId)
    .where('r.opted_out_at', 'is', null)
    .where('a.status', '=', 'active')
    .where(toTell(now))
    .where(untold)
    .where(isAwake)
    .orderBy('a.name')
    .orderBy('n.id')
    .execute();
}
export type UntoldRun = Awaited<ReturnType<typeof findUntold>>[number];

/** False where the employee has had the mail of that day. */
export async function insertDigest(tx: TenantTx, employeeId: string, day: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('alert_digests')
    .values({ tenant_id: currentTenant, employee_id: employeeId, digest_on: day, created_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'employee_id', 'digest_on']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function storeTold(
  tx: TenantTx,
  employeeId: string,
  { alert_id, run_on }: UntoldRun,
  sentAt: Date | undefined,
): Promise<void> {
  await tx
    .updateTable('alert_recipients')
    .set({ told_until: sql<string>`greatest(told_until, ${run_on}::date)` })
    .where('employee_id', '=', employeeId)
    .where('alert_id', '=', alert_id)
    .execute();
  if (sentAt) await tx.updateTable('alerts').set({ last_sent_at: sentAt }).where('id', '=', alert_id).execute();
}

/** Runs that all have been told are done with; whoever has had a mail today, or rests, is told the others `later`. */
export async function closeRuns(tx: TenantTx, later: Date, day: string, now: Date): Promise<void> {
  await sql`update alert_runs n set digest_at = case when exists (
      select from alert_recipients r join alert_digests d on d.tenant_id = r.tenant_id and d.employee_id = r.employee_id and d.digest_on = ${day}::date
      where r.tenant_id = n.tenant_id and r.alert_id = n.alert_id and r.opted_out_at is null and ${untold}) or not ${isAwake} then ${later}::timestamptz end
    where ${toTell(now)}`.execute(tx);
}

/** What no link leads to any more, and no mail waits for. */
export async function forgetOld(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('alert_runs').where(oldRun(now)).execute();
  await tx.deleteFrom('alert_digests').where('digest_on', '<', dayBefore(now, digestsKeptDays)).execute();
}

/** Once a day is enough to know that somebody looks. */
const visitMs = 86_400_000;

export interface RunOf {
  readonly alert_run_id: string;
  readonly organization_id: string;
}

/** The alert of a run, and the run's day. */
export const findRunAlert = (tx: TenantTx, { alert_run_id, organization_id }: RunOf) =>
  tx
    .selectFrom('alert_runs as r')
    .innerJoin('alerts as a', (join) => join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.alert_id'))
    .select(['a.id', 'a.name', 'a.criteria', 'a.email_template_id', 'r.run_on'])
    .where('r.id', '=', alert_run_id)
    .where('a.organization_id', '=', organization_id)
    .executeTakeFirst();

export async function noteVisit(tx: TenantTx, { alert_run_id, organization_id }: RunOf, now: Date): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ used_at: now, asked_at: null })
    .where('organization_id', '=', organization_id)
    .where('id', '=', (eb) => eb.selectFrom('alert_runs').select('alert_id').where('id', '=', alert_run_id))
    .where((eb) => eb.or([eb('asked_at', 'is not', null), eb('used_at', '<', new Date(now.getTime() - visitMs))]))
    .execute();
}
