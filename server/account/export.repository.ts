import { sql } from 'kysely';
import type { AccountExport } from '../../contract/account/export.schema.ts';
import { applicantDetailNames } from '../../contract/applicants/applicant-details.ts';
import type { TenantTx } from '../db/scope.ts';
import { recipientKey } from '../mail/safe-text.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export function findAccountTimes(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['timezone', 'verified_at', 'last_login_at', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** What an applicant has given, chosen and agreed to. */
export function findApplicantFacts(tx: TenantTx, applicantId: string) {
  return tx
    .selectFrom('applicants')
    .leftJoin('organizations', (join) =>
      join
        .onRef('organizations.tenant_id', '=', 'applicants.tenant_id')
        .onRef('organizations.id', '=', 'applicants.found_with'),
    )
    .select([
      'applicants.occupation_id',
      'applicants.further_occupation_ids',
      'applicants.graduation_type_id',
      'applicants.date_of_birth',
      'applicants.phonenumber',
      'applicants.lat',
      'applicants.lng',
      ...applicantDetailNames.map((name) => `applicants.${name}` as const),
      'applicants.search_status',
      'applicants.search_reason',
      'applicants.search_ended_at',
      'organizations.name as found_with',
      'applicants.looking_until',
      'applicants.renewed_at',
      'applicants.tos_status',
      'applicants.tos_accepted_at',
      'applicants.findable_status',
      'applicants.release_choice',
      'applicants.erasure_warned_at',
    ])
    .where('applicants.id', '=', applicantId)
    .executeTakeFirstOrThrow();
}

export async function listConsents(tx: TenantTx, applicantId: string) {
  const rows = await tx
    .selectFrom('consents')
    .select(['act', 'kind', 'given_by', 'terms_version', 'locale', 'created_at'])
    .where('applicant_id', '=', applicantId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export async function listLegalContacts(tx: TenantTx, applicantId: string) {
  const rows = await tx
    .selectFrom('legal_contacts')
    .select(['firstname', 'lastname', 'email', 'letter_reference', 'gender', 'relation', 'status', 'sent_at'])
    .select(['confirmed_at', 'created_at'])
    .where('applicant_id', '=', applicantId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...row,
    sent_at: iso(row.sent_at),
    confirmed_at: iso(row.confirmed_at),
    created_at: row.created_at.toISOString(),
  }));
}

export async function listAppointments(tx: TenantTx, applicantId: string) {
  const rows = await tx
    .selectFrom('pings as p')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.organization_id'),
    )
    .innerJoin('appointments as ap', (join) =>
      join.onRef('ap.tenant_id', '=', 'p.tenant_id').onRef('ap.ping_id', '=', 'p.id'),
    )
    .select(['o.name as organization', 'ap.starts_at', 'ap.ends_at', 'ap.place', 'ap.status', 'ap.created_at'])
    .where('p.applicant_id', '=', applicantId)
    .orderBy('ap.starts_at')
    .execute();
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }));
}

/** What companies said became of a yes; which of their people said it is theirs. */
export async function listOutcomes(tx: TenantTx, applicantId: string): Promise<AccountExport['outcomes']> {
  const { rows } = await sql<AccountExport['outcomes'][number]>`
    select o.name as organization, coalesce(s.said->>'outcome', 'taken_back') as outcome, s.said->>'at' as said_at
    from pings p
      join organizations o on o.tenant_id = p.tenant_id and o.id = p.organization_id
      cross join lateral jsonb_array_elements(p.outcomes) with ordinality s (said, nr)
    where p.applicant_id = ${applicantId}::uuid
    order by p.created_at, p.id, s.nr`.execute(tx);
  return rows;
}

export async function listRecommendations(tx: TenantTx, applicantId: string) {
  const rows = await tx
    .selectFrom('recommendations as r')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.organization_id'),
    )
    .select(['o.name as organization', 'r.note', 'r.created_at'])
    .where('r.applicant_id', '=', applicantId)
    .orderBy('r.created_at')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export async function listChannels(tx: TenantTx, userId: string) {
  const rows = await tx
    .selectFrom('channels')
    .select(['address', 'contact', 'alert', 'tips', 'bounced_at', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({
    ...row,
    bounced_at: iso(row.bounced_at),
    created_at: row.created_at.toISOString(),
  }));
}

/**
 * Mails to a person who has proven the address: those about the user and all that went there. What a wanted address got
 * is for its reader: it says whether the address has an owner. One that nobody has tried to send because its time has not
 * come isn't told: a company may still take its message back.
 */
export async function listMails(tx: TenantTx, userId: string, address: string, now: Date) {
  const rows = await tx
    .selectFrom('mails')
    .select(['subject', 'recipient_address', 'created_at', 'sent_at'])
    .where((eb) =>
      eb.or([
        eb.and([eb('subject_id', '=', userId), eb('kind', '!=', 'email_change')]),
        eb.and([
          eb('recipient_key', '=', recipientKey(address)),
          eb(eb.fn<string>('lower', ['recipient_address']), '=', address.toLowerCase()),
        ]),
      ]),
    )
    .where((eb) => eb.or([eb('status', '!=', 'queued'), eb('attempts', '>', 0), eb('send_at', '<=', now)]))
    .orderBy('created_at')
    .execute();
  return rows.map(({ recipient_address, ...row }) => ({
    ...row,
    recipient: recipient_address,
    created_at: row.created_at.toISOString(),
    sent_at: iso(row.sent_at),
  }));
}
