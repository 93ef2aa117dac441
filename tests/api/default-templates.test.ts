import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { defaultTemplates, testDefaultTemplate } from '../../contract/email-templates/defaults.endpoints.ts';
import type {
  DefaultTemplate,
  DefaultTemplateEvent,
  UpdateDefaultTemplate,
} from '../../contract/email-templates/defaults.schema.ts';
import type { TemplatePurpose } from '../../contract/email-templates/placeholders.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { mostTemplates } from '../../contract/email-templates/email-templates.schema.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { publishedTemplate, readTemplate, sendable } from '../support/email-templates.ts';
import { offer } from '../support/offer.ts';
import { handleFor } from '../support/people.ts';
import { company, errorsOf } from '../support/profiles.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let administrator: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  administrator = await world.login(await world.person({ type: 'administrator' }));
});
afterAll(() => world.close());

const both = (text: string) => ({ de: text, en: text });
let count = 0;
const name = () => both(`Vom Verband ${(count += 1)}`);

const create = (browser: ApiClient, more: object = {}) =>
  browser.call(defaultTemplates.create, { body: { name: name(), purpose: 'ping', ...sendable, ...more } });
async function made(more: object = {}): Promise<DefaultTemplate> {
  const { status, body } = await create(administrator, more);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data;
}
type Which = Pick<DefaultTemplate, 'id'>;
const move = ({ id }: Which, event: DefaultTemplateEvent, browser = administrator) =>
  browser.call(defaultTemplates.transition, { params: { id }, body: { event } });
const read = async ({ id }: Which) => (await administrator.call(defaultTemplates.show, { params: { id } })).body.data;
const change = async ({ id }: Which, body: UpdateDefaultTemplate) =>
  administrator.call(defaultTemplates.update, { params: { id }, body }, { version: (await read({ id })).version });
async function published(more: object = {}): Promise<DefaultTemplate> {
  const template = await made(more);
  await move(template, 'publish');
  return read(template);
}
const inForce = async (purpose: TemplatePurpose, browser = administrator) =>
  (
    await browser.call(defaultTemplates.list, {
      query: { filter: { purpose: [purpose], status: ['published'] }, per_page: '100' },
    })
  ).body.data;
const link = { recommendation: 'registration_link', invitation: 'invitation_link' } as const;
/** A published one for this purpose. */
const publishedFor = (purpose: keyof typeof link): Promise<DefaultTemplate> =>
  published({ purpose, subject: both('Komm dazu'), body: both(`Hallo\n{${link[purpose]}}`) });
/** The one that is left of a purpose, once the others are archived. */
async function onlyOne(purpose: keyof typeof link): Promise<DefaultTemplate> {
  const one = await publishedFor(purpose);
  for (const other of await inForce(purpose)) if (other.id !== one.id) await move(other, 'archive');
  return one;
}

