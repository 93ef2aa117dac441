import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import type { TenantTx } from '../db/scope.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { lockAlert } from './alerts.repository.ts';
import { moveBySystem } from './alerts.service.ts';
import { countOnlyFor, employeeOf, findUnread, removeReader, storeOptOut } from './readers.repository.ts';

/** A colleague wants no mail of this alert, or wants it again. @throws Failure not_found for whom it doesn't tell */
export async function optOut({ tx, actor, now }: Caller, alertId: string, opted_out: boolean): Promise<void> {
  const told = await storeOptOut(tx, alertId, actor.employee_id ?? '', opted_out ? now : null);
  if (!told) throw new Failure('not_found');
  await pauseUnread(tx, now, { alert_id: alertId });
}

/** The same by a mail's link; false where the alert doesn't tell that user any more, or told no more before. */
export async function optOutByLink(tx: TenantTx, userId: string, alertId: string, now: Date): Promise<boolean> {
  const wasTold = await storeOptOut(tx, alertId, await employeeOf(tx, userId), now, null);
  if (wasTold) await pauseUnread(tx, now, { alert_id: alertId });
  return wasTold;
}

/** Takes back what was done `at` this moment, and nothing else. */
export const undoOptOut = async (tx: TenantTx, userId: string, alertId: string, at: Date): Promise<boolean> =>
  storeOptOut(tx, alertId, await employeeOf(tx, userId), null, at);

/** Pauses what nobody reads any more, of one alert or of those that told somebody. */
export async function pauseUnread(
  tx: TenantTx,
  now: Date,
  whose: { readonly alert_id: string } | { readonly user_id: string },
): Promise<void> {
  for (const id of await findUnread(tx, whose)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const row = await lockAlert(tx, id);
    // a run or a colleague may have been faster
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (row?.status === 'active') await moveBySystem(tx, row, 'pause', 'nobody is left to tell', now);
  }
}

/** How many of somebody's alerts would rest without them. */
export const alertsOnlyFor = countOnlyFor;

/** Of who is shut out: their alerts tell those who are left, or rest, and what waits to tell them is not sent. */
export async function stopTelling(tx: TenantTx, userId: string, now: Date): Promise<void> {
  await pauseUnread(tx, now, { user_id: userId });
  await removeReader(tx, userId, now);
  await withdrawMails(tx, userId, ['alert_matches', 'alert_still_needed'], { stillTrue: true });
}
