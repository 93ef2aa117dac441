import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ActorRefFrom } from 'xstate';
import type { pingComposerMachine, PingComposerSnapshot } from '../../../machines/pings/ping-composer.machine.ts';
import type { SentPing } from '../../../contract/pings/pings.schema.ts';
import type { Notify } from '../../ui/toast/notify.ts';
import { unavailableSentence } from './ping-words.ts';
import { leftUntil } from './pings.actors.ts';
import { countDown, namesOf } from './tray.ts';

export type ComposerActor = ActorRefFrom<typeof pingComposerMachine>;

const nobody: ReadonlySet<string> = new Set();

/**
 * Counts down beside the page, wherever that is by then, and offers to take the message back until it is closed.
 * `back` are those of several whose message was taken back alone, by their handles: it speaks of the others. `onBack` takes
 * back the message of one of them.
 */
export function showUndo(
  actor: ComposerActor,
  notify: Notify,
  i18n: I18n,
  back = nobody,
  onBack: (one: SentPing) => void = () => undefined,
): void {
  const id = `ping-${actor.sessionId}`;
  let stop: (() => void) | undefined;
  let shown = '';
  const written = ({ context }: PingComposerSnapshot) =>
    context.sent.filter(({ handle, ping }) => ping !== null && !back.has(handle));
  const namesIn = (snapshot: PingComposerSnapshot) => written(snapshot).map(({ name }) => name);
  const nameIn = (snapshot: PingComposerSnapshot): string => namesOf(namesIn(snapshot), i18n);

  const follow = (snapshot: PingComposerSnapshot): void => {
    const state = typeof snapshot.value === 'string' ? snapshot.value : 'composing';
    if (state === shown) return;
    shown = state;
    stop?.();
    if (state === 'undoable') {
      const waiting = {
        id,
        people: () =>
          written(actor.getSnapshot()).map((one) => ({ id: one.handle, name: one.name, onBack: () => onBack(one) })),
        left: () => leftUntil(actor.getSnapshot().context.undo.until),
        onUndo: () => actor.send({ type: 'ping.undo' }),
      };
      stop = countDown(waiting, notify, i18n);
    } else if (state === 'undoing') {
      notify.show({
        id,
        tone: 'pending',
        timeout: 0,
        title: i18n._(msg`Taking your message to ${nameIn(snapshot)} back`),
      });
    } else if (state === 'undone') {
      notify.show({
        id,
        tone: 'success',
        title: i18n._(msg`Taken back`),
        message:
          snapshot.context.late > 0
            ? i18n._(
                msg`${plural(snapshot.context.late, { one: 'One had gone out already.', other: '# had gone out already.' })}`,
              )
            : i18n._(
                msg`${plural(written(snapshot).length, {
                  one: `${nameIn(snapshot)} has not heard of it. You can write again.`,
                  other: `${nameIn(snapshot)} have not heard of it. You can write again.`,
                })}`,
              ),
      });
    } else if (state === 'sent' && written(snapshot).length > 0) {
      notify.show({
        id,
        tone: 'success',
        title: i18n._(msg`Your message to ${nameIn(snapshot)} is on its way`),
        message: i18n._(msg`You find the answer under “Contacted applicants”.`),
      });
    }
  };
  const left = actor.getSnapshot().context.sent.filter(({ ping }) => ping === null);
  if (left.length > 0) {
    notify.show({
      id: `${id}-left`,
      tone: 'warning',
      timeout: 0,
      title: i18n._(
        msg`Not sent to ${namesOf(
          left.map(({ name }) => name),
          i18n,
        )}`,
      ),
      message: [...new Set(left.map(({ reason, latest_ping }) => unavailableSentence(i18n, reason, latest_ping)))].join(
        ' ',
      ),
    });
  }
  actor.subscribe({ next: follow, complete: () => follow(actor.getSnapshot()) });
  follow(actor.getSnapshot());
}
