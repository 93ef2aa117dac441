import { inOrder } from './in-order.ts';

/** What changes oneself, whichever form sends it: of two answers under way at once the older could come last, and stand. */
export const saveOwn = inOrder();
