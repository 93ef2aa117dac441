import type { Database } from '../db/client.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';
import { deleteUnverifiedBefore, unverifiedDue } from './registration.repository.ts';

/** How long an address may stay unverified, in milliseconds: 7 days (decisions, section 1). */
export const unverifiedFor = 7 * 24 * 3_600_000;

/** Forgets registrations that nobody completed. */
export async function purgeUnverified(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unverifiedFor);
  await inEachTenant(db, unverifiedDue(before), (tx) => deleteUnverifiedBefore(tx, before));
}
