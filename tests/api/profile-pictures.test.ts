import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { profiles, removePicture } from '../../contract/profiles/profiles.endpoints.ts';
import { pictureName } from '../../server/files/files.ts';
import { mailedPictureUrl, smallPictureUrl } from '../../server/files/pictures.routes.ts';
import { company, made, move, png, read, store } from '../support/profiles.ts';
import { createWorld, type World } from '../support/world.ts';

/** Of a picture's address. */
const idOf = (url = ''): string => /([\da-f-]{36})\.webp/.exec(url)?.[1] ?? '';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('its pictures', () => {
  test('are kept without what a camera noted, at an address of their own, until they are taken away', async () => {
    const by = await company(world);
    const { id } = await made(by);
    const first = (await store(by, { id }, 'picture')).body.data.picture;
    const { picture } = (await store(by, { id }, 'picture', await png(900, 900))).body.data;
    expect(picture).toMatchObject({ width: 900, height: 900 });
    expect((await store(by, { id }, 'logo', await png(300, 100))).body.data).toMatchObject({
      picture,
      logo: { width: 300 },
    });
    const guest = world.client();
    const get = async (url = '') => {
      const { status, raw } = await guest.send('GET', url);
      return { status, headers: raw.headers };
    };
    expect(await get(picture?.url)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=86400, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    });
    expect((await get(first?.url)).status).toBe(404);
    expect((await world.client(world.other).send('GET', picture?.url ?? '')).status).toBe(404);
    expect((await by.browser.call(removePicture, { params: { id, kind: 'picture' } })).body.data.picture).toBeNull();
    expect((await get(picture?.url)).status).toBe(404);
    const fileOf = (url = '') => world.deps.files.read(pictureName(world.tenant.id, idOf(url)));
    expect(await fileOf(picture?.url)).toBeDefined();
    await world.jobs.run('pictures.sweep', world.clock.now());
    expect([await fileOf(first?.url), await fileOf(picture?.url)]).toEqual([undefined, undefined]);
    expect(await world.db.kysely.selectFrom('pictures').select('id').execute()).toHaveLength(1);
  });

  test('are PNGs in mails, small enough for one, and shown in the pages of those who read mails there', async () => {
    const by = await company(world);
    const { id } = await made(by);
    const { logo } = (await store(by, { id }, 'logo', await png(800, 400))).body.data;
    const url = mailedPictureUrl(idOf(logo?.url));
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- made, then kept
      const { status, raw } = await world.client().send('GET', url);
      expect([status, raw.headers['content-type']]).toEqual([200, 'image/png']);
      expect(raw.headers['cross-origin-resource-policy']).toBe('cross-origin');
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await sharp(raw.rawPayload).metadata()).toMatchObject({ format: 'png', width: 224, height: 112 });
    }
    const webp = await world.client().send('GET', logo?.url ?? '');
    expect(webp.raw.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await world.client(world.other).send('GET', url)).status).toBe(404);
    await by.browser.call(removePicture, { params: { id, kind: 'logo' } });
    expect((await world.client().send('GET', url)).status).toBe(404);
  });

  test('are as small as a mark in lists', async () => {
    const by = await company(world);
    const { id } = await made(by);
    const { logo } = (await store(by, { id }, 'logo', await png(800, 400))).body.data;
    const { status, raw } = await world.client().send('GET', smallPictureUrl(idOf(logo?.url)));
    expect([status, raw.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(raw.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(await sharp(raw.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 112, height: 56 });
  });

  test('go with the company', async () => {
    const by = await company(world);
    const { id } = await made(by);
    const { logo } = (await store(by, { id }, 'logo')).body.data;
    await world.db.kysely
      .deleteFrom('organizations')
      .where('id', '=', by.owner.organization_id ?? '')
      .execute();
    expect((await world.client().send('GET', logo?.url ?? '')).status).toBe(404);
    await world.jobs.run('pictures.sweep', world.clock.now());
    const name = pictureName(world.tenant.id, idOf(logo?.url));
    expect(await world.deps.files.read(name)).toBeUndefined();
  });

  test.each<[string, () => Promise<Blob> | Blob, number, string]>([
    [
      'an SVG',
      () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
      415,
      'unsupported_media_type',
    ],
    [
      'an SVG that calls itself a PNG',
      () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }),
      422,
      'validation',
    ],
    [
      'one of more than two megabytes',
      () => new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/png' }),
      413,
      'too_large',
    ],
    ['nothing', () => new Blob([], { type: 'image/png' }), 422, 'validation'],
    ['JSON', () => new Blob(['{}'], { type: 'application/json' }), 415, 'unsupported_media_type'],
  ])('are refused: %s', async (_, file, status, code) => {
    const by = await company(world);
    const { id } = await made(by);
    const reply = await store(by, { id }, 'logo', await file());
    expect([reply.status, reply.error.code]).toEqual([status, code]);
    expect((await read(by, { ...(await made(by)), id })).logo).toBeNull();
  });

  test('two at once leave one, and none once it is taken away', async () => {
    const by = await company(world);
    const profile = await made(by);
    for (let round = 0; round < 3; round += 1) {
      const both = await Promise.all([store(by, profile, 'logo'), store(by, profile, 'logo')]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await by.browser.call(removePicture, { params: { id: profile.id, kind: 'logo' } });
      const urls = both.map(({ body }) => body.data.logo?.url ?? '');
      const shown = await Promise.all(urls.map((url) => world.client().send('GET', url)));
      expect(shown.map(({ status }) => status)).toEqual([404, 404]);
    }
    await world.jobs.run('pictures.sweep', world.clock.now());
    const left = await world.db.kysely
      .selectFrom('pictures')
      .select('id')
      .where('organization_id', '=', by.owner.organization_id ?? '')
      .execute();
    expect(left).toEqual([]);
  });

  test('a crowd of uploads takes no connection from others', async () => {
    const by = await company(world);
    const profile = await made(by);
    const other = await company(world);
    const crowd = Array.from({ length: 24 }, () => store(by, profile, 'picture'));
    const asked = await Promise.all(Array.from({ length: 12 }, () => other.browser.call(profiles.list, { query: {} })));
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect([statuses.includes(200), statuses.every((status) => status === 200 || status === 503)]).toEqual([
      true,
      true,
    ]);
  });

  test('what comes to nothing leaves no file', async () => {
    const by = await company(world);
    const profile = await made(by);
    const names: string[] = [];
    const { write } = world.deps.files;
    const kept = vi.spyOn(world.deps.files, 'write').mockImplementation(async (name, bytes) => {
      names.push(name);
      await write(name, bytes);
      await move(by, profile, 'archive');
    });
    expect((await store(by, profile, 'logo')).error.code).toBe('conflict');
    kept.mockRestore();
    expect(names).toHaveLength(1);
    expect(await world.deps.files.read(names[0] ?? '')).toBeUndefined();
  });

  test('who may not send one is told so before it is read, and nothing sent is no file', async () => {
    const by = await company(world);
    const { id } = await made(by);
    const url = `/api/v1/profiles/${id}/pictures/logo`;
    const file = { payload: Buffer.from('neither read nor understood'), headers: { 'content-type': 'text/plain' } };
    expect((await world.client().send('PUT', url, file)).status).toBe(401);
    expect((await (await world.login(await world.person())).send('PUT', url, file)).status).toBe(403);
    expect((await by.browser.send('PUT', url, file)).status).toBe(415);
    expect((await by.browser.send('PUT', url)).status).toBe(415);
  });

  test('one file that can’t be removed keeps no other from it', async () => {
    const [stuck, gone] = [await company(world), await company(world)];
    const urls: string[] = [];
    for (const by of [stuck, gone]) {
      const profile = await made(by);
      urls.push((await store(by, profile, 'logo')).body.data.logo?.url ?? '');
      await by.browser.call(removePicture, { params: { id: profile.id, kind: 'logo' } });
    }
    const [first = '', second = ''] = urls.map((url) => pictureName(world.tenant.id, idOf(url)));
    const { remove } = world.deps.files;
    const failing = vi.spyOn(world.deps.files, 'remove').mockImplementation(async (name) => {
      if (name === first) throw new Error('not today');
      await remove(name);
    });
    await expect(world.jobs.run('pictures.sweep', world.clock.now())).rejects.toThrow('could not be removed');
    expect([await world.deps.files.read(second), (await world.deps.files.read(first)) !== undefined]).toEqual([
      undefined,
      true,
    ]);
    failing.mockRestore();
    await world.jobs.run('pictures.sweep', world.clock.now());
    expect(await world.deps.files.read(first)).toBeUndefined();
  });
});
