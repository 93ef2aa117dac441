import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import type { Ping } from '../../../contract/pings/pings.schema.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import type { Notify } from '../../ui/toast/notify.ts';

/** A message of before this page was opened that has not gone out yet. */
export interface Outgoing {
  readonly id: string;
  readonly handle: string;
  /** How the applicant is called before a yes. */
  readonly name: string;
  readonly sentAt: string;
  /** Which employee has written it. */
  readonly by: string;
}

/** What of a list of messages can still be taken back unseen. */
export const outgoingOf = (unsent: readonly Ping[]): Outgoing[] =>
  unsent.flatMap((ping) =>
    ping.perspective === 'organization' && ping.events.includes('cancel')
      ? [
          {
            id: ping.id,
            handle: ping.applicant.handle,
            name: ping.applicant.name,
            sentAt: ping.created_at,
            by: ping.employee.id,
          },
        ]
      : [],
  );

/** Messages whose minute is counted down already, by this page or the one that sent them, and how that ends. */
const followed = new Map<string, (() => void) | undefined>();
export const followHere = (id: string, stop?: () => void): void => void followed.set(id, stop);
export const isFollowed = (id: string): boolean => followed.has(id);

const takenBack = new Set<string>();
export const isTakenBack = (id: string): boolean => takenBack.has(id);

/** Only the server's word that the minute is over: too many calls, for example, leave the message where it is. */
export const isTooLate = (error: unknown): boolean => {
  const outcome = outcomeOf(error);
  return outcome.kind === 'refused' && outcome.code !== 'too_many_requests';
};

/** Takes it back, and says what became of it. Resolves to whether it could. */
export async function takeBack(
  { id, name }: Omit<Outgoing, 'sentAt' | 'by'>,
  notify: Notify,
  i18n: I18n,
): Promise<boolean> {
  const show = (tone: 'success' | 'danger', title: string) => notify.show({ id: `ping-${id}`, tone, title });
  followed.get(id)?.();
  try {
    await call(pings.transition, { params: { id }, body: { event: 'cancel' } });
    takenBack.add(id);
    show('success', i18n._(msg`Your message to ${name} is taken back`));
    return true;
  } catch (error) {
    if (isTooLate(error)) show('danger', i18n._(msg`Your message to ${name} has gone out already`));
    else if (outcomeOf(error).kind === 'failed')
      show('danger', i18n._(msg`Your message to ${name} isn’t taken back yet. Please try again.`));
    return false;
  }
}
