import { randomBytes } from 'node:crypto';

/** Crockford's base32: no I, L, O, U, so that a code read aloud or from paper has one spelling. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code to copy from paper, 8 characters, 40 bits. Unique only once the database says so. */
export const readableCode = (): string => Array.from(randomBytes(8), (byte) => alphabet.charAt(byte & 31)).join('');
