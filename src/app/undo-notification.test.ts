import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PingsInput, PreviewInput, SentPing } from '../../contract/pings/pings.schema.ts';
import { pingComposerMachine } from '../../machines/pings/ping-composer.machine.ts';
import type {
  LoadTemplatesResult,
  PreviewPingResult,
  SendPingResult,
} from '../../machines/pings/ping-composer.types.ts';
import { loaded, oneTarget, wholeDraft } from '../../machines/pings/ping-composer.model.ts';
import { type Outgoing, takeBack } from '../features/pings/take-back.ts';
import { offerBack } from '../features/pings/tray.ts';
import { answering } from '../../tests/support/show-member.tsx';
import { sent as sentPing } from '../../tests/support/messages.ts';
import { showUndo } from '../features/pings/undo-toast.ts';
import { createNotifications } from './notifications.ts';

const minute = 60_000;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const one = [{ handle: 'a1', name: 'Ahorn 42', ping: { id: 'p1' } }];

/** Messages that have just been asked for, with their minute to undo. */
async function justSent(sent = one, back?: ReadonlySet<string>, onBack?: (one: SentPing) => void) {
  const machine = pingComposerMachine.provide({
    actors: {
      loadTemplates: fromPromise<LoadTemplatesResult, void>(() => Promise.resolve(loaded as never)),
      previewPing: fromPromise<PreviewPingResult, PreviewInput>(() =>
        Promise.resolve({ kind: 'ok', preview: { unrelated: [] } } as never),
      ),
      sendPing: fromPromise<SendPingResult, PingsInput>(() =>
        Promise.resolve({
          kind: 'ok',
          sent,
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
  showUndo(actor, notifications, i18n, back, onBack);
  return {
    notifications,
    shown: () => notifications.toasts().map(({ tone }) => tone),
    said: () => notifications.toasts().map(({ title }) => title),
  };
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

test('whose message was taken back alone is named no more, neither while it counts nor when the others are gone', async () => {
  const back = new Set<string>();
  const { said } = await justSent([...one, { handle: 'a2', name: 'Birke 7', ping: { id: 'p2' } }], back);
  expect(said()).toEqual(['To Ahorn 42 and Birke 7']);
  back.add('a1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual(['To Birke 7']);
  await vi.advanceTimersByTimeAsync(minute);
  expect(said()).toEqual(['Your message to Birke 7 is on its way']);
});

test('several can be named and taken back one by one, one needs no list', async () => {
  const back = vi.fn<(one: SentPing) => void>();
  const four = ['Ahorn 42', 'Birke 7', 'Eiche 1', 'Esche 9'].map((name, at) => ({
    handle: `a${at}`,
    name,
    ping: { id: `p${at}` },
  }));
  const { notifications, said } = await justSent(four, undefined, back);
  expect(said()).toEqual(['To Ahorn 42, Birke 7, and 2 more']);
  const [tray] = notifications.toasts();
  expect(tray?.action?.label).toBe('Undo all');
  expect(tray?.parts?.list.map(({ title }) => title)).toEqual(four.map(({ name }) => name));
  tray?.parts?.list[2]?.action.onSelect();
  expect(back.mock.calls.map(([{ name }]) => name)).toEqual(['Eiche 1']);
  const alone = await justSent();
  expect(alone.notifications.toasts()[0]?.parts).toBeUndefined();
});

test('where all were taken back one by one, nothing is said to go out', async () => {
  const back = new Set<string>();
  const { said } = await justSent(one, back);
  back.add('a1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(minute);
  expect(said()).toEqual([]);
});

/** What a page loaded anew finds waiting, asked for so many seconds ago. */
function foundWaiting(names: readonly string[], secondsAgo: number) {
  const sentAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const outgoing = names.map((name) => ({ id: crypto.randomUUID(), handle: name, name, sentAt, by: 'e1' }));
  const notifications = createNotifications();
  const ended = vi.fn<() => void>();
  const back = vi.fn<(all: readonly Outgoing[]) => void>();
  offerBack(outgoing, notifications, i18n, back, ended);
  const said = () => notifications.toasts().map(({ title, message }) => [title, message].filter(Boolean).join(': '));
  return { outgoing, notifications, ended, back, said };
}

test('what a page finds waiting has a line each, with what is left of its minute, and ends with it', async () => {
  const { said, ended } = foundWaiting(['Ahorn 42', 'Birke 7'], 20);
  expect(said()).toEqual(['To Ahorn 42: Goes out in 40 s', 'To Birke 7: Goes out in 40 s']);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(said()[0]).toBe('To Ahorn 42: Goes out in 1 s');
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual(['Your message to Ahorn 42 is on its way', 'Your message to Birke 7 is on its way']);
  expect(ended).toHaveBeenCalledTimes(2);
});

test('more than three are one line that opens to each, and names no more whoever was taken back alone', async () => {
  const { outgoing, notifications, back, said } = foundWaiting(['Ahorn 42', 'Birke 7', 'Eiche 1', 'Esche 9'], 0);
  expect(said()).toEqual(['To Ahorn 42, Birke 7, and 2 more: Goes out in 60 s']);
  notifications.toasts()[0]?.parts?.list[3]?.action.onSelect();
  expect(back.mock.calls).toEqual([[[outgoing[3]]]]);
  const id = crypto.randomUUID();
  const { applicant, employee } = sentPing;
  const cancelled = { applicant: { ...applicant, handle: id }, employee: { ...employee, id } };
  answering([200, { data: { ...sentPing, id, ...cancelled } }]);
  const [first] = outgoing;
  if (first) await takeBack(first, notifications, i18n);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()[0]).toBe('To Birke 7, Eiche 1, and Esche 9: Goes out in 59 s');
});
