import type { Releases } from '../../contract/pings/releases.schema.ts';

/** Enough of an address to know one's own by. */
const partOfAddress = (email: string): string => email.replace(/^(.).*@/u, '$1…@');

/** The calling code is left out: it tells where somebody comes from, and nobody needs it to know their own. */
const partOfNumber = (phonenumber: string): string => `… ${phonenumber.slice(-2)}`;

/** What a yes hands over, for whoever may only have the mail: number and address in part. */
export const masked = (releases: Releases): Releases => ({
  ...releases,
  email: partOfAddress(releases.email),
  phonenumber: releases.phonenumber && partOfNumber(releases.phonenumber),
});
