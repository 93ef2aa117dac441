import { type Selectable, sql, type Updateable } from 'kysely';
import { dayIn } from '../../contract/kit/age.ts';
import type { LegalContactInput } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import type { LegalContactsTable } from '../db/tables-matching.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyRow, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { inbox, isSameInbox } from './same-address.ts';

export type LegalContactRow = Selectable<LegalContactsTable>;

/** The applicant a guardian was named for; without a lock, so that the applicant's can be had first. */
export async function applicantOf(tx: TenantTx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('legal_contacts').select('applicant_id').where('id', '=', id).executeTakeFirst();
  return row?.applicant_id;
}

export function findLegalContact(tx: TenantTx, id: string): Promise<LegalContactRow | undefined> {
  return tx.selectFrom('legal_contacts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whose letter has this number. */
export function findByLetter(tx: TenantTx, reference: string): Promise<LegalContactRow | undefined> {
  return tx.selectFrom('legal_contacts').selectAll().where('letter_reference', '=', reference).executeTakeFirst();
}

/** One for reading alone. */
export function readLegalContact(tx: TenantTx, id: string): Promise<LegalContactRow | undefined> {
  return tx.selectFrom('legal_contacts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The guardian named last, whatever became of it; whoever decides by it holds the applicant's lock. */
export function findLatestLegalContact(tx: TenantTx, applicantId: string): Promise<LegalContactRow | undefined> {
  return tx
    .selectFrom('legal_contacts')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The same for reading alone. */
export function readLatestLegalContact(tx: TenantTx, applicantId: string): Promise<LegalContactRow | undefined> {
  return tx
    .selectFrom('legal_contacts')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Guardians of other children by this very address who have agreed at some time, and whom nobody has taken the place of. */
export const findOthersWithYes = (tx: TenantTx, { id, email, inbox: known }: LegalContactRow) =>
  tx
    .selectFrom('legal_contacts as c')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.id', '=', 'c.applicant_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .selectAll('c')
    .select(['u.firstname as child', 'a.date_of_birth', 'u.account', 'a.user_id'])
    .where('c.inbox', '=', known)
    .where(sql`lower(c.email)`, '=', (email ?? '').toLowerCase())
    .where('c.id', '<>', id)
    .where('c.confirmed_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('legal_contacts as l')
            .select('l.id')
            .whereRef('l.tenant_id', '=', 'c.tenant_id')
            .whereRef('l.applicant_id', '=', 'c.applicant_id')
            .whereRef('l.sequence', '>', 'c.sequence'),
        ),
      ),
    )
    .orderBy('c.sequence')
    .execute();

export async function insertLegalContact(
  tx: TenantTx,
  input: Pick<LegalContactInput, 'firstname' | 'lastname' | 'email' | 'gender'> & { readonly relation: string },
  applicant: { readonly id: string; readonly locale: LegalContactsTable['locale'] },
  now: Date,
): Promise<LegalContactRow> {
  return tx
    .insertInto('legal_contacts')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      applicant_id: applicant.id,
      ...input,
      status: 'created',
      locale: applicant.locale,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateLegalContact(
  tx: TenantTx,
  id: string,
  values: Updateable<LegalContactsTable>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('legal_contacts')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * How many links this applicant's guardians were sent since an instant, by the audit: unsent mails may be taken back.
 * Those that were before they went out count for nothing.
 */
export async function countLinksSince(tx: TenantTx, applicantId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('audits as t')
    .innerJoin('legal_contacts as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.subject_id'),
    )
    .select(sql<number | null>`sum(case when t.event = 'undo_resend' then -1 else 1 end)::int`.as('count'))
    .where('c.applicant_id', '=', applicantId)
    .where('t.subject_type', '=', 'LegalContact')
    .where('t.event', 'in', ['send_link', 'resend', 'request_new_link', 'undo_resend'])
    .where('t.at', '>', since)
    .executeTakeFirstOrThrow();
  // one that was taken back may have left the span a minute before that
  return Math.max(0, count ?? 0);
}

/** Whether the one it was sent to has said that the mail reached the wrong person. */
export async function isReportedNotMe(tx: TenantTx, legalContactId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('audits')
    .select('id')
    .where('subject_type', '=', 'LegalContact')
    .where('subject_id', '=', legalContactId)
    .where('event', '=', 'not_me')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether an inbox is that of somebody who looks for an apprenticeship here and isn't of age themselves, as far as is
 * known: nobody agrees for others who may not decide alone. An address that was never confirmed stands for nobody.
 */
export async function isYoungApplicants(tx: TenantTx, email: string, bornAfter: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users as u')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.user_id', '=', 'u.id'),
    )
    .select('u.id')
    .where('u.verification', '=', 'verified')
    .where('u.inbox', '=', sql<string>`${inbox(email)}`)
    .where((eb) => eb.or([eb('a.date_of_birth', 'is', null), eb('a.date_of_birth', '>', bornAfter)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const pairHash = (applicantEmail: string, guardianEmail: string) =>
  sql<Buffer>`keyed_hash(${`${inbox(applicantEmail)} ${inbox(guardianEmail)}`})`;

/** Remembers, without naming either, that an address isn't the guardian of whoever has the other. */
export async function rememberNotMe(
  tx: TenantTx,
  applicantEmail: string,
  guardianEmail: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('not_me')
    .values({ tenant_id: currentTenant, pair_hash: pairHash(applicantEmail, guardianEmail), reported_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'pair_hash']).doUpdateSet({ reported_at: now }))
    .execute();
}

/**
 * Whether this inbox has told this applicant before that the mail reached the wrong person: by both addresses, which
 * outlive the account, and by the account, whose address may have changed since.
 */
export async function hasReportedNotMe(
  tx: TenantTx,
  applicant: { readonly id: string; readonly email: string },
  guardianEmail: string,
): Promise<boolean> {
  const reported = await tx
    .selectFrom('legal_contacts as c')
    .innerJoin('consents as k', (join) =>
      join.onRef('k.tenant_id', '=', 'c.tenant_id').onRef('k.legal_contact_id', '=', 'c.id'),
    )
    .select('c.email')
    .where('c.applicant_id', '=', applicant.id)
    .where('k.applicant_id', '=', applicant.id)
    .where('k.reason', '=', 'not_me')
    .execute();
  if (reported.some(({ email }) => email !== null && isSameInbox(email, guardianEmail))) return true;
  const row = await tx
    .selectFrom('not_me')
    .select('reported_at')
    .where('pair_hash', '=', pairHash(applicant.email, guardianEmail))
    .executeTakeFirst();
  return row !== undefined;
}

const pending = (tx: TenantTx, id: string | undefined) => {
  const all = tx
    .selectFrom('legal_contacts as c')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.id', '=', 'c.applicant_id'),
    )
    .selectAll('c')
    .where('c.status', '=', 'pending')
    .limit(1000);
  return id === undefined ? all : all.where('c.id', '=', id);
};

/**
 * Whether either of the two below finds one. Which day it is differs from tenant to tenant, so it is the day where it
 * comes first.
 */
export const legalContactsDue = (now: Date): Due =>
  anyRow(sql`from legal_contacts c join applicants a on a.tenant_id = c.tenant_id and a.id = c.applicant_id
    where c.tenant_id = t.id and c.status = 'pending' and (c.expires_at <= ${now}
      or a.date_of_birth <= ${dayIn('Etc/GMT-14', now)}::date - make_interval(years => t.guardian_age))`);

/** Pending requests whose time is over, at most a thousand at a time; or whether this one's is. */
export const findTimedOut = (tx: TenantTx, now: Date, id?: string) =>
  pending(tx, id).where('c.expires_at', '<=', now).execute();

/** Pending requests of applicants born on or before a day, who have come of age and decide alone; or whether this one is. */
export const findOutgrown = (tx: TenantTx, bornUntil: string, id?: string) =>
  pending(tx, id).where('a.date_of_birth', '<=', bornUntil).execute();
