import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, earlierDatabase, insert } from '../../tests/support/earlier-database.ts';
import { systemClock } from '../clock.ts';
import { newId } from '../db/ids.ts';
import { migrate } from '../db/migrate.ts';
import * as foundation from '../db/migrations/0001_foundation.ts';
import * as tenantLogos from '../db/migrations/0002_tenant_logos.ts';
import { inTenant } from '../db/scope.ts';
import { hasReportedNotMe } from '../legal-contacts/legal-contacts.repository.ts';

test('a database from before retention: the log keeps the reasons of staff and system alone, "that isn’t me" goes on without a word', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const actors = ['administrator', 'applicant', 'employee', 'guardian', 'system', 'tenant_member'];
  for (const actor_kind of actors)
    await sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event, reason)
      select id, gen_random_uuid(), now(), ${actor_kind}, 'Ping', gen_random_uuid(), 'decline', 'Too far' from tenants`.execute(
      db.kysely,
    );
  const guardian = { firstname: 'Eva', lastname: 'Kaya', gender: 'female', relation: 'mother', locale: 'de' };
  const people: { applicant: string; guardian: string }[] = [];
  for (const [email, reason] of [
    ['W.rong+1@googlemail.com', 'not_me'],
    ['right@example.org', 'declined'],
  ] as const) {
    const applicant_id = await anApplicant(db.kysely, {});
    const legal_contact_id = await insert(db.kysely, 'legal_contacts', {
      ...guardian,
      applicant_id,
      email,
      status: 'declined',
    });
    await sql`insert into consents (tenant_id, id, applicant_id, legal_contact_id, kind, given_by, reason, terms_version, text_hash, locale, created_at)
      select id, ${newId(systemClock)}::uuid, ${applicant_id}::uuid, ${legal_contact_id}::uuid, 'declined', 'guardian', ${reason}, 1, 'x', 'de', now() from tenants`.execute(
      db.kysely,
    );
    const { rows } = await sql<{ email: string }>`select u.email from users u
      join applicants a on a.user_id = u.id where a.id = ${applicant_id}::uuid`.execute(db.kysely);
    people.push({ applicant: rows[0]?.email ?? '', guardian: email });
  }
  await migrate(db);
  const { rows: log } =
    await sql`select actor_kind, reason from audits where event = 'decline' order by actor_kind`.execute(db.kysely);
  const kept = ['administrator', 'system', 'tenant_member'];
  expect(log).toEqual(
    actors.map((actor_kind) => ({ actor_kind, reason: kept.includes(actor_kind) ? 'Too far' : null })),
  );
  const { rows: tenants } = await sql<{ id: string }>`select id from tenants`.execute(db.kysely);
  const known = await inTenant(db, tenants[0]?.id ?? '', async (tx) => {
    const answers = [];
    for (const { applicant: email, guardian: address } of people)
      answers.push(await hasReportedNotMe(tx, { id: newId(systemClock), email }, address.replace('W.rong+1', 'wrong')));
    return answers;
  });
  expect(known).toEqual([true, false]);
  await db.close();
});
