import type { Database } from '../db/client.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';
import { expirePending, invitationsDue } from './invitations.repository.ts';

/** Writes down which pending invitations have run out. */
export async function expireInvitations(db: Database, now: Date): Promise<void> {
  await inEachTenant(db, invitationsDue(now), (tx) => expirePending(tx, now));
}
