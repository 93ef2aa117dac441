import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../http/failure.ts';
import { commonPasswords } from './common-passwords.ts';

/** Argon2id with 19 MiB and two passes (OWASP's least); about 7 ms. Lowered by tests/support/cheap-passwords.ts alone. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), passwordCost);

let dummy: Promise<string> | undefined;

/** Whether a password is the stored one. Without a stored one it is as slow, and false. */
export async function matchesPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(24).toString('base64url'));
  const matches = await verify(stored ?? (await dummy), password.normalize('NFC'));
  return stored !== undefined && matches;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Throws `validation` at `password` for one that many people use, or that is little but the person's own address or name. */
export function refuseCommonPassword(password: string, own: readonly string[] = []): void {
  const text = plain(password);
  const core = text.replaceAll(/\d+/g, '');
  const isCommon = commonPasswords.has(text) || commonPasswords.has(core) || core.length < 3 || new Set(text).size < 4;
  const isOwn = own.map(plain).some((word) => word.length >= 4 && text.includes(word) && text.length - word.length < 6);
  if (isCommon || isOwn) throw new Failure('validation', { errors: { password: [{ rule: 'password_common' }] } });
}
