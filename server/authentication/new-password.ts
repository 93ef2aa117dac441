import { randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 characters, about 115 bits, with every kind of character that a password needs. */
export function newPassword(): string {
  for (;;) {
    const password = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}
