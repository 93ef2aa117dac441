import { keptLoad } from './kept-load.ts';

/** What sends requests comes with the first of them, or once the page rests: a page whose answers came with its document has none. */
export const findClient = keptLoad(() => import('./client.ts'));