test('is for the administrators of the tenant: companies and staff get 403, another tenant finds none', async () => {
  const template = await published();
  const { browser: employee } = await company(world);
  const staff = await world.login(await world.person({ type: 'tenant_member' }));
  for (const browser of [employee, staff]) {
    const params = { id: template.id };
    const answers = [
      await browser.call(defaultTemplates.list, { query: {} }),
      await browser.call(defaultTemplates.show, { params }),
      await create(browser),
      await browser.call(defaultTemplates.update, { params, body: { name: name() } }, { version: template.version }),
      await move(template, 'archive', browser),
      await browser.call(testDefaultTemplate, { params, body: { locale: 'de', sample: 'full' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  }
  const other = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
  const params = { id: template.id };
  expect((await other.call(defaultTemplates.show, { params })).status).toBe(404);
  expect((await other.call(defaultTemplates.update, { params, body: { name: name() } }, { version: 1 })).status).toBe(
    404,
  );
  expect((await move(template, 'archive', other)).status).toBe(404);
  expect((await inForce('ping', other)).map(({ id }) => id)).not.toContain(template.id);
  expect((await read(template)).status).toBe('published');
});

test('a company’s own template is none of them', async () => {
  const { browser } = await company(world);
  const own = await publishedTemplate(browser);
  expect((await administrator.call(defaultTemplates.show, { params: { id: own.id } })).status).toBe(404);
  expect((await move(own, 'archive')).status).toBe(404);
  const { data } = (await administrator.call(defaultTemplates.list, { query: { per_page: '100' } })).body;
  expect(data.map(({ id }) => id)).not.toContain(own.id);
});

describe('companies', () => {
  test('write with the new version from then on; what is sent keeps its own', async () => {
    const template = await published({ subject: { de: 'Alt', en: 'Old' } });
    const { browser, owner } = await company(world);
    const send = async () => {
      const handle = handleFor(owner, await world.person(findable));
      const body = { handle, email_template_id: template.id, ...offer };
      return (await browser.call(createPing, { body }, { key: `message-${template.id}-${(count += 1)}` })).body.data;
    };
    const sent = await send();
    const changed = await change(template, { subject: { de: 'Neu', en: 'New' } });
    expect(changed.body.data).toMatchObject({ status: 'published', version: template.version + 1 });
    const seen = await readTemplate(browser, template);
    expect(seen).toMatchObject({ subject: { de: 'Neu', en: 'New' }, version: template.version + 1, events: [] });
    expect((await send()).subject).toMatch(/^(Neu|New)$/);
    expect((await browser.call(pings.show, { params: { id: sent.id } })).body.data.subject).toBe(sent.subject);
    expect(sent.subject).toMatch(/^(Alt|Old)$/);
    expect((await read(template)).times_used).toBe(2);
    expect(seen.times_used, 'how much the others write is not told').toBeNull();
  });

  test('and staff see what is published, and neither a draft nor what is archived', async () => {
    const { browser, owner } = await company(world);
    const staff = await world.login(await world.person({ type: 'tenant_member' }));
    const draft = await made();
    const gone = await published();
    await move(gone, 'archive');
    const there = await published();
    const own = { filter: { organization_id: owner.organization_id ?? '' }, per_page: '100' } as const;
    for (const [reader, query] of [
      [browser, { per_page: '100' }],
      [staff, own],
    ] as const) {
      const ids = (await reader.call(emailTemplates.list, { query })).body.data.map(({ id }) => id);
      expect(ids).toContain(there.id);
      expect(ids).not.toContain(draft.id);
      expect(ids).not.toContain(gone.id);
      for (const { id } of [draft, gone])
        expect((await reader.call(emailTemplates.show, { params: { id } })).status).toBe(404);
      expect((await reader.call(emailTemplates.show, { params: { id: there.id } })).status).toBe(200);
    }
  });

  test('begin their alerts without one that is archived', async () => {
    const template = await published();
    const { browser } = await company(world);
    const criteria = { centre: '10115' };
    const body = { name: 'Suche', interval: 'daily', criteria, email_template_id: template.id } as const;
    const { id } = (await browser.call(alerts.create, { body })).body.data;
    await move(template, 'archive');
    expect((await browser.call(alerts.show, { params: { id } })).body.data.email_template_id).toBeNull();
  });
});

describe('of each purpose', () => {
  test('one stays published: the last is neither archived nor given another purpose, which is said in words', async () => {
    const only = await onlyOne('recommendation');
    const sentence = 'No other one is published for this purpose. Please publish another one first.';
    expect(errorsOf(await move(only, 'archive'))).toEqual([422, { purpose: [sentence] }]);
    const { subject, body } = sendable;
    expect(errorsOf(await change(only, { purpose: 'ping', subject, body }))).toEqual([422, { purpose: [sentence] }]);
    expect(await read(only)).toEqual(only);
    const next = await publishedFor('recommendation');
    expect((await move(only, 'archive')).body.data).toMatchObject({ status: 'archived', is_default: false });
    expect(errorsOf(await move(next, 'archive'))[0]).toBe(422);
    await move(only, 'restore');
    await move(only, 'publish');
    expect((await move(next, 'archive')).status).toBe(200);
  });

  test('of two that archive the last two at once, one is refused', async () => {
    const first = await onlyOne('recommendation');
    const second = await publishedFor('recommendation');
    const answers = await Promise.all([move(first, 'archive'), move(second, 'archive')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await inForce('recommendation')).toHaveLength(1);
  });

  test('one at most is the default, and only once it is published', async () => {
    const draft = await made();
    expect(errorsOf(await change(draft, { is_default: true }))).toEqual([
      422,
      { is_default: ['Only what is published can be the default.'] },
    ]);
    await move(draft, 'publish');
    expect((await change(draft, { is_default: true })).body.data.is_default).toBe(true);
    expect((await inForce('ping')).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([draft.id]);
  });
});

test('a published one is changed into nothing that could not be sent; an archived one not at all', async () => {
  const template = await published();
  expect(errorsOf(await change(template, { body: { de: 'Hallo', en: 'Hi {response_link}' } }))).toEqual([
    422,
    { 'body.de': [expect.stringContaining('{response_link}')] },
  ]);
  expect(errorsOf(await change(template, { subject: { de: '{Vorname}', en: 'Hi' } }))[0]).toBe(422);
  expect(await read(template)).toEqual(template);
  await move(template, 'archive');
  expect((await change(template, { name: name() })).status).toBe(409);
});

test('a draft may lack what publishing asks for', async () => {
  const draft = await made({ subject: both(''), body: both('Hallo') });
  expect(Object.keys(errorsOf(await move(draft, 'publish'))[1] ?? {})).toEqual([
    'subject.de',
    'subject.en',
    'body.de',
    'body.en',
  ]);
  expect(errorsOf(await create(administrator, { body: { de: '{Vorname}', en: '' } }))[0]).toBe(422);
  expect(errorsOf(await create(administrator, { name: { de: 'Nur deutsch', en: '' } }))[0]).toBe(422);
});

test('is as its reader saw it, or not changed', async () => {
  const template = await published();
  await change(template, { name: name() });
  const stale = await administrator.call(
    defaultTemplates.update,
    { params: { id: template.id }, body: { name: name() } },
    { version: template.version },
  );
  expect(stale.status).toBe(412);
});

test('a company that has none of its own invites with the one that is left', async () => {
  const first = await onlyOne('invitation');
  const next = await publishedFor('invitation');
  await move(first, 'archive');
  expect((await read(next)).is_default).toBe(false);
  const { owner } = await company(world);
  const { invitationTemplate } = await import('../../server/email-templates/email-templates.service.ts');
  const used = await inTenant(world.db, world.tenant.id, (tx) => invitationTemplate(tx, owner.organization_id ?? ''));
  expect(used?.id).toBe(next.id);
});

test('the log says who did what, and to which fields', async () => {
  const template = await published();
  await change(template, { subject: { ...template.subject, en: 'Another one' } });
  await change(template, { is_default: true });
  await move(template, 'archive');
  const log = await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('audits')
      .select(['actor_kind', 'event', 'fields'])
      .where('subject_type', '=', 'EmailTemplate')
      .where('subject_id', '=', template.id)
      .orderBy('id')
      .execute(),
  );
  const by = { actor_kind: 'administrator' };
  expect(log).toEqual([
    { ...by, event: 'create', fields: null },
    { ...by, event: 'publish', fields: null },
    { ...by, event: 'update', fields: ['subject.en'] },
    { ...by, event: 'update', fields: ['is_default'] },
    { ...by, event: 'archive', fields: null },
  ]);
});

test('a test goes to whoever asks, from an invented company', async () => {
  const person = await world.person({ type: 'administrator' });
  const browser = await world.login(person);
  const { id } = await made();
  const body = { locale: 'de', sample: 'full' } as const;
  expect((await browser.call(testDefaultTemplate, { params: { id }, body })).status).toBe(204);
  await world.jobs.tick(world.clock.now());
  const [mail] = await world.mails(person.email);
  expect(mail?.subject).toBe('Test: Probetag bei Metallbau Muster GmbH');
  expect(mail?.text).toContain('Hallo Mia,');
  expect(mail?.text).toMatch(new RegExp(`/default-templates/${id}$`, 'm'));
});

test(`at most ${mostTemplates} are in use`, async () => {
  const browser = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
  const more = { name: both('Voll'), purpose: 'ping' } as const;
  const { total } = (await browser.call(defaultTemplates.list, { query: {} })).body.meta;
  for (let made_ = total; made_ < mostTemplates; made_ += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    expect((await browser.call(defaultTemplates.create, { body: more })).status).toBe(201);
  expect(Object.keys(errorsOf(await browser.call(defaultTemplates.create, { body: more }))[1] ?? {})).toEqual(['name']);
});
