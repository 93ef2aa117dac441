import type { Config } from '../config.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { nameOf } from '../handles/handles.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findUnasked, insertDeletionRequest } from './deletion-requests.repository.ts';
import { findPing, type PingRow } from './pings.repository.ts';
import { queueNewsMail } from './release.mails.ts';

/** The organization of a yes that is over is asked to delete what it noted. Of the person it keeps its own name for them. */
export async function requestDeletion(tx: TenantTx, ping: PingRow, now: Date): Promise<string> {
  if (!ping.released_at) throw new Error('There is nothing to delete where nobody said yes.');
  const id = newId({ now: () => now });
  await insertDeletionRequest(tx, {
    id,
    organization_id: ping.organization_id,
    ping_id: ping.id,
    name: nameOf(ping, ping.organization_id, ping.applicant_id),
    released_at: ping.released_at,
    requested_at: now,
  });
  return id;
}

/** Before somebody is erased: every organization that had the contact details is asked to delete them, and told by mail. */
export async function requestDeletions(
  tx: TenantTx,
  applicantId: string,
  tenant: TenantRow,
  config: Config,
  now: Date,
): Promise<void> {
  for (const { id } of await findUnasked(tx, applicantId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const ping = await findPing(tx, id);
    if (!ping) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const deletion_request_id = ping.deletion_request_id ?? (await requestDeletion(tx, ping, now));
    const url = tenantUrl(config, tenant, '/pings');
    // oxlint-disable-next-line no-await-in-loop -- as above
    await queueNewsMail(tx, { ...ping, deletion_request_id }, 'withdrawn', tenant, url, now);
  }
}
