import { purgeNoise } from '../audit/noise.ts';
import { analyzeChanged } from '../db/analyze.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';
import { purgeKeys } from './idempotency.ts';
import { purgeHits } from './rate-limits.ts';

const day = 86_400_000;

/** Sessions that have ended, and links a month after their end. */
async function purgeSecrets(tx: TenantTx, now: Date): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', now), eb('ends_at', '<', now)]))
    .execute();
  await tx
    .deleteFrom('link_tokens')
    .where('expires_at', '<', new Date(now.getTime() - 30 * day))
    .execute();
}

/** Lets go of what has lost its use, in every tenant, and keeps the embedded database quick. */
export function keepHouse({ jobs }: Deps): void {
  jobs.everyMinute('database.analyze', async (db) => void (await analyzeChanged(db)));
  jobs.everyMinute('housekeeping', (db, now) =>
    inEachTenant(db, async (tx) => {
      await purgeHits(tx, now);
      await purgeKeys(tx, now);
      await purgeSecrets(tx, now);
      await purgeNoise(tx, now);
    }),
  );
}
