import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeAnew, type Picture } from './pictures.ts';

const photo = (width = 2000, height = 1500) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const whole = async (bytes: Buffer, kind: 'logo' | 'picture' = 'picture'): Promise<Picture> => {
  const picture = await encodeAnew(bytes, kind);
  if ('rule' in picture) throw new Error(picture.rule);
  return picture;
};

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a WebP that fits', async (format) => {
  const picture = await whole(await photo().toFormat(format).toBuffer());
  expect(await sharp(picture.webp).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
  expect(picture).toMatchObject({ width: 1600, height: 1200 });
});

test.each([
  ['as a camera stores it', 4990, 4990, false],
  ['in several passes, as large as a phone takes it', 4032, 3024, true],
])('a photo %s fits', async (_, width, height, progressive) => {
  expect(await whole(await photo(width, height).jpeg({ progressive }).toBuffer())).toMatchObject({
    width: expect.any(Number),
  });
});

test('what a camera noted is gone, and what lay on its side stands upright', async () => {
  const exif = { IFD0: { Copyright: 'Geheimnis' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
  const bytes = await photo(1500, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { webp, width, height } = await whole(bytes);
  const kept = await sharp(webp).metadata();
  expect([width, height, kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual([
    800,
    1200,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(webp.includes('Geheimnis')).toBe(false);
});

test('a logo keeps what shines through', async () => {
  const logo = await sharp({ create: { width: 300, height: 120, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect((await sharp((await whole(logo, 'logo')).webp).metadata()).hasAlpha).toBe(true);
});

const moving = async (): Promise<Buffer> => {
  const frames = ['#336699', '#993366'].map((background) =>
    sharp({ create: { width: 700, height: 700, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
};
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
);
const polyglot = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg]);
test.each<[string, () => Promise<Buffer> | Buffer, object]>([
  ['an SVG', () => svg, { rule: 'mimes' }],
  ['a GIF', () => photo(700, 700).gif().toBuffer(), { rule: 'mimes' }],
  ['nothing', () => Buffer.alloc(0), { rule: 'mimes' }],
  ['an SVG that begins as a PNG', () => polyglot, { rule: 'image' }],
  ['a photo that is cut off', async () => (await photo().jpeg().toBuffer()).subarray(0, 3000), { rule: 'image' }],
  [
    'a few kilobytes that stand for gigabytes',
    () => photo(9000, 9000).png().toBuffer(),
    { rule: 'picture_large', params: { max: 25 } },
  ],
  [
    'a heavy one',
    () => photo(4000, 4000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    { rule: 'picture_large', params: { max: 13 } },
  ],
  [
    'a photo that is held whole, of twice as many pixels as a phone takes',
    () => photo(4990, 4990).jpeg({ progressive: true }).toBuffer(),
    { rule: 'picture_large', params: { max: 13 } },
  ],
  ['one that moves', moving, { rule: 'still_picture' }],
  ['a stamp', () => photo(600, 400).png().toBuffer(), { rule: 'picture_small', params: { min: 640 } }],
])('%s is refused', async (_, make, refusal) => {
  expect(await encodeAnew(await make(), 'picture')).toEqual(refusal);
});

test('a file with something behind the picture loses it', async () => {
  const bytes = Buffer.concat([await photo().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  const picture = await encodeAnew(bytes, 'picture');
  expect('webp' in picture && picture.webp.includes('script')).toBe(false);
});

test('a crowd of uploads is told to wait; those under way are encoded', async () => {
  const bytes = await photo(3000, 2000).png().toBuffer();
  const settled = await Promise.allSettled(Array.from({ length: 12 }, () => encodeAnew(bytes, 'picture')));
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(7);
  expect(refused.map((it) => it.status === 'rejected' && it.reason)).toEqual(
    refused.map(() => expect.objectContaining({ code: 'unavailable', retryAfter: 2 })),
  );
  expect(await encodeAnew(bytes, 'picture')).toMatchObject({ width: 1600 });
});
