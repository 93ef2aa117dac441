import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { profiles, removePicture, storePicture } from '../../contract/profiles/profiles.endpoints.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import type { ErrorBody } from '../../contract/kit/errors.ts';
import { mostProfiles, type Profile } from '../../contract/profiles/profiles.schema.ts';
import { pictureName } from '../../server/files/files.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Company {
  readonly owner: Person;
  readonly browser: ApiClient;
}
const company = async (): Promise<Company> => {
  const owner = await world.person({ type: 'employee', firstname: 'Olga', lastname: 'Adam' });
  return { owner, browser: await world.login(owner) };
};
type New = InputOf<typeof profiles.create>['body'];
const shown = { color: '#0f766e', layout: 'split' } as const;
async function made({ browser }: Company, more: Partial<New> = {}): Promise<Profile> {
  const reply = await browser.call(profiles.create, { body: { name: 'Ausbildung', ...more } });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.data;
}
const train = async ({ browser, owner }: Company, occupation_ids: string[]) => {
  const params = { id: owner.organization_id ?? '' };
  const { version } = (await browser.call(showOrganization, { params })).body.data;
  expect((await browser.call(updateOrganization, { params, body: { occupation_ids } }, { version })).status).toBe(200);
};
const move = ({ browser }: Company, { id }: Profile, event: 'publish' | 'unpublish' | 'archive' | 'restore') =>
  browser.call(profiles.transition, { params: { id }, body: { event } });
const read = async ({ browser }: Company, { id }: Profile) =>
  (await browser.call(profiles.show, { params: { id } })).body.data;
const change = async (by: Company, profile: Profile, body: InputOf<typeof profiles.update>['body']) =>
  by.browser.call(
    profiles.update,
    { params: { id: profile.id }, body },
    { version: (await read(by, profile)).version },
  );
const errorsOf = ({ status, error }: { readonly status: number; readonly error: ErrorBody }) => [
  status,
  error.meta?.errors,
];
const png = async (width = 1000, height = 700) =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
          .png()
          .toBuffer(),
      ),
    ],
    {
      type: 'image/png',
    },
  );

