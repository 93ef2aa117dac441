import { type Kysely, sql } from 'kysely';

/** Whoever looks around finds the companies there by where they are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index organizations_place on organizations (tenant_id, lat, lng) where status = 'active'`.execute(
    db,
  );
};
