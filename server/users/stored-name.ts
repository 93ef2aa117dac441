import { storeOwn } from './users.repository.ts';

/** Puts somebody's name right, for other features. */
export const storeName: (
  tx: Parameters<typeof storeOwn>[0],
  id: string,
  name: { readonly firstname: string; readonly lastname: string },
  now: Date,
) => Promise<void> = storeOwn;
