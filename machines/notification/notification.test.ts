import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { notificationMachine } from './notification.machine.ts';

it('goes after five seconds, not while someone reads it; a timeout of 0 stays, and pending stays until it is told [S4-23] [S4-24]', () => {
  vi.useFakeTimers();
  const info = createActor(notificationMachine, { input: { id: 'a', kind: 'info' } }).start();
  const staying = createActor(notificationMachine, { input: { id: 'b', kind: 'danger', timeout: 0 } }).start();
  const pending = createActor(notificationMachine, { input: { id: 'c', kind: 'pending' } }).start();
  info.send({ type: 'pointer.enter' });
  vi.advanceTimersByTime(60_000);
  info.send({ type: 'pointer.leave' });
  vi.advanceTimersByTime(4999);
  expect(info.getSnapshot().value).toEqual({ showing: 'timed' });
  vi.advanceTimersByTime(1);
  expect([info, staying, pending].map((actor) => actor.getSnapshot().value)).toEqual([
    'dismissed',
    { showing: 'staying' },
    { showing: 'staying' },
  ]);
  pending.send({ type: 'notification.update', kind: 'success' });
  vi.advanceTimersByTime(5000);
  expect([pending.getSnapshot().value, pending.getSnapshot().context.kind]).toEqual(['dismissed', 'success']);
  vi.useRealTimers();
});
