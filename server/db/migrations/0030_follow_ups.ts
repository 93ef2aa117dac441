import { type Kysely, sql } from 'kysely';

/** What a company does about an answer: read it, call, come back to it, note what was said. */
const columns = `
alter table pings
  add column unread_at timestamptz,
  add column outcome text check (outcome in ('reached', 'appointment', 'hired', 'not_fitting', 'not_reached')),
  add column outcome_at timestamptz,
  add column outcomes jsonb not null default '[]' check (jsonb_typeof(outcomes) = 'array'),
  add column owner_id uuid,
  add column next_on date,
  add column note text,
  add column note_at timestamptz,
  add column follow_up_version integer not null default 1,
  add foreign key (tenant_id, owner_id) references employees (tenant_id, id) on delete set null (owner_id),
  add check ((note is null) = (note_at is null));
create index pings_owner on pings (tenant_id, owner_id) where owner_id is not null;
create index pings_notes on pings (tenant_id, note_at) where note_at is not null;
grant select (note_at) on pings to werdegang_due;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
}
