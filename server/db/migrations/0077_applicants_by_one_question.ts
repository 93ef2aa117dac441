import { type Kysely, sql } from 'kysely';

/** Staff list everybody of an occupation or an area, findable or not; the search's indexes hold the findable alone. */
const indexes = `
create index applicants_of_occupation on applicants (tenant_id, occupation_id);
create index applicants_of_area on applicants (tenant_id, area_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db);
}
