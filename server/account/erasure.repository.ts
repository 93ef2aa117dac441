import { sql } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';
import { recipientKey } from '../mail/safe-text.ts';
import { emailKey } from '../users/email-key.ts';
import type { LeavingUser } from './account.repository.ts';

/** The person and the records about them: what mails and links name as their subject. */
export async function subjectsOf(tx: TenantTx, user: LeavingUser): Promise<readonly string[]> {
  const own = [
    user.id,
    ...(user.applicant_id ? [user.applicant_id] : []),
    ...(user.employee_id ? [user.employee_id] : []),
  ];
  if (!user.applicant_id) return own;
  const pings = await tx.selectFrom('pings').select('id').where('applicant_id', '=', user.applicant_id).execute();
  const contacts = await tx
    .selectFrom('legal_contacts')
    .select('id')
    .where('applicant_id', '=', user.applicant_id)
    .execute();
  // of whom was recommended by mail, which may have gone to another address
  const recommendations = await tx
    .selectFrom('recommendations')
    .select('id')
    .where('applicant_id', '=', user.applicant_id)
    .execute();
  const reports = await tx.selectFrom('reports').select('id').where('applicant_id', '=', user.applicant_id).execute();
  return [...own, ...[...pings, ...contacts, ...recommendations, ...reports].map(({ id }) => id)];
}

/** Requests to companies to delete what they noted of somebody: while their messages are there; alone they lead to nobody. */
export async function deletionsAbout(tx: TenantTx, applicantId: string): Promise<readonly string[]> {
  const requests = await tx
    .selectFrom('deletion_requests as d')
    .innerJoin('pings as p', (join) => join.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.ping_id'))
    .select('d.id')
    .where('p.applicant_id', '=', applicantId)
    .execute();
  return requests.map(({ id }) => id);
}

/** Mails that somebody signed, gone out or waiting; what they are about is the company's and stays. */
export async function deleteMailsBy(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('mails').where('written_by', '=', userId).execute();
}

/** Mails about these subjects, and those to a proven address, whatever they are about. */
export async function deleteMails(
  tx: TenantTx,
  subjects: readonly string[],
  address: string | undefined,
): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([
        eb('subject_id', 'in', subjects),
        ...(address === undefined
          ? []
          : [
              eb.and([
                eb('recipient_key', '=', recipientKey(address)),
                eb(eb.fn<string>('lower', ['recipient_address']), '=', address.toLowerCase()),
              ]),
            ]),
      ]),
    )
    .execute();
}

export async function deleteLinks(tx: TenantTx, subjects: readonly string[]): Promise<void> {
  await tx.deleteFrom('link_tokens').where('subject_id', 'in', subjects).execute();
}

/** Answers to templates, and to what was written with them, go to a proven address no more, whoever had put it there. */
export async function forgetReplies(tx: TenantTx, address: string): Promise<void> {
  await tx
    .updateTable('email_templates')
    .set({ reply_to: null })
    .where((eb) => eb(eb.fn<string>('lower', ['reply_to']), '=', address.toLowerCase()))
    .execute();
  await sql`update mails set headers = headers - 'reply_to'
    where lower(headers -> 'reply_to' ->> 'address') = ${address.toLowerCase()}`.execute(tx);
}

/** Invitations that led to this user, and those to a proven address: they carry name and address. */
export async function deleteInvitationsOf(
  tx: TenantTx,
  userId: string,
  address: string | undefined,
): Promise<readonly string[]> {
  const gone = await tx
    .deleteFrom('invitations')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        ...(address === undefined ? [] : [eb(eb.fn<string>('lower', ['email']), '=', address.toLowerCase())]),
      ]),
    )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Registrations that somebody else, or the owner once more, began with a proven address. */
export async function deleteShadows(tx: TenantTx, address: string): Promise<readonly string[]> {
  const gone = await tx
    .deleteFrom('users')
    .where('email_key', '=', emailKey(address))
    .where('verification', '=', 'unverified')
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** What outlives the person does so without a name: the ledger under a pseudonym, the log without typed reasons. */
export async function forgetPerson(
  tx: TenantTx,
  user: LeavingUser,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  await sql`select forget_person(${user.applicant_id}::uuid, ${emailKey(user.email)}, ${subjects}::uuid[], ${now})`.execute(
    tx,
  );
}

/** Answers kept for a repeated request, of this day, in which one of these words stands. */
export async function deleteReplays(tx: TenantTx, words: readonly string[]): Promise<void> {
  await sql`delete from idempotency_keys
    where exists (select from unnest(${words}::text[]) word where position(word in key || coalesce(response::text, '')) > 0)`.execute(
    tx,
  );
}

export async function hasPings(tx: TenantTx, employeeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pings')
    .select('id')
    .where('employee_id', '=', employeeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the user's row; everything that is theirs goes with it. */
export async function deleteUser(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

const nameless: Record<Locale, { firstname: string; lastname: string }> = {
  de: { firstname: 'Ehemaliges', lastname: 'Teammitglied' },
  en: { firstname: 'Former', lastname: 'colleague' },
};

/** Leaves an employee's row without a person in it: the applicants' messages hang on it. */
export async function makeNameless(tx: TenantTx, user: LeavingUser, locale: Locale, now: Date): Promise<void> {
  const address = `${user.id}@erased.invalid`;
  await tx
    .updateTable('users')
    .set({
      ...nameless[locale],
      email: address,
      email_key: address,
      password_hash: '',
      last_login_at: null,
      account: 'inactive',
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  await tx
    .updateTable('employees')
    .set({ position: null, phonenumber: null, updated_at: now })
    .where('user_id', '=', user.id)
    .execute();
  await tx
    .updateTable('profiles')
    .set({ contact_employee_id: null })
    .where('contact_employee_id', 'in', (eb) => eb.selectFrom('employees').select('id').where('user_id', '=', user.id))
    .execute();
  await tx
    .updateTable('deletion_requests')
    .set({ confirmed_by: null })
    .where((eb) =>
      eb('confirmed_by', 'in', eb.selectFrom('employees').select('employees.id').where('user_id', '=', user.id)),
    )
    .execute();
  await tx
    .deleteFrom('alert_recipients')
    .where('employee_id', 'in', (eb) => eb.selectFrom('employees').select('id').where('user_id', '=', user.id))
    .execute();
  const own = [
    'activities',
    'channels',
    'sessions',
    'verification_codes',
    'registrations',
    'idempotency_keys',
  ] as const;
  for (const table of own) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    await tx.deleteFrom(table).where('user_id', '=', user.id).execute();
  }
}
