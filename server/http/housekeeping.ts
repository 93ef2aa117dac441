import { type SqlBool, sql } from 'kysely';
import { noiseDue, purgeNoise } from '../audit/noise.ts';
import { analyzeChanged } from '../db/analyze.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { anyIn, anyOf, type Due } from '../jobs/due.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';
import { keysDue, purgeKeys } from './idempotency.ts';
import { hitsDue, purgeHits } from './rate-limits.ts';

const day = 86_400_000;

/** Sessions that have ended, and links a month after their end. */
const ended = (now: Date) => sql<SqlBool>`(expires_at < ${now} or ends_at < ${now})`;
const forgotten = (now: Date) => sql<SqlBool>`expires_at < ${new Date(now.getTime() - 30 * day)}`;

async function purgeSecrets(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where(ended(now)).execute();
  await tx.deleteFrom('link_tokens').where(forgotten(now)).execute();
}

export const houseDue = (now: Date): Due =>
  anyOf(hitsDue(now), keysDue(now), anyIn('sessions', ended(now)), anyIn('link_tokens', forgotten(now)), noiseDue(now));

/** Lets go of what has lost its use, in every tenant, and keeps the embedded database quick. */
export function keepHouse({ jobs }: Deps): void {
  jobs.everyMinute('database.analyze', async (db) => void (await analyzeChanged(db)));
  jobs.everyMinute('housekeeping', (db, now) =>
    inEachTenant(db, houseDue(now), async (tx) => {
      await purgeHits(tx, now);
      await purgeKeys(tx, now);
      await purgeSecrets(tx, now);
      await purgeNoise(tx, now);
    }),
  );
}
