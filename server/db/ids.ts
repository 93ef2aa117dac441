import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

const last = { milliseconds: -1, random: Buffer.alloc(10) };

/**
 * A new UUIDv7 (RFC 9562): 48 bits of the clock's milliseconds, then 74 random bits, counted on within a millisecond
 * (6.2, method 2). Sorts in the order this process made them, for rows of one transaction bear one time.
 */
export function newId(clock: Clock): string {
  const milliseconds = clock.now().getTime();
  if (milliseconds === last.milliseconds) countOn(last.random);
  else Object.assign(last, { milliseconds, random: withRoom(randomBytes(10)) });
  return uuidAt(milliseconds, last.random);
}

/** With one bit free for what counting on carries. */
function withRoom(random: Buffer): Buffer {
  random.writeUInt8(random.readUInt8(3) & 0x7f, 3);
  return random;
}

/** Adds up to 2 to the 32nd to the last 56 bits, which lie behind version and variant. */
function countOn(random: Buffer): void {
  const low = random.readUIntBE(4, 6) + randomBytes(4).readUInt32BE() + 1;
  random.writeUIntBE(low % 2 ** 48, 4, 6);
  if (low >= 2 ** 48) random.writeUInt8(random.readUInt8(3) + 1, 3);
}

/** Lays out a UUIDv7 from milliseconds since 1970 and ten bytes, of which six bits give way to version and variant. */
export function uuidAt(milliseconds: number, random: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.set(random.subarray(0, 10), 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
