import { useSyncExternalStore } from 'react';
import { overviewPings } from '../../contract/pings/overview.endpoints.ts';
import { call } from './call.ts';
import { serverNow } from './server-time.ts';

/** How many contacted people there is something to do about, as last heard; the menu shows it. */
let known: { readonly userId: string | undefined; readonly count: number; readonly at: number } | undefined;
const listeners = new Set<() => void>();

/** Asked again no sooner than after a minute; lists that hear it anyway tell it at once. */
const freshMs = 60_000;

export function tellTodo(count: number, userId = known?.userId): void {
  known = { userId, count, at: serverNow() };
  for (const listener of listeners) listener();
}

/** Asks for it, unless it was heard just now for the same person. */
export async function askTodo(userId: string): Promise<void> {
  if (known?.userId === userId && serverNow() - known.at < freshMs) return;
  const { data } = await call(overviewPings, {});
  tellTodo(data.todo, userId);
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTodo = (userId: string | undefined): number =>
  useSyncExternalStore(listen, () => (userId !== undefined && known?.userId === userId ? known.count : 0));
