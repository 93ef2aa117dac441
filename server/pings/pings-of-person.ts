import type { TenantTx } from '../db/scope.ts';
import { mailboxOf } from '../employees/employees.service.ts';
import { handMailsOver } from '../mail/outbox.ts';
import { dropOwner } from './follow-ups.repository.ts';
import { endIfOpen } from './open-pings.ts';
import { findOpenPingIdsOfEmployee, movePingsToColleague } from './pings.repository.ts';
import { mailsWithName } from './release.ts';

/** What an employee who leaves has sent goes to a colleague, with mails about it that wait; where there is none, what is open ends: nobody would read the answer. */
export async function passOnPings(
  tx: TenantTx,
  { employee_id, to, now }: { readonly employee_id: string; readonly to: string | undefined; readonly now: Date },
): Promise<void> {
  if (to !== undefined) {
    await movePingsToColleague(tx, employee_id, to, now);
    await dropOwner(tx, employee_id, now);
    const from = (await mailboxOf(tx, employee_id)).address;
    await handMailsOver(tx, { from, to: await mailboxOf(tx, to) }, [
      ...mailsWithName,
      'ping_declined',
      'ping_withdrawn',
    ]);
    return;
  }
  for (const { id } of await findOpenPingIdsOfEmployee(tx, employee_id)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await endIfOpen(tx, id, now);
  }
}
