import { optOutByLink, pauseUnread, undoOptOut } from '../alerts/alerts.service.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { openChannel, setPreference } from './channels.repository.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-link.ts';

/** How long the page offers the way back; a forwarded mail must not switch on what its reader has switched off. */
const undoMs = 60 * 60_000;

interface Asked {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly token: string;
  readonly now: Date;
}

/** @throws Failure link_invalid, link_expired; nothing is told of a person who is gone */
function readLink({ tenant, token, now }: Asked): Unsubscription {
  const link = readUnsubscribeToken(tenant, token, now);
  if (!link) throw new Failure('link_invalid');
  if (link.isExpired) throw new Failure('link_expired');
  return link;
}

const answer = ({ preference, alert_id }: Unsubscription) => ({ preference, one_alert: alert_id !== undefined });

/** Switches off what the link names. What is off, or belongs to nobody any more, stays so with the same answer. */
export async function unsubscribe(asked: Asked) {
  const link = readLink(asked);
  if (link.alert_id !== undefined) {
    await optOutByLink(asked.tx, link.user_id, link.alert_id, asked.now);
    return answer(link);
  }
  const channel = await openChannel(asked.tx, link.user_id, asked.now);
  if (channel) await set(asked, channel.id, link, false);
  return answer(link);
}

/** Switches on again what the link has switched off just now. @throws Failure link_invalid, link_expired */
export async function undoUnsubscribe(asked: Asked) {
  const link = readLink(asked);
  const since = new Date(asked.now.getTime() - undoMs);
  if (link.alert_id !== undefined) {
    const isUndone = await undoOptOut(asked.tx, link.user_id, link.alert_id, since);
    if (!isUndone) throw new Failure('link_expired');
    return answer(link);
  }
  const channel = await openChannel(asked.tx, link.user_id, asked.now);
  if (!channel || channel.updated_at < since) throw new Failure('link_expired');
  await set(asked, channel.id, link, true);
  return answer(link);
}

async function set({ tx, now }: Asked, channelId: string, link: Unsubscription, wanted: boolean) {
  const { preference } = link;
  if (!(await setPreference(tx, channelId, preference, wanted, now))) return;
  if (preference === 'alert') await pauseUnread(tx, now, link);
  await audit(tx, {
    actor_kind: 'system',
    subject_type: 'Channel',
    subject_id: channelId,
    event: wanted ? 'undo_unsubscribe' : 'unsubscribe',
    fields: [preference],
    now,
  });
}
