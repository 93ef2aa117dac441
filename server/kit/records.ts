import type { Generated, Kysely, UpdateObject } from 'kysely';
import type { Author } from '../../contract/kit/roles.ts';
import type { organizationStatuses } from '../../contract/organizations/organizations.search.ts';
import { eventsFor, type Lifecycle, nextStatus } from '../../machines/kit/lifecycle.ts';
import { audit } from '../audit/audit.ts';
import { byCaller, type Action, trace } from '../audit/action.ts';
import { newId } from '../db/ids.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { Call } from '../http/route.ts';

/** Who calls, where and when. */
export type Caller = Pick<Call, 'tx' | 'tenant' | 'actor' | 'locale' | 'now' | 'deps' | 'request'>;

type RecordTable = {
  [T in keyof Schema]: Schema[T] extends { id: string; status: string; updated_at: Date } ? T : never;
}[keyof Schema];

type RecordColumn = { [T in RecordTable]: keyof Schema[T] & string }[RecordTable];

/** How records of one kind are kept. */
export interface RecordKind<T extends RecordTable = RecordTable, Status extends string = string> {
  readonly table: T;
  /** In the log. */
  readonly subject: string;
  readonly lifecycle: Lifecycle<Status>;
  /** What staff make or change of it says so. */
  readonly saysByStaff?: true;
  /** The association's own: it belongs to no organization. */
  readonly isOfTenant?: true;
  /** Events whose moment is kept in a column, whoever causes them. */
  readonly stamps?: Readonly<Record<string, RecordColumn>>;
}
/** What may be written into a record. */
export type RowOf<T extends RecordTable> = UpdateObject<Schema, T>;

/** A record as it was read. */
export interface StoredRecord<Status extends string = string> {
  readonly id: string;
  /** As written down. */
  readonly status: Status;
  /** As it is by now, where time alone moves it. */
  readonly status_now?: Status;
  readonly version?: number;
}

