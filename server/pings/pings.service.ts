import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import { pingIsRead, pingIsUndone } from '../activities/activities.service.ts';
import type { TenantTx } from '../db/scope.ts';
import { moveRecord, type RecordKind } from '../kit/records.ts';
import { forgetMails, withdrawMails } from '../mail/outbox.ts';
import { Failure } from '../http/failure.ts';
import { dropReplays } from '../http/idempotency.ts';
import { voidTokens } from '../tokens/tokens.service.ts';
import { requestDeletion } from './deletion-requests.service.ts';
import { callOff } from './lapsed-appointments.ts';
import type { PingRow } from './pings.repository.ts';
import { recordRelease } from './release-ledger.ts';
import { mailsWithName, pingEvents, releaseAfter, type PingAction } from './release.ts';

const pingRecords = { table: 'pings', subject: 'Ping', lifecycle: pingLifecycle } as const satisfies RecordKind;

/** The secret of the mail's link. */
export const answerPurpose = 'ping_answer';

/**
 * Moves a ping along its lifecycle. Whatever ends it before an answer, and a yes taken back, stops its mails and its link.
 * @throws Failure undo_window_closed for a cancel too late; transition_not_allowed
 */
export async function movePing(tx: TenantTx, ping: PingRow, event: string, action: PingAction): Promise<PingRow> {
  if (event === 'cancel' && ping.status === 'created' && ping.send_at <= action.now)
    throw new Failure('undo_window_closed');
  const possible = pingEvents(ping, action.author, action.now);
  if (event === 'cancel' && ping.sent_at && !possible.includes(event)) throw new Failure('undo_window_closed');
  const answered = event === 'accept' || event === 'decline';
  const values = {
    ...(answered ? { responded_at: action.now, unread_at: action.now } : {}),
    ...(event === 'decline' || event === 'withdraw' ? { decline_reason: action.reason ?? null } : {}),
    ...releaseAfter(ping, event, action),
    ...(event === 'revoke' && action.closed_because
      ? { closed_because: action.closed_because, ...(action.closed_because === 'found' && { news: 'closed' as const }) }
      : {}),
  };
  const status = await moveRecord(tx, action, pingRecords, ping, { event, possible, values });
  await recordRelease(tx, ping, event, action);
  if (answered) await pingIsRead(tx, ping.applicant_user_id, ping.id, action.now);
  if (status === 'revoked') {
    await withdrawMails(tx, ping.id);
    if (!ping.sent_at) await pingIsUndone(tx, ping.id);
    // after a yes the link goes on saying what became of it
    if (event !== 'withdraw') await voidTokens(tx, answerPurpose, ping.id, action.now);
  }
  if (event === 'withdraw') {
    await callOff(tx, ping.id, action.now);
    await requestDeletion(tx, ping, action.now);
    await forgetMails(tx, [ping.id], mailsWithName);
    await dropReplays(tx, ping.id);
  }
  return { ...ping, ...values, status };
}