describe('a profile', () => {
  test('is read back as it was made; what is not said is empty', async () => {
    const by = await company();
    const occupation_ids = [occupations[3]?.id ?? '', occupations[4]?.id ?? ''];
    await train(by, occupation_ids);
    const address = { line_1: 'Am Kanal 7', postcode: '10115', city: 'Berlin', country: 'DE' } as const;
    const whole = {
      ...shown,
      slogan: { de: 'Komm zu uns', en: 'Join us' },
      description: { de: 'Seit 1920 am Kanal.', en: '' },
      address,
      occupation_ids,
      website: 'www.example.org',
      contact_employee_id: by.owner.employee_id ?? '',
      people: 120,
      trainees: 9,
      training_since: 1958,
    };
    const profile = await made(by, whole);
    const { contact_employee_id: _, ...said } = whole;
    expect(profile).toMatchObject({
      ...said,
      website: 'https://www.example.org',
      address: { ...address, line_2: null },
      contact: { employee_id: by.owner.employee_id, fullname: 'Olga Adam' },
      status: 'draft',
      is_default: true,
      logo: null,
      picture: null,
      events: ['publish', 'archive'],
    });
    expect(await read(by, profile)).toEqual(profile);
    expect(await made(by)).toMatchObject({ is_default: false, color: null, layout: null, address: null, website: '' });
  });

  test('shows what the company trains, and whom it employs, today', async () => {
    const [by, stranger] = [await company(), await company()];
    const [one = '', other = ''] = [occupations[3]?.id, occupations[4]?.id];
    expect(errorsOf(await change(by, await made(by), { occupation_ids: [one] }))[0]).toBe(422);
    await train(by, [one, other]);
    const colleague = await world.person({ type: 'employee', organization_id: by.owner.organization_id ?? '' });
    const profile = await made(by, { occupation_ids: [one, other], contact_employee_id: colleague.employee_id ?? '' });
    await train(by, [other]);
    expect((await read(by, profile)).occupation_ids).toEqual([other]);
    expect((await change(by, profile, { occupation_ids: [other] })).status).toBe(200);
    await train(by, [one, other]);
    expect((await read(by, profile)).occupation_ids, 'what it trains again is shown again').toEqual([other, one]);
    await train(by, [other]);
    expect((await change(by, profile, { occupation_ids: [one, other] })).status).toBe(200);
    await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', colleague.id).execute();
    expect((await read(by, profile)).contact).toBeNull();
    const contact_employee_id = stranger.owner.employee_id ?? '';
    expect(errorsOf(await change(by, profile, { contact_employee_id }))[0]).toBe(422);
  });

  test.each<[string, Partial<New>, string]>([
    ['a website that runs a program', { website: 'javascript:alert(1)' }, 'website'],
    ['a colour that is none', { color: 'red;}' }, 'color'],
    ['a year to come', { training_since: 2099 }, 'training_since'],
    ['a name of 500 characters', { name: 'x'.repeat(500) }, 'name'],
    [
      'a street without a number',
      { address: { line_1: 'Am Kanal', postcode: '10115', city: 'Berlin', country: 'DE' } },
      'address.line_1',
    ],
  ])('refuses %s', async (_, input, field) => {
    const { browser } = await company();
    const reply = await browser.call(profiles.create, { body: { name: 'Ausbildung', ...input } });
    expect([reply.status, Object.keys(reply.error.meta?.errors ?? {})]).toEqual([422, [field]]);
  });

  test('is published once it can be shown, and can be shown as long as it is published', async () => {
    const by = await company();
    const profile = await made(by);
    expect(errorsOf(await move(by, profile, 'publish'))).toEqual([
      422,
      { color: [expect.any(String)], layout: [expect.any(String)] },
    ]);
    await change(by, profile, { ...shown, color: '#7d7d7d' });
    const refused = await move(by, profile, 'publish');
    expect(errorsOf(refused)).toEqual([422, { color: [expect.stringContaining('Neither light nor dark text')] }]);
    expect((await read(by, profile)).status).toBe('draft');
    await change(by, profile, shown);
    expect((await move(by, profile, 'publish')).body.data.events).toEqual(['unpublish', 'archive']);
    expect(errorsOf(await change(by, profile, { color: null }))[0]).toBe(422);
    expect((await move(by, profile, 'unpublish')).body.data.status).toBe('draft');
  });

  test('stays published while a code or a template bears it', async () => {
    const by = await company();
    const profile = await made(by, shown);
    await move(by, profile, 'publish');
    const code = { profile_id: profile.id, organization_id: by.owner.organization_id ?? '', status: 'active' } as const;
    const now = world.clock.now();
    await world.db.kysely
      .insertInto('registration_codes')
      .values({
        ...code,
        tenant_id: world.tenant.id,
        id: profile.id,
        code: 'ABCD2345',
        name: 'Mai',
        occupation_ids: [],
        recommendation_text: '',
        created_at: now,
        updated_at: now,
      })
      .execute();
    expect((await read(by, profile)).events).toEqual(['archive']);
    expect((await move(by, profile, 'unpublish')).status).toBe(409);
    expect((await move(by, profile, 'archive')).body.data).toMatchObject({ status: 'archived', is_default: false });
    expect((await change(by, profile, { name: 'Neu' })).error.code).toBe('conflict');
    expect((await move(by, profile, 'restore')).body.data).toMatchObject({ status: 'draft', is_default: true });
  });

  test('is one of twenty at most, restored ones too', async () => {
    const by = await company();
    const [first] = [await made(by)];
    await move(by, first, 'archive');
    for (let n = 0; n < mostProfiles; n += 1) await made(by);
    const full = { name: [expect.stringContaining('20')] };
    expect(errorsOf(await by.browser.call(profiles.create, { body: { name: 'Eins mehr' } }))).toEqual([422, full]);
    expect(errorsOf(await move(by, first, 'restore'))).toEqual([422, full]);
    expect((await read(by, first)).status).toBe('archived');
  });

  test('is the default alone; the next one follows when it is archived', async () => {
    const by = await company();
    const [first, second, third] = [await made(by), await made(by, shown), await made(by)];
    await move(by, second, 'publish');
    const defaults = async () =>
      (await by.browser.call(profiles.list, { query: {} })).body.data.flatMap(({ id, is_default }) =>
        is_default ? [id] : [],
      );
    expect(await defaults()).toEqual([first.id]);
    expect((await change(by, third, { is_default: true })).body.data.is_default).toBe(true);
    expect(await defaults()).toEqual([third.id]);
    await move(by, third, 'archive');
    expect(await defaults()).toEqual([second.id]);
    const both = [await company()].map(async (other) => [await made(other), await made(other)]);
    expect((await Promise.all(both)).flat().filter(({ is_default }) => is_default)).toHaveLength(1);
  });
});

