import { sql } from 'kysely';
import type { Outcome } from '../../contract/pings/follow-ups.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { PingsTable, SaidOutcome } from './pings.tables.ts';

/** When it is filed away counts from the answer: reading one changes nothing of that. */
export async function clearUnread(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('pings')
    .set({ unread_at: null })
    .where('id', '=', id)
    .where('unread_at', 'is not', null)
    .execute();
}

export async function addOutcome(
  tx: TenantTx,
  id: string,
  said: SaidOutcome,
  released_until: Date | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pings')
    .set({
      outcome: said.outcome,
      outcome_at: said.outcome === null ? null : now,
      outcomes: sql`outcomes || ${JSON.stringify([said])}::jsonb`,
      released_until,
      unread_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether it was still as its reader saw it. */
export async function updateFollowUp(
  tx: TenantTx,
  id: string,
  version: number,
  values: Partial<Pick<PingsTable, 'owner_id' | 'next_on' | 'note' | 'note_at'>>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pings')
    .set((eb) => ({ ...values, follow_up_version: eb('follow_up_version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('follow_up_version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Outcomes of the ping `p` with the names of who said them. */
export const namedOutcomes = sql<{ outcome: Outcome | null; at: string; by: string | null }[]>`(select
  coalesce(json_agg(json_build_object('outcome', s.said->>'outcome', 'at', s.said->>'at',
    'by', hu.firstname || ' ' || hu.lastname) order by s.nr), '[]')
  from jsonb_array_elements(p.outcomes) with ordinality s (said, nr)
  left join employees he on he.tenant_id = p.tenant_id and he.id = (s.said->>'employee_id')::uuid
  left join users hu on hu.tenant_id = he.tenant_id and hu.id = he.user_id)`;

/** Notes that have been kept long enough, or whose contact details are the company's no longer. */
export async function eraseOldNotes(tx: TenantTx, writtenBefore: Date, now: Date): Promise<void> {
  await tx
    .updateTable('pings')
    .set((eb) => ({ note: null, note_at: null, follow_up_version: eb('follow_up_version', '+', 1) }))
    .where(oldNotes(writtenBefore, now))
    .execute();
}

export const oldNotes = (writtenBefore: Date, now: Date) =>
  sql<boolean>`note_at is not null and (note_at <= ${writtenBefore} or released_until <= ${now})`;

/** Whoever leaves takes care of nothing any more: it falls to whose message it is. */
export async function dropOwner(tx: TenantTx, employeeId: string, now: Date): Promise<void> {
  await tx
    .updateTable('pings')
    .set({ owner_id: null, updated_at: now })
    .where('owner_id', '=', employeeId)
    .where('organization_id', '=', (eb) =>
      eb.selectFrom('employees').select('organization_id').where('id', '=', employeeId),
    )
    .execute();
}
