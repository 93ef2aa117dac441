import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPng, pngChunk } from '../../tests/support/png.ts';
import { checkLogo, readLogoFile } from './logo-file.ts';
import { WrongInput } from './wrong-input.ts';

const wide = aPng({ width: 240, height: 60 });
/** The first bytes of a JPEG file. */
const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(500)]);
const palette = pngChunk('PLTE', Buffer.alloc(3 * 256));
/** A byte changed, somewhere. */
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8((copy[at] ?? 0) ^ 1, at);
  return copy;
};
/** The same file under a header that says another size, its checksum right. */
const claiming = (bytes: Buffer, width: number, height: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
};
const heavy = aPng({ width: 240, height: 60, before: [pngChunk('iCCP', Buffer.alloc(100_000))] });

describe('a logo', () => {
  test.each([
    ['wide', wide],
    ['square', aPng({ width: 96, height: 96 })],
    ['as small as may be', aPng({ width: 24, height: 48 })],
    ['as long as may be', aPng({ width: 480, height: 60 })],
    ['as large as may be', aPng({ width: 1200, height: 600 })],
    ['interlaced', aPng({ width: 241, height: 61, isInterlaced: true })],
    ['of a palette', aPng({ width: 240, height: 60, color: 3, before: [palette] })],
  ])('%s is taken as it is, with its size', (_, bytes) => {
    const { png, hash, width, height } = checkLogo(bytes);
    expect(png.equals(bytes)).toBe(true);
    expect([width, height]).toEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
  });

  test('loses what isn’t the picture: comments, places, anything after its end', () => {
    const comment = pngChunk('tEXt', Buffer.from('Author\0Mina'));
    const place = pngChunk('eXIf', Buffer.from('II*\0GPS'));
    const talkative = Buffer.concat([
      aPng({ width: 240, height: 60, before: [comment, place] }),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect(checkLogo(talkative)).toEqual(checkLogo(wide));
  });

  test('has another hash when it is another picture', () => {
    expect(checkLogo(aPng({ width: 240, height: 60, shade: 7 })).hash).not.toBe(checkLogo(wide).hash);
  });

  test.each([
    ['an empty file', Buffer.alloc(0), 'is no PNG'],
    ['a JPEG', jpeg, 'is no PNG'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is no PNG'],
    ['a page', Buffer.from('<!doctype html>'), 'is no PNG'],
    ['a signature alone', wide.subarray(0, 8), 'is damaged'],
    ['half a header', wide.subarray(0, 20), 'is damaged'],
    ['a header whose checksum is wrong', flipped(wide, 16), 'is damaged'],
    ['a file cut off', wide.subarray(0, wide.length - 20), 'is cut off'],
    ['a file without its end', wide.subarray(0, wide.length - 12), 'is cut off'],
    ['a file with a wrong byte', flipped(wide, wide.length - 20), 'is cut off'],
    ['a header that says more than is there', claiming(wide, 240, 120), 'is cut off'],
    ['a header that says less than is there', claiming(wide, 240, 59), 'is cut off'],
    ['half of its rows', aPng({ width: 240, height: 60, rows: 30 }), 'is cut off'],
    ['a palette missing', aPng({ width: 240, height: 60, color: 3 }), 'is cut off'],
    ['a picture that moves', aPng({ width: 240, height: 60, before: [pngChunk('acTL', Buffer.alloc(8))] }), 'it moves'],
    ['parts nobody knows', aPng({ width: 240, height: 60, before: [pngChunk('ABCD', Buffer.alloc(8))] }), 'is cut off'],
    ['a bomb', claiming(wide, 4_000_000_000, 4_000_000_000), 'has 4000000000 × 4000000000 pixels'],
    ['too wide', aPng({ width: 1201, height: 300 }), 'has 1201 × 300 pixels'],
    ['too high', aPng({ width: 600, height: 601 }), 'has 600 × 601 pixels'],
    ['too low', aPng({ width: 96, height: 47 }), 'has 96 × 47 pixels'],
    ['too long', aPng({ width: 481, height: 60 }), 'has 481 × 60 pixels'],
    ['too tall', aPng({ width: 23, height: 48 }), 'has 23 × 48 pixels'],
    ['too many bytes', heavy, 'is too large'],
  ])('that is %s is refused, with what is allowed', (_, bytes, reason) => {
    expect(() => checkLogo(bytes)).toThrow(WrongInput);
    expect(() => checkLogo(bytes)).toThrow(reason);
    expect(() => checkLogo(bytes)).toThrow(
      'A logo is a PNG of at most 100 kB, 48 to 600 pixels high and at most 1200 wide, at most 8 times as wide as high and 2 times as high as wide.',
    );
  });
});

describe('a logo’s file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'logo-'));
    await writeFile(join(folder, 'logo.jpg'), wide);
    await writeFile(join(folder, 'logo.png'), jpeg);
    await writeFile(join(folder, 'heavy.png'), heavy);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is known by its bytes, not by its name', async () => {
    expect(await readLogoFile(join(folder, 'logo.jpg'))).toEqual(checkLogo(wide));
    await expect(readLogoFile(join(folder, 'logo.png'))).rejects.toThrow('The logo is no PNG, whatever it is called.');
  });

  test.each([
    ['heavy.png', 'The logo is too large.'],
    ['absent.png', 'The logo can’t be read: ENOENT'],
    ['.', 'The logo can’t be read: EISDIR'],
  ])('%s is refused with a sentence', async (name, sentence) => {
    await expect(readLogoFile(join(folder, name))).rejects.toThrow(sentence);
    await expect(readLogoFile(join(folder, name))).rejects.toBeInstanceOf(WrongInput);
  });
});
