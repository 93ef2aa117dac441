import type { Call } from '../plugins/route.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { mintToken } from '../tokens/tokens.service.ts';
import { queuePingMail } from './pings.mails.ts';
import type { PingRow } from './pings.repository.ts';
import { answerPurpose } from './pings.service.ts';

/** Mails a message to the applicant, with a link by which to answer. It waits out the undo window. */
export async function mailPing(
  { tx, tenant, deps, now }: Pick<Call, 'tx' | 'tenant' | 'deps' | 'now'>,
  ping: PingRow,
): Promise<void> {
  const ttl_ms = ping.expires_at.getTime() - now.getTime();
  const token = await mintToken(tx, { purpose: answerPurpose, subject_id: ping.id, ttl_ms, now });
  const url = tenantUrl(deps.config, tenant, `/pings/${ping.id}/answer#token=${token}`);
  await queuePingMail(tx, ping, tenant, url, now);
}