describe('its pictures', () => {
  test('are kept without what a camera noted, at an address of their own, until they are taken away', async () => {
    const by = await company();
    const { id } = await made(by);
    const store = (kind: 'logo' | 'picture', file: Blob) =>
      by.browser.call(storePicture, { params: { id, kind }, file });
    const first = (await store('picture', await png())).body.data.picture;
    const { picture } = (await store('picture', await png(900, 900))).body.data;
    expect(picture).toMatchObject({ width: 900, height: 900 });
    expect((await store('logo', await png(300, 100))).body.data).toMatchObject({ picture, logo: { width: 300 } });
    const guest = world.client();
    const get = async (url = '') => {
      const { status, raw } = await guest.send('GET', url);
      return [status, raw.headers['content-type'], raw.headers['x-content-type-options']];
    };
    expect(await get(picture?.url)).toEqual([200, 'image/webp', 'nosniff']);
    expect((await get(first?.url))[0]).toBe(404);
    expect((await world.client(world.other).send('GET', picture?.url ?? '')).status).toBe(404);
    expect((await by.browser.call(removePicture, { params: { id, kind: 'picture' } })).body.data.picture).toBeNull();
    expect((await get(picture?.url))[0]).toBe(404);
    const fileOf = (url = '') =>
      world.deps.files.read(pictureName(world.tenant.id, /([\da-f-]{36})\.webp/.exec(url)?.[1] ?? ''));
    expect(await fileOf(picture?.url)).toBeDefined();
    await world.jobs.run('pictures.sweep', world.clock.now());
    expect([await fileOf(first?.url), await fileOf(picture?.url)]).toEqual([undefined, undefined]);
    expect(await world.db.kysely.selectFrom('pictures').select('id').execute()).toHaveLength(1);
  });

  test('go with the company', async () => {
    const by = await company();
    const { id } = await made(by);
    const { logo } = (await by.browser.call(storePicture, { params: { id, kind: 'logo' }, file: await png() })).body
      .data;
    await world.db.kysely
      .deleteFrom('organizations')
      .where('id', '=', by.owner.organization_id ?? '')
      .execute();
    expect((await world.client().send('GET', logo?.url ?? '')).status).toBe(404);
    await world.jobs.run('pictures.sweep', world.clock.now());
    const name = pictureName(world.tenant.id, /([\da-f-]{36})\.webp/.exec(logo?.url ?? '')?.[1] ?? '');
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
    const by = await company();
    const { id } = await made(by);
    const reply = await by.browser.call(storePicture, { params: { id, kind: 'logo' }, file: await file() });
    expect([reply.status, reply.error.code]).toEqual([status, code]);
    expect((await read(by, { ...(await made(by)), id })).logo).toBeNull();
  });
});
