import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/db/client.ts';

/** The roles belong to the server: who has not created them must be let in by a superuser, from PostgreSQL 16 on. */
const letIn = (owner: string): string => `do $$ declare one text; begin
  for one in select rolname from pg_roles where rolname in ('werdegang_app', 'werdegang_due')
  loop execute format('grant %I to ${owner}', one); end loop; end $$`;

/** A new database whose owner is an ordinary role; `everything` is a superuser on it, who sees all tenants. */
export async function ordinaryOwner(
  serverUrl: string,
): Promise<{ db: Database; everything: Database; drop: () => Promise<void> }> {
  const secret = randomBytes(6).toString('hex');
  const owner = `werdegang_owner_${secret}`;
  const onServer = async (...statements: readonly string[]): Promise<void> => {
    const server = await openDatabase({ url: serverUrl });
    for (const statement of statements) await sql.raw(statement).execute(server.kysely);
    await server.close();
  };
  await onServer(
    `create role ${owner} login createrole password '${secret}'`,
    letIn(owner),
    `create database ${owner} owner ${owner}`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${owner}`;
  const everything = await openDatabase({ url: url.href });
  [url.username, url.password] = [owner, secret];
  const db = await openDatabase({ url: url.href });
  const drop = async (): Promise<void> => {
    await db.close();
    await everything.close();
    await onServer(`drop database ${owner} with (force)`, `drop role ${owner}`);
  };
  return { db, everything, drop };
}
