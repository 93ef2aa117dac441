import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { isPng, pngSize, type Size, stillPicture } from './png.ts';
import { WrongInput } from './wrong-input.ts';

/** A logo that was checked byte by byte; its size in pixels. */
export interface Logo extends Size {
  readonly png: Buffer;
  /** Of the bytes: SHA-256, its first 32 hexadecimal digits. */
  readonly hash: string;
}

/** What a logo may be: sharp at twice the height it is shown in, small enough to go along with every mail. */
export const logoLimits = {
  bytes: 100_000,
  width: 1200,
  leastHeight: 48,
  height: 600,
  /** Times as wide as high. */
  longest: 8,
  /** Times as high as wide. */
  tallest: 2,
} as const;

const allowed =
  'A logo is a PNG of at most 100 kB, 48 to 600 pixels high and at most 1200 wide, at most 8 times as wide as high and 2 times as high as wide.';
const refused = (why: string): WrongInput => new WrongInput(`${why} ${allowed}`);

/** Reads and checks the file. @throws WrongInput with what is wrong and what is allowed */
export async function readLogoFile(path: string): Promise<Logo> {
  return checkLogo(await readSmall(path));
}

/** By the bytes alone; what the file is called says nothing. @throws WrongInput with what is wrong and what is allowed */
export function checkLogo(bytes: Buffer): Logo {
  if (bytes.length > logoLimits.bytes) throw refused('The logo is too large.');
  if (!isPng(bytes)) throw refused('The logo is no PNG, whatever it is called.');
  const size = pngSize(bytes);
  if (!size) throw refused('The logo is damaged.');
  if (!fits(size)) throw refused(`The logo has ${size.width} × ${size.height} pixels.`);
  const png = stillPicture(bytes);
  if (!png) throw refused('The logo is cut off, damaged, or it moves.');
  return { ...size, png, hash: createHash('sha256').update(png).digest('hex').slice(0, 32) };
}

const fits = ({ width, height }: Size): boolean =>
  width <= logoLimits.width &&
  height >= logoLimits.leastHeight &&
  height <= logoLimits.height &&
  width <= logoLimits.longest * height &&
  height <= logoLimits.tallest * width;

/** One byte more than allowed at most: whatever else the path names doesn't fill the memory. */
async function readSmall(path: string): Promise<Buffer> {
  const bytes = Buffer.alloc(logoLimits.bytes + 1);
  try {
    await using file = await open(path);
    let length = 0;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      const { bytesRead } = await file.read(bytes, length, bytes.length - length);
      if (bytesRead === 0) return bytes.subarray(0, length);
      length += bytesRead;
    }
  } catch (error) {
    throw new WrongInput(`The logo can’t be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
