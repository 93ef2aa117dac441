import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { undoSeconds } from '../../../contract/kit/undo.ts';
import { serverNow } from '../../api/server-time.ts';
import type { Notify } from '../../ui/toast/notify.ts';
import { followHere, isFollowed, isTakenBack, type Outgoing } from './take-back.ts';

/** Whom a message still goes to. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  /** Takes back theirs alone. */
  readonly onBack: () => void;
}

interface Waiting {
  /** Of the notification. */
  readonly id: string;
  readonly people: () => readonly Addressee[];
  /** Milliseconds. */
  readonly left: () => number;
  readonly onUndo: () => void;
  /** The minute is over. */
  readonly onGone?: () => void;
}

/** A line that names whom a message goes to, and how long it can be taken back, until somebody closes it. */
export function countDown({ id, people, left, onUndo, onGone }: Waiting, notify: Notify, i18n: I18n): () => void {
  const count = () => {
    const all = people();
    const whom = namesOf(
      all.map(({ name }) => name),
      i18n,
    );
    const undo = i18n._(msg`Undo`);
    const seconds = Math.ceil(left() / 1000);
    notify.show({
      id,
      tone: 'pending',
      timeout: 0,
      title: i18n._(msg`To ${whom}`),
      message: i18n._(msg`Goes out in ${seconds} s`),
      ...(all.length > 1 && {
        parts: {
          label: i18n._(msg`One by one`),
          list: all.map(({ id: part, name, onBack }) => ({
            id: part,
            title: name,
            action: { label: undo, onSelect: onBack },
          })),
        },
      }),
      action: { label: all.length > 1 ? i18n._(msg`Undo all`) : undo, event: 'ping.undo', onSelect: onUndo },
    });
  };
  const timer = setInterval(() => {
    if (left() > 0) {
      if (!notify.isShown(id)) return;
      if (people().length === 0) notify.dismiss(id);
      else count();
      return;
    }
    clearInterval(timer);
    onGone?.();
  }, 1000);
  count();
  return () => clearInterval(timer);
}

/** So many have a line each; more are one line, which opens to them one by one. */
const mostLines = 3;

/** Offers back what a page loaded anew finds waiting still, each by name, for as long as it is left. */
export function offerBack(
  outgoing: readonly Outgoing[],
  notify: Notify,
  i18n: I18n,
  onBack: (all: readonly Outgoing[]) => void,
  onGone: () => void,
): void {
  const waiting = outgoing.filter(({ id }) => !isFollowed(id));
  for (const group of waiting.length > mostLines ? [waiting] : waiting.map((message) => [message])) {
    const [only] = group.length === 1 ? group : [];
    const id = only ? `ping-${only.id}` : 'outgoing';
    const until = Math.min(...group.map(({ sentAt }) => Date.parse(sentAt))) + undoSeconds * 1000;
    const unsent = () => group.filter((message) => !isTakenBack(message.id));
    const people = () => unsent().map((message) => ({ ...message, onBack: () => onBack([message]) }));
    const names = () => unsent().map(({ name }) => name);
    const gone = () => {
      const title = i18n._(msg`Your message to ${namesOf(names(), i18n)} is on its way`);
      if (notify.isShown(id)) notify.show({ id, tone: 'success', title });
      onGone();
    };
    const left = () => Math.max(0, until - serverNow());
    const stop = countDown({ id, people, left, onUndo: () => onBack(unsent()), onGone: gone }, notify, i18n);
    for (const message of group) followHere(message.id, only && stop);
  }
}

/** Three by name; of more, how many. */
export function namesOf(names: readonly string[], i18n: I18n): string {
  const rest = names.length - 2;
  const shown =
    names.length > 3 ? [...names.slice(0, 2), i18n._(msg`${plural(rest, { one: '# more', other: '# more' })}`)] : names;
  return new Intl.ListFormat(i18n.locale).format(shown);
}
