import { AsyncLocalStorage } from 'node:async_hooks';

/** Set while a transaction is open in this chain of calls; `open` turns false at its end, for work that outlives it. */
const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Law: one open transaction per request. The embedded database has one connection, where a second one would
 * wait for the first for ever; so it fails at once, on PostgreSQL as well.
 */
export function refuseSecondConnection(): void {
  if (current.getStore()?.open) {
    throw new Error(
      'A transaction is already open here: pass its tx along instead of asking the database for another.',
    );
  }
}

/** Runs `work` as the inside of an open transaction. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const marker = { open: true };
  try {
    return await current.run(marker, work);
  } finally {
    marker.open = false;
  }
}
