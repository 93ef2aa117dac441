import sharp from 'sharp';
import type { RuleIssue } from '../../contract/kit/rules.ts';
import { Failure } from '../http/failure.ts';
import { pictureKinds, type PictureKind, type pictureTypes } from '../../contract/profiles/pictures.ts';

/** A picture as it is kept: decoded and encoded anew, so nothing of the upload but what is seen. */
export interface Picture {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
}

/** More than a photo of two megabytes has are not decoded: a few kilobytes can stand for gigabytes. */
const mostPixels = 25_000_000;
/** Of 16 bits, or whose lines come in several passes: all of it is held at once, twice as large. A phone's twelve million and some fit. */
const mostHeavyPixels = 13_000_000;
/** Longer than any picture of two megabytes takes that was not made to. */
const patienceSeconds = 5;

// nothing of a picture stays in memory once it is encoded
sharp.cache(false);
sharp.concurrency(1);

/** So many are decoded at a time; each takes up to a hundred megabytes. */
const places = 2;
/** Each holds its two megabytes, and whoever came after more would wait longer than for trying again. */
const mostWaiting = 3;
const waiting: (() => void)[] = [];
let busy = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw new Failure('unavailable', { retryAfter: 2 });
  if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}

/** What an upload looks like by its first bytes; what it calls itself says nothing. */
function typeOf(bytes: Buffer): (typeof pictureTypes)[number] | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}

/**
 * Decodes an upload and encodes it anew, upright, small enough to be shown, without what a camera noted in it.
 * @throws Failure unavailable where too many are under way
 */
export function encodeAnew(bytes: Buffer, kind: PictureKind): Promise<Picture | RuleIssue> {
  if (!typeOf(bytes)) return Promise.resolve({ rule: 'mimes' });
  const { width, height, least } = pictureKinds[kind];
  return inTurn(async () => {
    try {
      const head = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
      if (`image/${head.format}` !== typeOf(bytes)) return { rule: 'mimes' };
      if ((head.pages ?? 1) > 1) return { rule: 'still_picture' };
      const isHeavy = head.depth === 'ushort' || head.isProgressive;
      const most = isHeavy ? mostHeavyPixels : mostPixels;
      if (head.width * head.height > most) return { rule: 'picture_large', params: { max: most / 1_000_000 } };
      const { data, info } = await sharp(bytes, { limitInputPixels: most, failOn: 'warning', pages: 1 })
        .timeout({ seconds: patienceSeconds })
        .rotate()
        .resize({ width, height, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: kind === 'logo' ? 90 : 80, smartSubsample: true })
        .toBuffer({ resolveWithObject: true });
      if (Math.max(info.width, info.height) < least) return { rule: 'picture_small', params: { min: least } };
      return { webp: data, width: info.width, height: info.height };
    } catch {
      return { rule: 'image' };
    }
  });
}
