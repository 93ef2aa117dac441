import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** A new UUIDv7 (RFC 9562): 48 bits of the clock's milliseconds, then 74 random bits. Sorts by time of making. */
export function newId(clock: Clock): string {
  return uuidAt(clock.now().getTime(), randomBytes(10));
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
