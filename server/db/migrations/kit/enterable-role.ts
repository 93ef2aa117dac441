import { type Kysely, sql } from 'kysely';

/**
 * Makes a role that the owner's transactions can enter. Whether they can is tried, not looked up: from PostgreSQL 16 on,
 * who creates a role is its member and all the same not let in.
 */
export async function enterableRole(db: Kysely<unknown>, name: string): Promise<void> {
  await sql
    .raw(
      `do $$ declare before text := current_setting('role'); begin
         if not exists (select from pg_roles where rolname = '${name}') then create role ${name} nologin; end if;
         begin
           perform set_config('role', '${name}', true);
           perform set_config('role', before, true);
         exception when insufficient_privilege then execute format('grant ${name} to %I', current_user);
         end;
       end $$;
       grant usage on schema public to ${name};`,
    )
    .execute(db);
}
