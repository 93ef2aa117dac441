import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PingsInput, PreviewInput } from '../../contract/pings/pings.schema.ts';
import { pingComposerMachine } from '../../machines/pings/ping-composer.machine.ts';
import type {
  LoadTemplatesResult,
  PreviewPingResult,
  SendPingResult,
} from '../../machines/pings/ping-composer.types.ts';
import { loaded, oneTarget, wholeDraft } from '../../machines/pings/ping-composer.model.ts';
import { showUndo } from '../features/pings/undo-toast.ts';
import { createNotifications } from './notifications.ts';

const minute = 60_000;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A message that has just been asked for, with its minute to undo. */
async function justSent() {
  const machine = pingComposerMachine.provide({
    actors: {
      loadTemplates: fromPromise<LoadTemplatesResult, void>(() => Promise.resolve(loaded as never)),
      previewPing: fromPromise<PreviewPingResult, PreviewInput>(() =>
        Promise.resolve({ kind: 'ok', preview: {} } as never),
      ),
      sendPing: fromPromise<SendPingResult, PingsInput>(() =>
        Promise.resolve({
          kind: 'ok',
          sent: [{ handle: 'a1', name: 'Ahorn 42', ping: { id: 'p1' } }],
          undo: { ms: minute, until: performance.now() + minute },
        } as never),
      ),
    },
  });
  const actor = createActor(machine, { input: { target: oneTarget, draft: wholeDraft } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'previewed' }));
  actor.send({ type: 'ping.send' });
  await waitFor(actor, (snapshot) => snapshot.matches('undoable'));
  const notifications = createNotifications();
  showUndo(actor, notifications, i18n);
  return { notifications, shown: () => notifications.toasts().map(({ tone }) => tone) };
}

test('a message can be undone for a minute, and that it has gone out is said then', async () => {
  const { shown } = await justSent();
  await vi.advanceTimersByTimeAsync(minute - 1000);
  expect(shown()).toEqual(['pending']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(['success']);
});

test('whoever closes the countdown does not see it again, only that the message went out', async () => {
  const { notifications, shown } = await justSent();
  const [first] = notifications.toasts();
  notifications.dismiss(first?.id ?? '');
  await vi.advanceTimersByTimeAsync(minute - 1000);
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(['success']);
});
