import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headOf, shortName } from '../../server/tenants/head.ts';
import { drawIcon, drawShare } from '../../server/tenants/drawn-pictures.ts';
import { tenantPictureUrl } from '../../server/tenants/tenant-pictures.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

test('whoever installs the page gets a manifest with the tenant’s own icons, each of the size it says', async () => {
  const guest = world.client();
  const { manifest_url } = headOf(world.tenant.slug, world.tenant);
  const { raw } = await guest.send('GET', manifest_url, { headers: { 'accept-language': 'de' } });
  const manifest = JSON.parse(raw.body) as { icons: readonly Icon[] };
  expect(manifest).toMatchObject({ name: 'app', lang: 'de', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await guest.send('GET', src);
    expect(icon.raw.headers['cache-control']).toContain('immutable');
    const { width, height, format } = await sharp(icon.raw.rawPayload).metadata();
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
  }
  const [{ src } = { src: '' }] = manifest.icons;
  expect((await world.client(world.other).send('GET', src)).status, 'of another tenant').toBe(404);
  expect((await guest.send('GET', src.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).status, 'of no look it has').toBe(404);
  expect((await guest.send('GET', src.replace('icon-192', 'icon-4096'))).status, 'of no size there is').toBe(404);
  const head = await guest.send(
    'GET',
    headOf(world.tenant.slug, { ...world.tenant, name: 'Somebody else' }).manifest_url,
  );
  expect(head.raw.body, 'a name that is not the tenant’s has a letter').toContain('svg');
});

const sentence = 'Gute Bewerbungen finden ihren Betrieb';

const dot = (color: string) => sharp({ create: { width: 96, height: 48, channels: 4, background: color } });
const corner = async (picture: Buffer): Promise<number[]> => [
  ...(await sharp(picture).extract({ left: 1, top: 1, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
const colors = async (picture: Buffer): Promise<number> => (await sharp(picture).stats()).entropy;

test.each([
  ['a name of 500 letters', 'Verband '.repeat(62)],
  ['a word of 500 letters', 'Ä'.repeat(500)],
  ['signs of markup', '</span>&<b>"'],
  ['a family of several signs', '👩‍👩‍👧 Verein'],
  ['another script', 'אגודה'],
  ['no letter', ' '],
])('%s is drawn on icon and share picture', async (_, name) => {
  for (const draw of [() => drawShare({ name: name.trim() || 'W', color: '#ee5e24', logo: undefined, sentence })]) {
    const { width, height } = await sharp(await draw()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  const icon = await drawIcon({ name, color: '#ee5e24', logo: undefined }, 192, false);
  expect([await corner(icon), (await colors(icon)) > 0]).toEqual([[238, 94, 36], true]);
});

test('a dark logo stands on paper; one that paper would hide gives way to the letter', async () => {
  const of = async (color: string) =>
    drawIcon({ name: 'A', color: '#00695c', logo: await dot(color).png().toBuffer() }, 192, true);
  expect(await corner(await of('#203040'))).toEqual([255, 255, 255]);
  for (const color of ['#ffffff', '#fdfdfd', '#00000000'])
    expect(await corner(await of(color)), color).toEqual([0, 105, 92]);
});

test('another name, colour or logo has another address', () => {
  const look = (change: object) => tenantPictureUrl({ ...world.tenant, ...change }, 'share.png');
  const logo = { hash: 'a'.repeat(32), width: 96, height: 48 };
  const all = [look({}), look({ name: 'B' }), look({ color: '#000000' }), look({ logo })];
  expect(new Set(all).size).toBe(4);
  expect(look({ id: 'x' })).toBe(look({}));
});

test('the picture of a shared link says what happens here, in the tenant’s language', async () => {
  const plain = { name: 'Verband', color: '#0f766e', logo: undefined };
  const [said, unsaid] = await Promise.all([drawShare({ ...plain, sentence }), drawShare({ ...plain, sentence: '.' })]);
  expect(await colors(said)).toBeGreaterThan(await colors(unsaid));
  const look = (default_locale: 'de' | 'en') => tenantPictureUrl({ ...world.tenant, default_locale }, 'share.png');
  expect(look('de')).not.toBe(look('en'));
});

test.each([
  ['Chemieverbund Rheinland', 'Chemieverbund'],
  ['Kammer Köln', 'Kammer Köln'],
  ['Kammer Musterland Süd', 'Kammer'],
  ['IHK zu Köln', 'IHK zu Köln'],
  ['Donaudampfschifffahrtsverband', 'Donaudampfsc'],
])('below the icon of %s stands %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
