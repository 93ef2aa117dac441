import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { emailTemplates, testTemplate } from '../../contract/email-templates/email-templates.endpoints.ts';
import { createPing, pings, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { findable, leave } from '../support/account.ts';
import {
  changeTemplate,
  madeTemplate,
  moveTemplate,
  publishedTemplate,
  readTemplate,
  sendable,
} from '../support/email-templates.ts';
import { handleFor } from '../support/people.ts';
import { company, errorsOf, made, move, shown } from '../support/profiles.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let ofTenant: string;
beforeAll(async () => {
  world = await createWorld();
  ofTenant = await pingTemplate(world, world.tenant);
});
afterAll(() => world.close());

describe('a template of a company', () => {
  test('is read back as it was written; what is not said is empty', async () => {
    const { browser, owner } = await company(world);
    const whole = { purpose: 'invitation', subject: { de: 'Ja', en: 'Yes' }, body: { de: 'Hallo', en: '' } } as const;
    const template = await madeTemplate(browser, { ...whole, reply_to: 'office@example.org' });
    expect(template).toMatchObject({
      ...whole,
      organization_id: owner.organization_id,
      name: { de: 'Probetag', en: 'Probetag' },
      reply_to: 'office@example.org',
      profile_id: null,
      status: 'draft',
      is_default: false,
      times_used: 0,
      events: ['publish', 'archive'],
    });
    expect(await readTemplate(browser, template)).toEqual(template);
    const { subject, body } = await madeTemplate(browser);
    expect({ subject, body }).toEqual({ subject: { de: '', en: '' }, body: { de: '', en: '' } });
  });

  test('is refused a placeholder that cannot be filled in, by its name', async () => {
    const { browser } = await company(world);
    const reply = await browser.call(emailTemplates.create, {
      body: { name: 'Neu', purpose: 'ping', body: { de: 'Hallo {Vorname}', en: '{invitation_link}' } },
    });
    expect(errorsOf(reply)).toEqual([
      422,
      { 'body.de': [expect.stringContaining('{Vorname}')], 'body.en': [expect.stringContaining('{invitation_link}')] },
    ]);
    const template = await madeTemplate(browser, sendable);
    expect(Object.keys(errorsOf(await changeTemplate(browser, template, { purpose: 'invitation' }))[1] ?? {})).toEqual([
      'body.de',
      'body.en',
    ]);
  });

  test('is published once it can be sent in both languages, and changes as a draft alone [S2-29]', async () => {
    const { browser } = await company(world);
    const template = await madeTemplate(browser, { body: { de: 'Hallo', en: 'Hi {response_link}' } });
    const refused = await moveTemplate(browser, template, 'publish');
    expect(errorsOf(refused)).toEqual([
      422,
      {
        'subject.de': [expect.any(String)],
        'subject.en': [expect.any(String)],
        'body.de': [expect.stringContaining('{response_link}')],
      },
    ]);
    await changeTemplate(browser, template, sendable);
    expect((await moveTemplate(browser, template, 'publish')).body.data.events).toEqual(['edit', 'archive']);
    expect((await changeTemplate(browser, template, { name: 'Neu' })).status).toBe(409);
    await moveTemplate(browser, template, 'edit');
    expect((await changeTemplate(browser, template, { name: 'Neu' })).body.data.name.de).toBe('Neu');
  });

  test('answers go to an address of the company, but never those of applicants it writes to', async () => {
    const { browser } = await company(world);
    const reply_to = 'office@example.org';
    const body = { name: 'Neu', purpose: 'ping', reply_to } as const;
    expect(errorsOf(await browser.call(emailTemplates.create, { body }))[0]).toBe(422);
    const invitation = await madeTemplate(browser, { purpose: 'invitation', reply_to });
    expect((await changeTemplate(browser, invitation, { purpose: 'ping' })).body.data.reply_to).toBeNull();
  });

  test('shows a profile of its own that is published', async () => {
    const [by, stranger] = [await company(world), await company(world)];
    const [own, foreign] = [await made(by, shown), await made(stranger, shown)];
    const template = await madeTemplate(by.browser, { ...sendable, profile_id: own.id });
    expect(errorsOf(await changeTemplate(by.browser, template, { profile_id: foreign.id }))[0]).toBe(422);
    expect(Object.keys(errorsOf(await moveTemplate(by.browser, template, 'publish'))[1] ?? {})).toEqual(['profile_id']);
    await move(by, own, 'publish');
    expect((await moveTemplate(by.browser, template, 'publish')).status).toBe(200);
    expect((await move(by, own, 'unpublish')).status, 'as long as it is shown').toBe(409);
  });

  test('is preset for its purpose before the association’s, one of them', async () => {
    const { browser } = await company(world);
    const [first, second] = [await publishedTemplate(browser), await publishedTemplate(browser)];
    for (const one of [first, second])
      expect((await changeTemplate(browser, one, { is_default: true })).status).toBe(200);
    const query = { filter: { purpose: 'ping', status: 'published' } } as const;
    const { data } = (await browser.call(emailTemplates.list, { query })).body;
    expect(data.map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [ofTenant, true],
      [first.id, false],
    ]);
    await moveTemplate(browser, second, 'archive');
    expect((await readTemplate(browser, second)).is_default).toBe(false);
  });

  test('is the default once it is published, and stays it while it is edited', async () => {
    const { browser } = await company(world);
    const [first, draft] = [await publishedTemplate(browser), await madeTemplate(browser, sendable)];
    await changeTemplate(browser, first, { is_default: true });
    expect(errorsOf(await changeTemplate(browser, draft, { is_default: true }))).toEqual([
      422,
      { is_default: ['Only what is published can be the default.'] },
    ]);
    expect((await readTemplate(browser, first)).is_default).toBe(true);
    await moveTemplate(browser, first, 'edit');
    expect(await readTemplate(browser, first)).toMatchObject({ status: 'draft', is_default: true });
    await moveTemplate(browser, draft, 'publish');
    await changeTemplate(browser, draft, { is_default: true });
    expect([await readTemplate(browser, first), await readTemplate(browser, draft)]).toMatchObject([
      { is_default: false },
      { is_default: true },
    ]);
  });

  test('stands in the order that is asked for, as people order names', async () => {
    const { browser } = await company(world);
    for (const name of ['Zahntechnik', 'arbeiten', 'Ärzte']) await publishedTemplate(browser, { name });
    const [last] = (await browser.call(emailTemplates.list, { query: { order: '-name' } })).body.data;
    await changeTemplate(browser, last ?? { id: '' }, { is_default: true });
    const names = async (order?: 'name' | '-name') =>
      (await browser.call(emailTemplates.list, { query: { ...(order && { order }) } })).body.data
        .filter(({ organization_id }) => organization_id !== null)
        .map(({ name }) => name.de);
    expect(await names('name')).toEqual(['arbeiten', 'Ärzte', 'Zahntechnik']);
    expect(await names('-name')).toEqual(['Zahntechnik', 'Ärzte', 'arbeiten']);
    expect(await names(), 'the default before the others').toEqual(['Zahntechnik', 'arbeiten', 'Ärzte']);
  });

  test('of the association is read, and changed by no company', async () => {
    const { browser } = await company(world);
    expect(await readTemplate(browser, { id: ofTenant })).toMatchObject({ organization_id: null, events: [] });
    expect((await changeTemplate(browser, { id: ofTenant }, { name: 'Neu' })).status).toBe(409);
    expect((await changeTemplate(browser, { id: ofTenant }, { is_default: true })).status).toBe(409);
    expect((await moveTemplate(browser, { id: ofTenant }, 'archive')).status).toBe(409);
  });
});

