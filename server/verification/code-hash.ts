import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Six random digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const digest = (userId: string, code: string): Buffer => createHash('sha256').update(`${userId}:${code}`).digest();

export const hashCode = (userId: string, code: string): string => digest(userId, code).toString('base64url');

/** A hash that no six digits have: for codes that were never sent. */
export const unmatchableHash = (): string => randomBytes(32).toString('base64url');

/** Compares in constant time. */
export function isCode(hash: string, userId: string, code: string): boolean {
  const known = Buffer.from(hash, 'base64url');
  const given = digest(userId, code);
  return known.length === given.length && timingSafeEqual(known, given);
}
