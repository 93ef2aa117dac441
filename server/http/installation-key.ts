import { randomBytes } from 'node:crypto';
import type { Database } from '../db/client.ts';

/** A secret of this installation, 256 random bits made at its first start and shared by all its processes. */
export async function installationKey(db: Database, name: string): Promise<Buffer> {
  await db.kysely
    .insertInto('installation')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.kysely
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