describe('what is written with a template', () => {
  test('keeps its text and version when the template changes, and names the profile it shows', async () => {
    const by = await company(world);
    const face = await made(by, { ...shown, name: 'Ausbildung am Kanal' });
    await move(by, face, 'publish');
    const template = await publishedTemplate(by.browser, {
      profile_id: face.id,
      subject: { de: 'Von {profile.name}', en: 'From {profile.name}' },
    });
    const handle = handleFor(by.owner, await world.person(findable));
    const input = { handle, email_template_id: template.id, ...offer };
    const { id, subject } = (await by.browser.call(createPing, { body: input }, { key: `k-${template.id}` })).body.data;
    expect(subject).toMatch(/^(Von|From) Ausbildung am Kanal$/);
    await moveTemplate(by.browser, template, 'edit');
    await changeTemplate(by.browser, template, { subject: { de: 'Anders', en: 'Other' } });
    expect((await by.browser.call(pings.show, { params: { id } })).body.data.subject).toBe(subject);
    const stored = await world.db.kysely.selectFrom('pings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(stored.email_template_version).toBe(template.version);
    expect((await readTemplate(by.browser, template)).times_used).toBe(1);
    const { status, raw } = await by.browser.call(previewPing, { body: input });
    expect([status, raw.body], 'a draft is no template to write with').toEqual([
      422,
      expect.stringContaining('email_template_id'),
    ]);
  });

  test('bears the company’s own name without a profile, and once that is archived', async () => {
    const by = await company(world);
    const [usual, face] = [await made(by, { ...shown, name: 'Standard' }), await made(by, { ...shown, name: 'Kanal' })];
    for (const profile of [usual, face]) await move(by, profile, 'publish');
    const subject = { de: 'Von {profile.name}', en: 'From {profile.name}' };
    const handle = handleFor(by.owner, await world.person(findable));
    const [named, plain] = [
      await publishedTemplate(by.browser, { subject, profile_id: face.id }),
      await publishedTemplate(by.browser, { subject }),
    ];
    const subjectOf = async ({ id }: { id: string }) =>
      (await by.browser.call(previewPing, { body: { handle, ...offer, email_template_id: id } })).body.data.letters.en
        .subject;
    const own = await subjectOf(plain);
    expect([await subjectOf(named), own]).toEqual([
      expect.stringMatching(/^(Von|From) Kanal$/),
      expect.not.stringMatching(/Standard|Kanal/),
    ]);
    await move(by, face, 'archive');
    expect(await subjectOf(named)).toBe(own);
  });

  test('begins without it once it is archived: alerts lose it', async () => {
    const { browser } = await company(world);
    const template = await publishedTemplate(browser);
    const body = {
      name: 'Suche',
      interval: 'daily',
      criteria: { centre: '10115' },
      email_template_id: template.id,
    } as const;
    const alert = (await browser.call(alerts.create, { body })).body.data;
    expect(alert.email_template_id).toBe(template.id);
    await moveTemplate(browser, template, 'archive');
    await moveTemplate(browser, template, 'restore');
    await moveTemplate(browser, template, 'publish');
    expect((await browser.call(alerts.show, { params: { id: alert.id } })).body.data.email_template_id).toBeNull();
  });
});

test('answers go nowhere once their reader has left, who finds the template in the export in their language', async () => {
  const { browser, owner } = await company(world);
  const { organization_id = '' } = owner;
  const leaving = await world.person({ type: 'employee', organization_id, locale: 'de' });
  const template = await madeTemplate(browser, {
    name: 'Fragen an Kollegen',
    purpose: 'invitation',
    reply_to: leaving.email.toUpperCase(),
  });
  const { records } = (await (await world.login(leaving)).call(exportAccount)).body.data;
  expect(records.map(({ record, name, reply_to }) => [record, name, reply_to?.toLowerCase()])).toEqual([
    ['E-Mail-Vorlage', 'Fragen an Kollegen', leaving.email],
  ]);
  await leave(world, leaving);
  world.clock.advance(8 * 86_400_000);
  await world.jobs.tick(world.clock.now());
  expect((await readTemplate(await world.login(owner), template)).reply_to).toBeNull();
});

describe('a test mail', () => {
  const tested = (browser: Awaited<ReturnType<typeof company>>['browser'], id: string, locale: 'de' | 'en') =>
    browser.call(testTemplate, { params: { id }, body: { locale, sample: 'longest' } });

  test('goes to whoever asks, filled in for somebody invented, in the language asked for', async () => {
    const { browser, owner } = await company(world);
    const template = await madeTemplate(browser, sendable);
    expect((await tested(browser, template.id, 'de')).status).toBe(204);
    await world.jobs.tick(world.clock.now());
    const [mail] = await world.mails(owner.email);
    expect(mail?.subject).toMatch(/^Test: Probetag bei /);
    expect(mail?.text).toContain('Hallo Maximiliane-Alexandra Friederike,');
    expect(mail?.text).toMatch(new RegExp(`/email-templates/${template.id}$`, 'm'));
    expect(mail?.text).not.toMatch(/[{}]/);
  });

  test('asked for again, waits once', async () => {
    const { browser, owner } = await company(world);
    const template = await madeTemplate(browser, sendable);
    for (const locale of ['de', 'en', 'de', 'en'] as const) await tested(browser, template.id, locale);
    const waiting = await world.db.kysely
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'template_test')
      .where('recipient_address', '=', owner.email)
      .where('status', '=', 'queued')
      .execute();
    expect(waiting.length).toBeLessThanOrEqual(1);
  });

  test('of what cannot be sent says what is missing', async () => {
    const { browser } = await company(world);
    const { id } = await madeTemplate(browser);
    expect(Object.keys(errorsOf(await tested(browser, id, 'de'))[1] ?? {})).toEqual([
      'subject.de',
      'subject.en',
      'body.de',
      'body.en',
    ]);
  });
});
