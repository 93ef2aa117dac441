import { optOutByLink, pauseUnread, undoOptOut } from '../alerts/readers.service.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { type ChannelRow, openChannel, setPreference } from './channels.repository.ts';
import { isSentTo, type Named, readUndoToken, readUnsubscribeToken, undoToken } from './unsubscribe-link.ts';

/** How long the page offers the way back. */
const undoMs = 60 * 60_000;

interface Asked {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly token: string;
  readonly now: Date;
}

const answer = ({ preference, alert_id }: Named) => ({ preference, one_alert: alert_id !== undefined });

/** Of whom a secret is about; undefined where nobody is left, or the mail went to an address that is no longer theirs. */
async function channelOf({ tx, tenant, now }: Asked, named: Named): Promise<ChannelRow | undefined> {
  const channel = await openChannel(tx, named.user_id, now);
  return channel && isSentTo(tenant, named, channel.address) ? channel : undefined;
}

/**
 * Switches off what the link names, and says by which secret that is taken back. What is off, or belongs to nobody any
 * more, stays so with the same answer. @throws Failure link_invalid, link_expired
 */
export async function unsubscribe(asked: Asked) {
  const { tx, tenant, token, now } = asked;
  const link = readUnsubscribeToken(tenant, token, now);
  if (!link) throw new Failure('link_invalid');
  if (link.isExpired) throw new Failure('link_expired');
  const channel = await channelOf(asked, link);
  const wasOn =
    channel !== undefined &&
    (link.alert_id === undefined
      ? await choose(asked, channel, link, false)
      : await optOutByLink(tx, link.user_id, link.alert_id, now));
  return { ...answer(link), undo: undoToken(tenant, link, now, wasOn) };
}

/**
 * Switches on again what the secret's click has switched off and nobody has touched since: a mail that is forwarded, or a
 * click of another day, switches nothing on. The answer is the same either way. @throws Failure link_invalid, link_expired
 */
export async function undoUnsubscribe(asked: Asked) {
  const { tx, tenant, token, now } = asked;
  const click = readUndoToken(tenant, token);
  if (!click) throw new Failure('link_invalid');
  if (now.getTime() - click.at.getTime() > undoMs) throw new Failure('link_expired');
  const channel = click.wasOn ? await channelOf(asked, click) : undefined;
  if (channel && click.alert_id === undefined) await choose(asked, channel, click, true, click.at);
  if (channel && click.alert_id !== undefined) await undoOptOut(tx, click.user_id, click.alert_id, click.at);
  return answer(click);
}

/** False where it is so already, or has changed after `asOf`. */
async function choose(
  { tx, now }: Asked,
  channel: ChannelRow,
  { preference, user_id }: Named,
  wanted: boolean,
  asOf?: Date,
): Promise<boolean> {
  if (!(await setPreference(tx, channel.id, preference, { wanted, now, asOf }))) return false;
  if (preference === 'alert') await pauseUnread(tx, now, { user_id });
  await audit(tx, {
    actor_kind: 'system',
    subject_type: 'Channel',
    subject_id: channel.id,
    event: wanted ? 'undo_unsubscribe' : 'unsubscribe',
    fields: [preference],
    now,
  });
  return true;
}
