import { emailKey } from '../users/email-key.ts';
import type { undeliveredMailsSearch } from '../../contract/channels/undelivered-mails.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Paged, selectPage } from '../kit/paged.ts';
import { toldKinds } from '../mail/undelivered.ts';

export type UndeliveredRow = NonNullable<Awaited<ReturnType<typeof findUndelivered>>>;
type About = (typeof undeliveredMailsSearch)['filter']['about'][number];

const failed = (tx: TenantTx, about?: readonly About[]) =>
  tx.selectFrom('mails as m').where('m.status', '=', 'failed').where('m.kind', 'in', toldKinds(about));
const waiting = (tx: TenantTx, about?: readonly About[]) => failed(tx, about).where('m.handled_at', 'is', null);

const columns = [
  'm.id',
  'm.kind',
  'm.recipient_name',
  'm.recipient_address',
  'm.subject_id',
  'm.last_error',
  'm.handled_at',
  'm.created_at',
] as const;

export const listUndelivered = (
  tx: TenantTx,
  about: readonly About[] | undefined,
  page: Paged<(typeof undeliveredMailsSearch)['order'][number]>,
) =>
  selectPage(
    waiting(tx, about).select(columns).orderBy('m.created_at', page.direction).orderBy('m.id', page.direction),
    waiting(tx, about),
    page,
  );

export const findUndelivered = (tx: TenantTx, id: string) =>
  failed(tx).select(columns).where('m.id', '=', id).executeTakeFirst();

export async function countUndelivered(tx: TenantTx): Promise<number> {
  const { count } = await waiting(tx)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** False where somebody has already. */
export async function noteHandled(tx: TenantTx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Who has these addresses: accounts, guardians named for the child that a mail is about, and who was invited by a mail
 * about its invitation. Of a guardian, `id` is the subject of the mail: their own record, a message or a report.
 */
export async function findReaders(
  tx: TenantTx,
  rows: readonly Pick<UndeliveredRow, 'recipient_address' | 'subject_id'>[],
) {
  const keys = rows.map(({ recipient_address }) => emailKey(recipient_address));
  const subjects = rows.flatMap(({ subject_id }) => subject_id ?? []);
  if (keys.length === 0) return { users: [], guardians: [], invitations: [] };
  const users = await tx
    .selectFrom('users as u')
    .leftJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.user_id', '=', 'u.id'),
    )
    .leftJoin('employees as e', (join) => join.onRef('e.tenant_id', '=', 'u.tenant_id').onRef('e.user_id', '=', 'u.id'))
    .leftJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'e.tenant_id').onRef('o.id', '=', 'e.organization_id'),
    )
    .select(['u.email_key', 'u.type', 'a.id as applicant_id', 'o.id as organization_id', 'o.name as organization'])
    .where('u.email_key', 'in', keys)
    .where('u.verification', '=', 'verified')
    .execute();
  if (subjects.length === 0) return { users, guardians: [], invitations: [] };
  const children = tx
    .selectFrom('legal_contacts')
    .select(['tenant_id', 'id', 'applicant_id'])
    .where('id', 'in', subjects)
    .unionAll(tx.selectFrom('pings').select(['tenant_id', 'id', 'applicant_id']).where('id', 'in', subjects))
    .unionAll(
      tx
        .selectFrom('reports')
        .select((eb) => ['tenant_id', 'id', eb.ref('applicant_id').$notNull().as('applicant_id')])
        .where('id', 'in', subjects)
        .where('applicant_id', 'is not', null),
    );
  const guardians = await tx
    .selectFrom(children.as('child'))
    .innerJoin('legal_contacts as c', (join) =>
      join.onRef('c.tenant_id', '=', 'child.tenant_id').onRef('c.applicant_id', '=', 'child.applicant_id'),
    )
    .select(['child.id', 'child.applicant_id', 'c.email'])
    .execute();
  const invitations = await tx
    .selectFrom('invitations as i')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.id', '=', 'i.organization_id'),
    )
    .select(['i.id', 'i.email', 'o.id as organization_id', 'o.name as organization'])
    .where('i.id', 'in', subjects)
    .execute();
  return { users, guardians, invitations };
}
export type Readers = Awaited<ReturnType<typeof findReaders>>;
