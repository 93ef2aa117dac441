import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import type { Database } from './client.ts';

/** By what each minute's work, an erasure and an export look rows up: without an index they read whole tables. */
const walked: readonly (readonly [table: string, column: string])[] = [
  ['activities', 'user_id'],
  ['activities', 'happened_at'],
  ['activities', 'mail_id'],
  ['activities', 'ping_id'],
  ['activities', 'deletion_request_id'],
  ['activities', 'alert_id'],
  ['activities', 'alert_run_id'],
  ['alerts', 'organization_id'],
  ['alerts', 'created_by'],
  ['alerts', 'next_run_at'],
  ['alerts', 'paused_until'],
  ['alerts', 'used_at'],
  ['alert_digests', 'digest_on'],
  ['alert_recipients', 'employee_id'],
  ['alert_runs', 'alert_id'],
  ['alert_runs', 'digest_at'],
  ['alert_runs', 'run_on'],
  ['alert_seen', 'applicant_id'],
  ['alert_seen', 'run_id'],
  ['applicant_views', 'applicant_id'],
  ['applicant_views', 'organization_id'],
  ['applicant_views', 'viewed_on'],
  ['applicants', 'tos_accepted_at'],
  ['applicants', 'created_at'],
  ['applicants', 'search_ended_at'],
  ['applicants', 'looking_until'],
  ['applicants', 'findable_version'],
  ['applicants', 'user_id'],
  ['audits', 'at'],
  ['consents', 'erased_at'],
  ['consents', 'applicant_id'],
  ['company_consents', 'organization_id'],
  ['company_consents', 'employee_id'],
  ['deletion_requests', 'ping_id'],
  ['deletion_requests', 'confirmed_by'],
  ['deletion_requests', 'requested_at'],
  ['deletion_requests', 'confirmed_at'],
  ['bulk_actions', 'created_at'],
  ['idempotency_keys', 'created_at'],
  ['interests', 'applicant_id'],
  ['interests', 'organization_id'],
  ['interests', 'until'],
  ['invitations', 'expires_at'],
  ['invitations', 'user_id'],
  ['invitations', 'organization_id'],
  ['invitations', 'invited_by'],
  ['legal_contacts', 'expires_at'],
  ['legal_contacts', 'applicant_id'],
  ['link_tokens', 'expires_at'],
  ['link_tokens', 'subject_id'],
  ['mails', 'send_at'],
  ['mails', 'created_at'],
  ['mails', 'subject_id'],
  ['mails', 'recipient_key'],
  ['mails', 'written_by'],
  ['not_me', 'reported_at'],
  ['pings', 'applicant_id'],
  ['pings', 'employee_id'],
  ['pings', 'expires_at'],
  ['pings', 'sent_at'],
  ['pings', 'updated_at'],
  ['pings', 'released_until'],
  ['pings', 'owner_id'],
  ['pings', 'note_at'],
  ['pings', 'released_at'],
  ['appointments', 'ping_id'],
  ['appointments', 'employee_id'],
  ['appointments', 'starts_at'],
  ['pictures', 'organization_id'],
  ['pictures', 'removed_at'],
  ['profiles', 'created_by'],
  ['profiles', 'organization_id'],
  ['rate_limits', 'window_start'],
  ['registration_codes', 'valid_until'],
  ['registration_codes', 'created_by'],
  ['search_marks', 'organization_id'],
  ['search_marks', 'applicant_id'],
  ['search_marks', 'employee_id'],
  ['search_seen', 'employee_id'],
  ['search_seen', 'applicant_id'],
  ['search_seen', 'seen_at'],
  ['searchers', 'employee_id'],
  ['sessions', 'expires_at'],
  ['sessions', 'ends_at'],
  ['sessions', 'user_id'],
  ['users', 'created_at'],
  ['users', 'email_key'],
];

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test('every column by which rows are looked up stands in an index, behind the tenant', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_index i join pg_class c on c.oid = i.indrelid
      cross join unnest(i.indkey::int[]) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where k.place between 2 and 3 and k.place <= i.indnkeyatts
      and (select attname from pg_attribute f where f.attrelid = c.oid and f.attnum = (i.indkey::int[])[0]) = 'tenant_id'`.execute(
    db.kysely,
  );
  const indexed = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  expect(walked.map((names) => names.join('.')).filter((name) => !indexed.has(name))).toEqual([]);
});
