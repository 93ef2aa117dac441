import type { Kysely } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';

/**
 * What 0028 and 0038 say of rows from before them, for tables that belong to an ordinary role: row-level security hid
 * those rows from it. Whoever bypasses that saw them, and a code that is for several now was made so since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await eachTenant(
    db,
    `update organizations set verified_at = checked.at
      from (select subject_id, max(at) as at from audits
        where tenant_id = one and subject_type = 'Organization' and event = 'verify' group by subject_id) checked
      where tenant_id = one and id = checked.subject_id and verified_at is null;
     update registration_codes set kind = 'personal'
      where tenant_id = one and kind = 'group' and max_uses = 1
        and created_at < (select timestamp::timestamptz from kysely_migration where name = '0028_code_kinds')
        and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user);`,
  );
}
