import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuCount } from './menu-count.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** What the server would say, how often it was asked, and what the menu shows to each. */
function counted() {
  const server = { count: 3, asked: 0 };
  const one = menuCount({ todo: 0, more: 0 }, async () => {
    server.asked += 1;
    return { todo: server.count, more: 1 };
  });
  const seenBy = (userId: string | undefined) => renderHook(() => one.useCounts(userId).todo).result;
  return { server, one, seenBy };
}
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('numbers are asked for once a minute, and at once where they may be over', async () => {
  const { server, one, seenBy } = counted();
  const shown = seenBy('mia');
  expect(shown.current).toBe(0);
  await act(() => one.ask('mia'));
  server.count = 4;
  later(59);
  await act(() => one.ask('mia'));
  expect([shown.current, server.asked]).toEqual([3, 1]);
  later(1);
  await act(() => one.ask('mia'));
  expect([shown.current, server.asked]).toEqual([4, 2]);
  server.count = 0;
  await act(() => one.askAnew());
  expect([shown.current, server.asked]).toEqual([0, 3]);
});

test('what a page has heard by the way stands at once, and the others are asked for all the same', async () => {
  const { server, one, seenBy } = counted();
  const shown = seenBy('mia');
  await act(() => one.ask('mia'));
  later(59);
  act(() => one.tell({ todo: 2 }));
  expect(shown.current).toBe(2);
  later(1);
  await act(() => one.ask('mia'));
  expect([shown.current, server.asked]).toEqual([3, 2]);
});

test('an answer that was under way while something was done is not the last word', async () => {
  const answers: ((count: number) => void)[] = [];
  const one = menuCount({ todo: 0 }, async () => ({
    todo: await new Promise<number>((resolve) => answers.push(resolve)),
  }));
  const { result } = renderHook(() => one.useCounts('mia').todo);
  const shown = () => result.current;
  const before = one.ask('mia');
  await expect.poll(() => answers.length).toBe(1);
  const after = [one.askAnew('mia'), one.askAnew('mia')];
  answers[0]?.(5);
  await act(() => before);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(4);
  await act(() => Promise.all(after));
  expect([shown(), answers.length]).toEqual([4, 2]);
});

test('nobody sees another’s numbers, whoever logs in next on the same page', async () => {
  const { server, one, seenBy } = counted();
  const [mia, ole, guest] = [seenBy('mia'), seenBy('ole'), seenBy(undefined)];
  await act(() => one.ask('mia'));
  expect([mia.current, ole.current, guest.current]).toEqual([3, 0, 0]);
  server.count = 7;
  await act(() => one.ask('ole'));
  expect([mia.current, ole.current, guest.current]).toEqual([0, 7, 0]);
});
