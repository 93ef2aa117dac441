import { inOrder } from './in-order.ts';

/**
 * What changes one's user or an applicant's card and search, whichever form sends it: of two answers under way at once the
 * older could come last, and stand. The onboarding's steps aren't among it: its machine sends one at a time.
 */
export const saveOwn = inOrder();
