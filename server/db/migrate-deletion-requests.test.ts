import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, aPing, earlierDatabase } from '../../tests/support/earlier-database.ts';
import { nameOf } from '../handles/handles.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';

test('yeses taken back before are asked for still, by the name the company knows; one that stands is not', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const gone = await anApplicant(db.kysely, { tos_status: 'revoked' });
  const ping = await aPing(db.kysely, gone, 'accepted', { responded_at: '2026-01-02T00:00:00Z' });
  await aPing(db.kysely, await anApplicant(db.kysely, {}), 'accepted', { responded_at: '2026-01-02T00:00:00Z' });
  await migrate(db);
  const { rows } = await sql<{ name: string; organization_id: string; handle_key: Buffer }>`
    select d.*, p.withdrawn_at, t.handle_key from deletion_requests d
    join pings p on p.tenant_id = d.tenant_id and p.id = d.ping_id join tenants t on t.id = d.tenant_id`.execute(
    db.kysely,
  );
  expect(rows).toMatchObject([{ ping_id: ping, released_at: new Date('2026-01-02T00:00:00Z'), confirmed_at: null }]);
  expect(rows.map(({ name }) => name)).toEqual(rows.map((row) => nameOf(row, row.organization_id, gone)));
  await db.close();
});
