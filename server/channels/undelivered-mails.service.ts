import { countUndelivered } from './undelivered-mails.repository.ts';

/** How many wait for staff. */
export const undeliveredWaiting = countUndelivered;
