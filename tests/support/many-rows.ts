import { sql } from 'kysely';
import type { Database } from '../../server/db/client.ts';

/** SQL by type for columns that must not be empty, of row `n` at the time `$now`. */
const byType: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'x' || n`,
  bytea: 'sha256(n::text::bytea)',
  jsonb: `'{}'::jsonb`,
  integer: '1',
  bigint: 'n',
  boolean: 'true',
  'uuid[]': `'{}'::uuid[]`,
  date: '$now::date',
  'timestamp with time zone': `$now - n % 7 * interval '1 hour'`,
};
const later = `$now + interval '30 days'`;
const oneOf = (...values: readonly string[]): string => `(array['${values.join(`', '`)}'])[n % ${values.length} + 1]`;

/** What columns hold beside that, so that rows wait in every state and none is due. */
const filled: Record<string, Record<string, string>> = {
  users: { type: `'applicant'`, locale: `'de'`, verification: oneOf('verified', 'unverified'), account: `'active'` },
  sessions: { expires_at: later, ends_at: later },
  link_tokens: { purpose: oneOf('answer_ping', 'renew_looking', 'cancel_deletion'), expires_at: later },
  invitations: { status: `'pending'`, expires_at: later },
  registration_codes: {
    status: oneOf('archived', 'archived', 'archived', 'active'),
    code: `lpad(upper(to_hex(n)), 8, '0')`,
    valid_until: later,
  },
  applicants: {
    search_status: oneOf('wants_to_be_matched', 'unconfirmed', 'expired'),
    search_ended_at: '$now',
    looking_until: later,
    tos_status: `'accepted'`,
    findable_status: `'accepted'`,
    findable_version: '1000',
    date_of_birth: `'2011-01-01'`,
  },
  applicant_counts: { what: `'occupation'`, folded: 'true' },
  legal_contacts: {
    status: oneOf('confirmed', 'confirmed', 'confirmed', 'pending'),
    expires_at: later,
    gender: `'female'`,
    locale: `'de'`,
  },
  consents: { act: `'terms'`, kind: `'accepted'`, given_by: `'applicant'`, erased_at: '$now' },
  not_me: {},
  pings: {
    status: oneOf('created', 'pending', 'declined', 'accepted'),
    locale: `'de'`,
    send_at: later,
    expires_at: later,
    sent_at: '$now',
    released_at: '$now',
    released_until: later,
  },
  mails: { status: oneOf('sent', 'queued', 'failed'), send_at: later },
  audits: { actor_kind: `'system'` },
  idempotency_keys: {},
  rate_limits: {},
};

export const crowdedTables: readonly string[] = Object.keys(filled);

/** So many rows in each table that grows, spread over the tenants there are; keys to other tables lead nowhere. */
export async function fillTables(db: Database, count: number, now: Date): Promise<void> {
  await db.kysely.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    const { rows: tenants } = await sql<{ id: string }>`select id from tenants order by slug`.execute(one);
    const ids = `(array['${tenants.map(({ id }) => id).join(`', '`)}'])[n / 12 % ${tenants.length} + 1]::uuid`;
    for (const [table, own] of Object.entries(filled)) {
      const { rows: needed } = await sql<{ name: string; type: string }>`
        select attname as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
          and attnotnull and not atthasdef and attidentity = ''`.execute(one);
      const values: Record<string, string | undefined> = {
        ...Object.fromEntries(needed.map(({ name, type }) => [name, byType[type]])),
        ...own,
        tenant_id: ids,
      };
      const columns = Object.keys(values);
      const row = columns
        .map((name) => values[name])
        .join(', ')
        .replaceAll('$now', `'${now.toISOString()}'::timestamptz`);
      await sql
        .raw(`insert into ${table} (${columns.join(', ')}) select ${row} from generate_series(1, ${count}) n`)
        .execute(one);
    }
    await sql`set session_replication_role = origin`.execute(one);
    await sql`analyze`.execute(one);
  });
}
