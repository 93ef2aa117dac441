import { sql } from 'kysely';
import { deletionDays } from '../../contract/pings/open-deletions.schema.ts';
import type { openDeletionsSearch } from '../../contract/pings/open-deletions.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Paged, selectPage } from '../kit/paged.ts';

export type OpenDeletionRow = NonNullable<Awaited<ReturnType<typeof findOpenDeletion>>>;

interface Asked {
  readonly organization_id?: string | undefined;
  readonly overdue?: readonly ('yes' | 'no')[] | undefined;
}

const dayMs = 86_400_000;
/** What was asked for before then is overdue, and who was reminded since then is left in peace. */
export const deletionLimit = (now: Date): Date => new Date(now.getTime() - deletionDays * dayMs);

const waiting = (tx: TenantTx) =>
  tx.selectFrom('deletion_requests as d').where('d.confirmed_at', 'is', null).where('d.closed_at', 'is', null);

/** With the company's name, when it was last reminded of whatever it owed, and whether anybody of it could read a reminder. */
const whole = (tx: TenantTx) =>
  tx
    .selectFrom('deletion_requests as d')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'd.tenant_id').onRef('o.id', '=', 'd.organization_id'),
    )
    .selectAll('d')
    .select([
      'o.name as organization_name',
      (eb) =>
        eb
          .selectFrom('deletion_requests as r')
          .select((of) => of.fn.max('r.reminded_at').as('latest'))
          .whereRef('r.tenant_id', '=', 'd.tenant_id')
          .whereRef('r.organization_id', '=', 'd.organization_id')
          .as('company_reminded_at'),
      sql<boolean>`exists (select from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
        where e.tenant_id = d.tenant_id and e.organization_id = d.organization_id
          and u.verification = 'verified' and u.account = 'active' and u.password_hash <> '')`.as('has_readers'),
    ]);

export function listOpenDeletions(
  tx: TenantTx,
  { organization_id, overdue }: Asked,
  page: Paged<(typeof openDeletionsSearch)['order'][number]>,
  now: Date,
) {
  const asked = waiting(tx)
    .$if(organization_id !== undefined, (all) => all.where('d.organization_id', '=', organization_id ?? ''))
    // both of them are all
    .$if(overdue?.length === 1, (all) =>
      all.where('d.requested_at', overdue?.[0] === 'yes' ? '<=' : '>', deletionLimit(now)),
    );
  const rows = whole(tx)
    .where('d.id', 'in', asked.select('d.id'))
    .orderBy('d.requested_at', page.direction)
    .orderBy('d.id', page.direction);
  return selectPage(rows, asked, page);
}

export const findOpenDeletion = (tx: TenantTx, id: string) => whole(tx).where('d.id', '=', id).executeTakeFirst();

/** What a company has not confirmed, by the names it knows, the oldest first. */
export const findOpenOf = (tx: TenantTx, organizationId: string) =>
  waiting(tx)
    .select(['d.id', 'd.name'])
    .where('d.organization_id', '=', organizationId)
    .orderBy('d.requested_at')
    .orderBy('d.id')
    .execute();

export async function countOpenDeletions(tx: TenantTx): Promise<number> {
  const { count } = await waiting(tx)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @param ids all that the reminder names */
export const noteReminder = (tx: TenantTx, ids: readonly string[], now: Date) =>
  tx.updateTable('deletion_requests').set({ reminded_at: now }).where('id', 'in', ids).execute();

export const closeRequest = (tx: TenantTx, id: string, now: Date) =>
  tx.updateTable('deletion_requests').set({ closed_at: now }).where('id', '=', id).execute();
