import { type Kysely, sql } from 'kysely';

/**
 * What a search walks, whole: by occupation and area, by area, by turn, by the last confirmation, and by each of the
 * three further wishes. Columns that are only compared or sorted by stand beside the key, so that the table itself is
 * asked for no more than a page.
 */
const indexes = `
drop index applicants_search;
create index applicants_by_occupation on applicants (tenant_id, occupation_id, area_id)
  include (id, graduation_type_id, renewed_at, rotation_key, further_occupation_ids) where matchable;
create index applicants_by_area on applicants (tenant_id, area_id)
  include (id, graduation_type_id, renewed_at, rotation_key) where matchable;
create index applicants_by_turn on applicants (tenant_id, rotation_key, id)
  include (area_id, graduation_type_id, renewed_at) where matchable;
create index applicants_by_renewal on applicants (tenant_id, renewed_at desc nulls last)
  include (id, area_id, graduation_type_id, rotation_key) where matchable;
${[1, 2, 3]
  .map(
    (n) => `create index applicants_by_further_${n} on applicants (tenant_id, (further_occupation_ids[${n}]), area_id)
  include (id, occupation_id, further_occupation_ids, graduation_type_id, renewed_at, rotation_key)
  where matchable and further_occupation_ids[${n}] is not null;`,
  )
  .join('\n')}
`;

/** The same as pings_released_until. */
const twin = 'drop index pings_release_end';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db);
  await sql.raw(twin).execute(db);
}
