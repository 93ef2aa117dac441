import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import { type Ping, undoSeconds } from '../../../contract/pings/pings.schema.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import type { Notify } from '../../ui/toast/notify.ts';

/** A message of before this page was opened that has not gone out yet. */
export interface Outgoing {
  readonly id: string;
  readonly handle: string;
  /** How the applicant is called before a yes. */
  readonly name: string;
}

/** What of a list of messages can still be taken back unseen. */
export const outgoingOf = (unsent: readonly Ping[]): Outgoing[] =>
  unsent.flatMap((ping) =>
    ping.perspective === 'organization' && ping.events.includes('cancel')
      ? [{ id: ping.id, handle: ping.applicant.handle, name: ping.applicant.name }]
      : [],
  );

/** Messages that this page sent itself: a notification of their own counts their minute down. */
const followed = new Set<string>();
export const followHere = (id: string): void => void followed.add(id);

/** Offers back what a page loaded anew finds waiting still: it names whom, and goes when the minute must be over. */
export function offerBack(
  outgoing: readonly Outgoing[],
  notify: Notify,
  i18n: I18n,
  onBack: (all: readonly Outgoing[]) => void,
): void {
  const waiting = outgoing.filter(({ id }) => !followed.has(id));
  if (waiting.length === 0) return;
  for (const { id } of waiting) followHere(id);
  const names = namesOf(
    waiting.map(({ name }) => name),
    i18n,
  );
  notify.show({
    id: 'outgoing',
    tone: 'info',
    timeout: undoSeconds * 1000,
    title: i18n._(msg`Your message to ${names} has not gone out yet`),
    action: { label: i18n._(msg`Undo`), onSelect: () => onBack(waiting) },
  });
}

/** Three by name; of more, how many. */
export function namesOf(names: readonly string[], i18n: I18n): string {
  const rest = names.length - 2;
  const shown =
    names.length > 3 ? [...names.slice(0, 2), i18n._(msg`${plural(rest, { one: '# more', other: '# more' })}`)] : names;
  return new Intl.ListFormat(i18n.locale).format(shown);
}

/** Only the server's word that the minute is over: too many calls, for example, leave the message where it is. */
export const isTooLate = (error: unknown): boolean => {
  const outcome = outcomeOf(error);
  return outcome.kind === 'refused' && outcome.code !== 'too_many_requests';
};

/** Takes it back, and says what became of it. Resolves to whether it could. */
export async function takeBack({ id, name }: Outgoing, notify: Notify, i18n: I18n): Promise<boolean> {
  const show = (tone: 'success' | 'danger', title: string) => notify.show({ id: `ping-${id}`, tone, title });
  try {
    await call(pings.transition, { params: { id }, body: { event: 'cancel' } });
    show('success', i18n._(msg`Your message to ${name} is taken back`));
    return true;
  } catch (error) {
    if (isTooLate(error)) show('danger', i18n._(msg`Your message to ${name} has gone out already`));
    else if (outcomeOf(error).kind === 'failed')
      show('danger', i18n._(msg`Your message to ${name} isn’t taken back yet. Please try again.`));
    return false;
  }
}
