import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { profiles, removePicture } from '../../contract/profiles/profiles.endpoints.ts';
import { mostProfiles, mostProfilesADay, type Profile } from '../../contract/profiles/profiles.schema.ts';
import {
  lookupRegistrationCode,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import {
  change,
  type Company,
  company,
  errorsOf,
  made,
  move,
  type New,
  read,
  shown,
  store,
  train,
} from '../support/profiles.ts';
import { openCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  // eight ask at once: who waits for a connection is refused
  world = await createWorld({ poolSize: 10 });
});
afterAll(() => world.close());

/** The names of the codes and templates that bear it, as its page asks for them. */
const borne = async ({ browser }: Company, { id: profile_id }: Profile) => {
  const query = { filter: { profile_id } };
  const codes = await browser.call(registrationCodes.list, { query });
  const templates = await browser.call(emailTemplates.list, { query });
  return [codes.body.data.map(({ name }) => name), templates.body.data.map(({ name }) => name.de)];
};

describe('a profile', () => {
  test('is read back as it was made; what is not said is empty', async () => {
    const by = await company(world);
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
      is_default: false,
      logo: null,
      picture: null,
      events: ['publish', 'archive'],
    });
    expect(await read(by, profile)).toEqual(profile);
    expect(await made(by)).toMatchObject({ is_default: false, color: null, layout: null, address: null, website: '' });
  });

  test('shows what the company trains, and whom it employs, today', async () => {
    const [by, stranger] = [await company(world), await company(world)];
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
    const { browser } = await company(world);
    const reply = await browser.call(profiles.create, { body: { name: 'Ausbildung', ...input } });
    expect([reply.status, Object.keys(reply.error.meta?.errors ?? {})]).toEqual([422, [field]]);
  });

  test('is published once it can be shown, and can be shown as long as it is published [S2-27]', async () => {
    const by = await company(world);
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
    const by = await company(world);
    const profile = await made(by, shown);
    await move(by, profile, 'publish');
    const code = {
      profile_id: profile.id,
      organization_id: by.owner.organization_id ?? '',
      status: 'active',
      kind: 'group',
    } as const;
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
    // past its last day it bears nothing any more, whether the minute has written that down or not
    const ends = (valid_until: Date | null) =>
      world.db.kysely.updateTable('registration_codes').set({ valid_until }).where('id', '=', profile.id).execute();
    await ends(now);
    expect((await read(by, profile)).events).toEqual(['unpublish', 'archive']);
    expect((await move(by, profile, 'unpublish')).status).toBe(200);
    expect((await move(by, profile, 'publish')).status).toBe(200);
    await ends(null);
    expect(await borne(by, profile)).toEqual([['Mai'], []]);
    const letter = await by.browser.call(emailTemplates.create, {
      body: { name: 'Brief', purpose: 'ping', profile_id: profile.id },
    });
    expect([letter.status, ...(await borne(by, profile))]).toEqual([201, ['Mai'], ['Brief']]);
    expect(await borne(by, await made(by))).toEqual([[], []]);
    expect(await borne(await company(world), profile)).toEqual([[], []]);
    expect((await move(by, profile, 'archive')).body.data).toMatchObject({ status: 'archived', is_default: false });
    expect((await change(by, profile, { name: 'Neu' })).error.code).toBe('conflict');
    expect((await move(by, profile, 'restore')).body.data).toMatchObject({ status: 'draft', is_default: false });
  });

  test('is one of twenty at most, restored ones too', async () => {
    const by = await company(world);
    const [first] = [await made(by)];
    await move(by, first, 'archive');
    for (let n = 0; n < mostProfiles; n += 1) await made(by);
    const full = { name: [expect.stringContaining('20')] };
    expect(errorsOf(await by.browser.call(profiles.create, { body: { name: 'Eins mehr' } }))).toEqual([422, full]);
    expect(errorsOf(await move(by, first, 'restore'))).toEqual([422, full]);
    expect((await read(by, first)).status).toBe('archived');
  });

  test('is the default once it is published, and alone; the next one follows', async () => {
    const by = await company(world);
    const [first, second, draft] = [await made(by, shown), await made(by, shown), await made(by, shown)];
    const defaults = async () =>
      (await by.browser.call(profiles.list, { query: {} })).body.data.flatMap(({ id, is_default }) =>
        is_default ? [id] : [],
      );
    expect(await defaults()).toEqual([]);
    await move(by, second, 'publish');
    await move(by, first, 'publish');
    expect(await defaults()).toEqual([second.id]);
    expect((await change(by, first, { is_default: true })).body.data.is_default).toBe(true);
    expect(await defaults()).toEqual([first.id]);
    expect(errorsOf(await change(by, draft, { is_default: true }))).toEqual([
      422,
      { is_default: ['Only what is published can be the default.'] },
    ]);
    await move(by, first, 'unpublish');
    expect(await defaults()).toEqual([second.id]);
    await move(by, second, 'archive');
    expect(await defaults()).toEqual([]);
  });

  test('is seen by whoever comes with a code: the one that the code bears, else the default', async () => {
    const by = await company(world);
    const { code } = (await by.browser.call(registrationCodes.create, { body: { ...openCode, occupation_ids: [] } }))
      .body.data;
    const seen = async () => (await world.client().call(lookupRegistrationCode, { body: { code } })).body.data.profile;
    const profile = await made(by, { ...shown, slogan: { de: 'Komm zu uns', en: '' } });
    expect(await seen(), 'a draft is seen by nobody').toBeNull();
    await move(by, profile, 'publish');
    const { logo } = (await store(by, profile, 'logo')).body.data;
    expect(await seen()).toEqual({ color: shown.color, slogan: { de: 'Komm zu uns', en: '' }, logo });
    const other = await made(by, { ...shown, color: '#1d1a16' });
    await move(by, other, 'publish');
    await world.db.kysely
      .updateTable('registration_codes')
      .set({ profile_id: other.id })
      .where('code', '=', code)
      .execute();
    expect((await seen())?.color).toBe('#1d1a16');
    await move(by, other, 'archive');
    expect((await seen())?.color).toBe(shown.color);
  });

  test('keeps one default, however many publish and choose at once; nobody waits for the other in vain', async () => {
    const by = await company(world);
    const some = [await made(by, shown), await made(by, shown), await made(by, shown), await made(by, shown)];
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(
        some.flatMap((profile) => [
          move(by, profile, round % 2 === 0 ? 'publish' : 'unpublish'),
          by.browser.call(
            profiles.update,
            { params: { id: profile.id }, body: { is_default: true } },
            { version: profile.version },
          ),
        ]),
      );
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    }
    const { data } = (await by.browser.call(profiles.list, { query: {} })).body;
    expect(data.filter(({ is_default }) => is_default).length).toBe(1);
  });

  test('of a company that was suspended changes no more, and shows nothing', async () => {
    const by = await company(world);
    const profile = await made(by, shown);
    const { logo } = (await store(by, profile, 'logo')).body.data;
    await world.db.kysely
      .updateTable('organizations')
      .set({ status: 'inactive' })
      .where('id', '=', by.owner.organization_id ?? '')
      .execute();
    const refused = [
      await change(by, profile, { name: 'Neu' }),
      await move(by, profile, 'publish'),
      await store(by, profile, 'picture'),
      await by.browser.call(profiles.create, { body: { name: 'Noch einer' } }),
    ];
    expect(refused.map(({ error }) => error.code)).toEqual(refused.map(() => 'conflict'));
    expect((await world.client().send('GET', logo?.url ?? '')).status).toBe(404);
    expect((await by.browser.call(removePicture, { params: { id: profile.id, kind: 'logo' } })).status).toBe(200);
  });

  test('is one of sixty at most that somebody makes in a day', async () => {
    const by = await company(world);
    for (let n = 0; n < mostProfilesADay; n += 1) await move(by, await made(by), 'archive');
    expect((await by.browser.call(profiles.create, { body: { name: 'Eins mehr' } })).status).toBe(429);
  });
});
