import { areaOfPostcode } from '../../server/geo/areas.ts';
import { sql, type Transaction } from 'kysely';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { Database } from '../../server/db/client.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import type { Schema } from '../../server/db/schema.ts';
import { createTenant } from '../../server/tenants/create-tenant.ts';
import { listTenants, type TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { BrowserWorld } from '../support/browser-world.ts';

/** Names that break layouts which never met them. */
export const unwieldy = {
  tenant: 'Arbeitsgemeinschaft der Handwerkskammern und Industrieunternehmensverbände Südwestfalen-Mittelhessen',
  organization: 'Bundesausbildungsförderungsverwaltungsgesellschaft für Präzisionswerkzeugmaschinenbau mbH & Co. KG',
  /** Sixty characters without a place to break. */
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte',
  arabic: 'عبد الرحمن بن محمد',
  hebrew: 'יעל בן־דוד',
  emoji: '👩🏽‍🔧 Zoë 🚀',
  email: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk@ausbildungsvermittlung-suedwestfalen.example',
} as const;

/** What a page of a list never shows at once. */
const crowdSize = 10_000;

/** A tenant with a colour nobody can read, a name nobody can say, and ten thousand applicants. */
export async function crowdedTenant(world: BrowserWorld): Promise<TenantRow> {
  const { db } = world.deps;
  const id = await createTenant(db, world.clock, {
    slug: 'gedraenge',
    name: unwieldy.tenant,
    color: '#fffde7',
    default_locale: 'de',
    minimum_age: 14,
    sender_address: 'post@gedraenge.example',
    support_email: 'hilfe@ausbildungsvermittlung-suedwestfalen-mittelhessen.example',
  });
  await inBulk(db, (tx) => insertApplicants(tx, id ?? ''));
  const row = (await listTenants(db)).find((tenant) => tenant.id === id);
  if (!row) throw new Error('The crowded tenant was not made.');
  return row;
}

/**
 * As the tables' owner and without looking every row up elsewhere; the embedded database never analyses by itself. Only
 * what is filled is analysed: all tables would be the cluster's too, at which other databases' workers are busy.
 */
async function inBulk(db: Database, work: (tx: Transaction<Schema>) => Promise<void>): Promise<void> {
  // a note for each row (how far a company has come), and reading them all, may take longer than a request is given
  await withoutHurry(async () => {
    await db.kysely.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await work(tx);
    });
    await sql`analyze users, applicants, pings, registration_codes, recommendations`.execute(db.kysely);
  });
}

async function insertApplicants(tx: Transaction<Schema>, tenantId: string): Promise<void> {
  const longest = [...occupations].sort((one, other) => other.name.length - one.name.length).slice(0, 8);
  const choices = sql.join(longest.map(({ id }) => sql`${id}::uuid`));
  const home = areaOfPostcode('25869')?.id;
  const certificate = graduationTypes[0]?.id ?? '';
  await sql`
    insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone,
                       verification, verified_at, account, created_at, updated_at)
    select ${tenantId}, gen_random_uuid(), 'applicant', 'Kim', 'Nummer ' || n, 'n' || n || '@example.net',
           'n' || n || '@example.net', '', 'de', 'Europe/Berlin', 'verified', now(), 'active', now(), now()
    from generate_series(1, ${sql.lit(crowdSize)}) n`.execute(tx);
  // apart from the users: whether somebody can be found is asked of those already there
  await sql`
    insert into applicants (tenant_id, id, user_id, search_status, tos_status, findable_status, tos_accepted_at,
                            looking_until, renewed_at,
                            date_of_birth, occupation_id, graduation_type_id, phonenumber, line_1, postcode, city,
                            country, lat, lng, area_id, created_at, updated_at)
    select ${tenantId}, gen_random_uuid(), id, 'wants_to_be_matched', 'accepted', 'accepted', now(), now() + interval '90 days', now(),
           '2007-05-05', (array[${choices}])[1 + floor(random() * 8)::int], ${certificate}, '+4930901820',
           'Musterweg 1', '25869', 'Gröde (Hallig) in der Gemeinde Langeneß-Nordmarsch', 'DE', 54.63, 8.72, ${home}, now(), now()
    from users where tenant_id = ${tenantId} and email like 'n%@example.net'`.execute(tx);
}

/** Gives an organization ten thousand copies of its one message, each to another applicant, and of its one code, by which all of them came. */
export async function crowdLists({ deps }: BrowserWorld, organizationId: string): Promise<void> {
  await inBulk(deps.db, async (tx) => {
    await sql`
      insert into pings
      select copy.*
      from (select pings as first from pings where organization_id = ${organizationId} limit 1) one,
           applicants a,
           lateral jsonb_populate_record(first, jsonb_build_object(
             'id', gen_random_uuid(), 'applicant_id', a.id,
             'status', (array['pending', 'accepted', 'declined', 'expired', 'revoked'])[1 + floor(random() * 5)::int]
           )) copy
      where a.city like 'Gröde%'`.execute(tx);
    await sql`
      insert into registration_codes
      select copy.*
      from (select registration_codes as first from registration_codes where organization_id = ${organizationId} limit 1) one,
           generate_series(1, ${sql.lit(crowdSize)}) n,
           lateral jsonb_populate_record(first, jsonb_build_object(
             'id', gen_random_uuid(), 'code', lpad(n::text, 8, '0')
           )) copy`.execute(tx);
    await sql`
      insert into recommendations (tenant_id, id, applicant_id, organization_id, registration_code_id, note, status, created_at, updated_at)
      select a.tenant_id, gen_random_uuid(), a.id, c.organization_id, c.id, c.recommendation_text,
             (array['created', 'accepted', 'revoked'])[1 + floor(random() * 3)::int], now(), now()
      from (select * from registration_codes where organization_id = ${organizationId} limit 1) c, applicants a
      where a.city like 'Gröde%'`.execute(tx);
  });
}