interface AnyRow {
  id: string;
  organization_id: string | null;
  created_by: string | null;
  by_staff: Generated<boolean>;
  status: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
/** The kit writes a table by its name; what goes into each, `RowOf` has said. */
const writing = (tx: TenantTx, { table }: RecordKind) =>
  [tx as unknown as Kysely<{ any: AnyRow }>, table as string as 'any'] as const;

const statusOf = <Status extends string>({ status, status_now = status }: StoredRecord<Status>): Status => status_now;

/** Who may say whose records they mean. */
const staff: readonly Author[] = ['tenant_member', 'administrator'];

/** What is written where staff do: it stays, whoever changes the record after them. */
export const byStaff = (author: Author, { saysByStaff }: Pick<RecordKind, 'saysByStaff'>) =>
  saysByStaff && staff.includes(author) ? { by_staff: true } : {};

const stamp = ({ stamps }: Pick<RecordKind, 'stamps'>, event: string, now: Date) => {
  const column = stamps?.[event];
  return column === undefined ? {} : { [column]: now };
};

type Naming = Pick<Caller, 'actor'> & { readonly query?: unknown; readonly body?: unknown };
interface Named {
  readonly organization_id?: string;
}

/** The organization that a call names: lists in their filter, what is created in its body. */
const namedBy = ({ query, body }: Naming): string | undefined =>
  (query as { filter?: Named } | undefined)?.filter?.organization_id ?? (body as Named | undefined)?.organization_id;

/** Whose records the caller reaches by id: their own organization's; staff those of all, or of the one they name. */
export function reachOf(call: Naming): Named {
  const { type, organization_id } = call.actor;
  const named = namedBy(call);
  if (staff.includes(type)) return named === undefined ? {} : { organization_id: named };
  if (!organization_id || (named !== undefined && named !== organization_id)) throw new Failure('not_found');
  return { organization_id };
}

/** The one organization whose records a call is about; who belongs to none has none. */
export function ownedBy(call: Naming): string {
  const { organization_id } = reachOf(call);
  if (organization_id !== undefined) return organization_id;
  const field = call.body === undefined ? 'filter.organization_id' : 'organization_id';
  throw new Failure('validation', { errors: { [field]: [{ rule: 'required' }] } });
}

/** As `ownedBy`, where something is written: the organization that staff name must be there and not have ended its part. */
async function ownerOf(call: Caller & Naming): Promise<string> {
  const id = ownedBy(call);
  if (id === call.actor.organization_id) return id;
  const found = await call.tx.selectFrom('organizations').select('status').where('id', '=', id).executeTakeFirst();
  if (!found) throw new Failure('validation', { errors: { organization_id: [{ rule: 'unknown' }] } });
  if (found.status === 'archived') throw new Failure('transition_not_allowed');
  return id;
}

/** What belongs to an organization and is written at the same time goes one after the other; its status from then on. */
export async function lockOrganization(
  tx: TenantTx,
  id: string,
): Promise<(typeof organizationStatuses)[number] | undefined> {
  const row = await tx
    .selectFrom('organizations')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.status;
}

/** As `lockOrganization`, by one of its records within reach. */
export async function lockOrganizationOf(
  tx: TenantTx,
  kind: RecordKind,
  id: string,
  { organization_id }: Named,
): Promise<void> {
  const [db, table] = writing(tx, kind);
  const whose = db
    .selectFrom(table)
    .select('organization_id')
    .where('id', '=', id)
    .$if(organization_id !== undefined, (one) => one.where('organization_id', '=', organization_id ?? ''));
  await tx.selectFrom('organizations').select('id').where('id', '=', whose).forNoKeyUpdate().execute();
}

const dayMs = 86_400_000;

/** @throws Failure too_many_requests for who has made so many within a day, whatever became of them */
export async function refuseMoreADay({ tx, actor, now }: Caller, kind: RecordKind, most: number): Promise<void> {
  const [db, table] = writing(tx, kind);
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_by', '=', actor.user_id)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (count >= most) throw new Failure('too_many_requests', { retryAfter: dayMs / 1000 });
}

/** Writes a record of the caller's organization, or of the association, and gives its id. */
export async function insertRecord<T extends RecordTable>(call: Caller, kind: RecordKind<T>, row: RowOf<T>) {
  const { tx, tenant, now } = call;
  const id = newId({ now: () => now });
  const status = 'status' in row && typeof row.status === 'string' ? row.status : kind.lifecycle.initial;
  const whose = { tenant_id: tenant.id, id, organization_id: kind.isOfTenant ? null : await ownerOf(call) };
  const [db, table] = writing(tx, kind);
  const marks = { ...(kind.saysByStaff && { by_staff: false }), ...byStaff(call.actor.type, kind) };
  const values = { ...row, ...whose, ...marks, status, created_at: now, updated_at: now };
  await db.insertInto(table).values(values).execute();
  await audit(tx, { ...byCaller(call), subject_type: kind.subject, subject_id: id, event: 'create', to: status });
  return id;
}

/** Changes a record that is still as its reader saw it. @throws Failure stale */
export async function updateVersioned<T extends RecordTable>(
  call: Caller & { readonly version: number },
  kind: RecordKind<T>,
  row: StoredRecord,
  values: RowOf<T>,
): Promise<void> {
  const { tx, actor, now, version } = call;
  await settle(tx, now, kind, row);
  const [db, table] = writing(tx, kind);
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((eb) => ({ ...values, ...byStaff(actor.type, kind), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
}

interface Move<T extends RecordTable> {
  readonly event: string;
  /** As its reader saw it, where they say so. */
  readonly version?: number | undefined;
  /** Of what the lifecycle allows its author, what is possible now; all of it unless said otherwise. */
  readonly possible?: readonly string[];
  readonly values?: RowOf<T>;
}

/**
 * Moves a record along its lifecycle, logs it, and gives its new status.
 * @throws Failure stale, transition_not_allowed with what is possible instead; conflict where another was faster
 */
export async function moveRecord<T extends RecordTable, Status extends string>(
  tx: TenantTx,
  action: Action,
  kind: RecordKind<T, Status>,
  row: StoredRecord<Status>,
  { event, version, possible = eventsFor(kind.lifecycle, statusOf(row), action.author), values }: Move<T>,
): Promise<Status> {
  if (version !== undefined && version !== row.version) throw new Failure('stale');
  const { author, now } = action;
  const from = statusOf(row);
  const next = nextStatus(kind.lifecycle, from, event, author);
  if (!next.ok || !possible.includes(event))
    throw new Failure('transition_not_allowed', { meta: { events: possible } });
  await settle(tx, now, kind, row);
  const [db, table] = writing(tx, kind);
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((eb) => ({
      ...values,
      ...byStaff(author, kind),
      ...stamp(kind, event, now),
      status: next.status,
      updated_at: now,
      ...(row.version !== undefined && { version: eb('version', '+', 1) }),
    }))
    .where('id', '=', row.id)
    .where('status', '=', from)
    .$if(version !== undefined, (one) => one.where('version', '=', version ?? 0))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure(version === undefined ? 'conflict' : 'stale');
  const moved = { subject_type: kind.subject, subject_id: row.id, event, from, to: next.status };
  await audit(tx, { ...trace(action), ...moved });
  return next.status;
}

/** Writes down what time has done to a record before anything else happens to it, so that the log has every step. */
async function settle(tx: TenantTx, now: Date, kind: RecordKind, row: StoredRecord): Promise<void> {
  const [from, to] = [row.status, statusOf(row)];
  const step = kind.lifecycle.transitions.find((it) => it.from === from && it.to === to && it.by.includes('system'));
  if (from === to || !step) return;
  const [db, table] = writing(tx, kind);
  await db.updateTable(table).set({ status: to, updated_at: now }).where('id', '=', row.id).execute();
  const moved = { subject_type: kind.subject, subject_id: row.id, event: step.event, from, to };
  await audit(tx, { actor_kind: 'system', ...moved, now });
}
