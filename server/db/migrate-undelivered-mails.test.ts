import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { earlierDatabase } from '../../tests/support/earlier-database.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';
import * as undeliveredMails from './migrations/0066_undelivered_mails.ts';

const day = 86_400_000;
const subjects = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'] as const;

test('of what failed before there was the list, staff begin with the latest of a matter, a month back at most', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const mail = async (days: number, changes: object = {}) => {
    const at = new Date(Date.now() - days * day);
    const row = {
      kind: 'guardian_release',
      recipient_name: 'Eva Gast',
      recipient_address: 'eva@example.org',
      recipient_key: 'eva@example.org',
      sender_name: 'app',
      subject: 'x',
      headers: { locale: 'de' },
      status: 'failed',
      attempts: 1,
      send_at: at,
      subject_id: subjects[0],
      ...changes,
      created_at: at,
    };
    const { rows } = await sql<{ id: string }>`insert into mails
      select (jsonb_populate_record(null::mails, ${JSON.stringify(row)}::jsonb || jsonb_build_object(
        'tenant_id', t.id, 'id', gen_random_uuid()))).* from tenants t returning id`.execute(db.kysely);
    return rows[0]?.id ?? '';
  };
  await mail(31, { recipient_key: 'old@example.org' });
  await mail(9);
  const latest = await mail(3);
  await mail(9, { subject_id: null });
  await mail(8, { subject_id: null, status: 'sent' });
  const other = await mail(9, { subject_id: subjects[1] });
  const waiting = await mail(9, { kind: 'ping' });
  await mail(8, { kind: 'ping', status: 'queued' });
  await db.kysely.transaction().execute((tx) => undeliveredMails.up(tx as never));
  const { rows } = await sql<{
    id: string;
  }>`select id from mails where status = 'failed' and handled_at is null`.execute(db.kysely);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([latest, other, waiting].toSorted());
  await db.close();
});
