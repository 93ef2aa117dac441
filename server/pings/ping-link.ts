import type { Call } from '../http/route.ts';
import { mintToken } from '../tokens/tokens.service.ts';
import { answerLinks } from './answer-links.ts';
import { senderOf } from './applicant-pings.ts';
import { queuePingMail } from './pings.mails.ts';
import { findOpenPingIds, findPing, type PingRow } from './pings.repository.ts';
import { answerPurpose } from './pings.service.ts';

type Mailing = Pick<Call, 'tx' | 'tenant' | 'deps' | 'now'>;

/** Mails a message to the applicant, with a link by which to answer. It waits out the undo window. */
export async function mailPing({ tx, tenant, deps, now }: Mailing, ping: PingRow, isAgain?: boolean): Promise<void> {
  const ttl_ms = ping.expires_at.getTime() - now.getTime();
  const token = await mintToken(tx, { purpose: answerPurpose, subject_id: ping.id, ttl_ms, now });
  const links = answerLinks(deps.config, tenant, ping.id, token);
  const sender = await senderOf({ tx, tenant, config: deps.config, locale: ping.locale }, ping);
  await queuePingMail(tx, ping, tenant, { links, sender, ...(isAgain && { isAgain }) }, now);
}

/** Mails everything that waits for an applicant's answer once more, to where they are now. */
export async function mailOpenPings(call: Mailing, applicantId: string): Promise<void> {
  for (const { id } of await findOpenPingIds(call.tx, applicantId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const ping = await findPing(call.tx, id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (ping && ping.expires_at > call.now) await mailPing(call, ping, true);
  }
}
