import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitations, lookupInvitation } from '../../contract/invitations/invitations.endpoints.ts';
import { tokenOfInvitationLink } from '../../contract/invitations/invitations.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { CaughtMail } from '../../server/mail/caught-mails.ts';
import { leave } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import {
  changeTemplate,
  moveTemplate,
  type NewTemplate,
  publishedTemplate,
  readTemplate,
} from '../support/email-templates.ts';
import { type Company, company, made, move, shown } from '../support/profiles.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const own = {
  purpose: 'invitation',
  subject: { de: 'Komm zu {organization.name}', en: 'Come to {organization.name}' },
  body: {
    de: 'Servus,\n{employee.fullname} lädt ein: { invitation_link } Bis bald bei {tenant.name}.',
    en: 'Howdy,\n{employee.fullname} asks you in: { invitation_link } See you at {tenant.name}.',
  },
} as const;

/** A company whose published template is its default for invitations. */
async function writing(more: Partial<NewTemplate> = {}, by?: Company) {
  const { owner, browser } = by ?? (await company(world));
  const template = await publishedTemplate(browser, { ...own, ...more });
  const { status } = await changeTemplate(browser, template, { is_default: true });
  if (status !== 200) throw new Error(`the template isn’t the default: ${status}`);
  return { owner, browser, template };
}

let count = 0;
async function invite(browser: ApiClient, locale: Locale = 'en') {
  const email = `invited${(count += 1)}@example.org`;
  const body = { email, firstname: 'Jonas', lastname: 'Brandt', locale };
  const reply = await browser.call(invitations.create, { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return { id: reply.body.data.id, email };
}
const resend = async (browser: ApiClient, { id }: { readonly id: string }) => {
  world.clock.advance(61_000);
  expect((await browser.call(invitations.transition, { params: { id }, body: { event: 'resend' } })).status).toBe(200);
};
async function newest(email: string): Promise<CaughtMail> {
  const [mail] = await world.mails(email);
  if (!mail) throw new Error(`nothing was mailed to ${email}`);
  return mail;
}
const mailed = async (browser: ApiClient, locale?: Locale) => newest((await invite(browser, locale)).email);
const links = ({ text }: CaughtMail) => text.match(/http:\S+#token=[\w-]+/g) ?? [];
const stored = ({ id }: { readonly id: string }) =>
  world.db.kysely.selectFrom('mails').select('headers').where('subject_id', '=', id).executeTakeFirstOrThrow();
const repliesTo = async (one: { readonly id: string }) =>
  (await stored(one)).headers as { readonly reply_to?: { readonly name: string; readonly address: string } };
const organizationOf = ({ owner }: Pick<Company, 'owner'>) =>
  world.db.kysely
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', owner.organization_id ?? '')
    .executeTakeFirstOrThrow();

describe('an invitation is written', () => {
  test.each([
    ['en', 'Come to', 'Howdy,\nOlga Adam asks you in:', 'See you at', 'Create account'],
    ['de', 'Komm zu', 'Servus,\nOlga Adam lädt ein:', 'Bis bald bei', 'Konto anlegen'],
  ] as const)(
    'with the company’s default, in the language of whoever is invited: %s',
    async (locale, subject, before, after, label) => {
      const by = await writing();
      const { name } = await organizationOf(by);
      const mail = await mailed(by.browser, locale);
      expect(mail.subject).toBe(`${subject} ${name}`);
      expect(mail.text).toMatch(
        new RegExp(`${before}\n\n${label}:\nhttp:\\S+#token=[\\w-]+\n\n${after} ${world.tenant.name}\\.\n`),
      );
      expect(mail.text).not.toMatch(/[{}]/);
      const token = tokenOfInvitationLink(links(mail)[0] ?? '') ?? '';
      expect((await world.client().call(lookupInvitation, { body: { token } })).status).toBe(200);
    },
  );

  test.each([
    [
      'en',
      (of: string) => `Olga Adam invites you to join ${of}`,
      (at: string) => `With the link you create your account at ${at}.`,
      /The invitation is valid until .*\d{4} and only for this e-mail address\./,
      'without you nothing happens',
    ],
    [
      'de',
      (of: string) => `Olga Adam lädt Sie zu ${of} ein`,
      (at: string) => `Über den Link legen Sie Ihr Konto bei ${at} an.`,
      /Die Einladung gilt bis zum .*\d{4} und nur für diese E-Mail-Adresse\./,
      'Ohne Sie passiert nichts',
    ],
  ] as const)(
    'and says of itself who invites, what the link does, until when, and that it may be ignored: %s',
    async (locale, who, what, until, ignored) => {
      const body = 'Hi {invitation_link}';
      const by = await writing({ subject: { de: 'Klick', en: 'Click' }, body: { de: body, en: body } });
      const { name } = await organizationOf(by);
      const { text } = await mailed(by.browser, locale);
      expect(text.startsWith(`${who(name)}\n\n`)).toBe(true);
      for (const words of [what(world.tenant.name), until, ignored]) expect(text).toMatch(words);
    },
  );

  test('with the association’s where the company has none of its own, and in words of its own without either', async () => {
    const by = await company(world);
    const { name } = await organizationOf(by);
    expect((await mailed(by.browser)).subject).toBe(`Olga Adam invites you to join ${name}`);
    const { browser, template } = await writing();
    await world.db.kysely
      .updateTable('email_templates')
      .set({ organization_id: null })
      .where('id', '=', template.id)
      .execute();
    try {
      expect((await mailed(by.browser)).subject, 'the association’s').toBe(`Come to ${name}`);
      const other = await writing({ subject: { de: 'Eigenes', en: 'Our own' } }, by);
      expect((await mailed(by.browser)).subject).toBe('Our own');
      expect((await mailed(browser)).subject, 'another company’s is not read').toMatch(/^Come to /);
      await moveTemplate(by.browser, other.template, 'edit');
      expect((await mailed(by.browser)).subject, 'its own is a draft').toBe(`Come to ${name}`);
    } finally {
      await world.db.kysely.deleteFrom('email_templates').where('id', '=', template.id).execute();
    }
  });

  test('by whoever sends it, under the name of the profile that the template shows', async () => {
    const by = await company(world);
    const face = await made(by, { ...shown, name: 'Ausbildung am Kanal' });
    await move(by, face, 'publish');
    const body = 'Hi {invitation_link} {employee.fullname}, {employee.position}, {employee.email}, {profile.name}';
    await writing({ profile_id: face.id, body: { de: body, en: body } }, by);
    const invited = await invite(by.browser);
    const colleague = await world.person({
      type: 'employee',
      firstname: 'Bert',
      lastname: 'Berg',
      ...(by.owner.organization_id && { organization_id: by.owner.organization_id }),
    });
    expect((await newest(invited.email)).text).toContain(`, ${by.owner.email}, Ausbildung am Kanal`);
    const second = await world.login(colleague);
    await resend(second, invited);
    const { text } = await newest(invited.email);
    expect(text).toMatch(/^Bert Berg invites you/);
    expect(text).not.toContain('Olga Adam');
    expect(text).toMatch(new RegExp(`Bert Berg, .+, ${colleague.email}, Ausbildung am Kanal`));
    const link = links(await newest(invited.email))[0] ?? '';
    const offer = await world.client().call(lookupInvitation, { body: { token: tokenOfInvitationLink(link) ?? '' } });
    expect(offer.body.data.invited_by).toEqual({ name: 'Bert Berg' });
    expect((await second.call(invitations.list)).body.data[0]?.invited_by?.id).toBe(colleague.id);
  });

  test('by a company whose name is markup and a placeholder, and that names no second button', async () => {
    const by = await writing();
    await world.db.kysely
      .updateTable('organizations')
      .set({ name: '{invitation_link}<b>{employee.email}</b>' })
      .where('id', '=', by.owner.organization_id ?? '')
      .execute();
    await world.db.kysely
      .updateTable('users')
      .set({ firstname: '<script>', lastname: '{invitation_link}' })
      .where('id', '=', by.owner.id)
      .execute();
    const mail = await mailed(by.browser);
    expect(mail.subject).toBe('Come to invitation_link<b>employee.email</b>');
    expect(mail.text).toContain('<script> invitation_link asks you in:');
    expect(links(mail)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<script|<b>/);
    expect(mail.html).not.toContain(by.owner.email);
  });
});

describe('what is sent', () => {
  test('is answered where the template says, else to whoever sent it', async () => {
    const { owner, browser } = await writing();
    const { reply_to } = await repliesTo(await invite(browser));
    expect(reply_to).toEqual({ name: 'Olga Adam', address: owner.email });
    const office = await writing({ reply_to: 'office@example.org' });
    const { name } = await organizationOf(office);
    expect((await repliesTo(await invite(office.browser))).reply_to).toEqual({ name, address: 'office@example.org' });
  });

  test('again is counted again, and written with the template as it is by then', async () => {
    const { owner, browser, template } = await writing();
    const invited = await invite(browser);
    expect((await newest(invited.email)).subject).toMatch(/^Come to /);
    expect((await readTemplate(browser, template)).times_used).toBe(1);
    await moveTemplate(browser, template, 'edit');
    await changeTemplate(browser, template, { subject: { de: 'Neu', en: 'Anew' } });
    await moveTemplate(browser, template, 'publish');
    await resend(browser, invited);
    expect((await newest(invited.email)).subject).toBe('Anew');
    expect((await readTemplate(browser, template)).times_used).toBe(2);
    await moveTemplate(browser, template, 'archive');
    await resend(browser, invited);
    const mail = await newest(invited.email);
    expect(mail.subject).toBe(`Olga Adam invites you to join ${(await organizationOf({ owner })).name}`);
    expect(links(mail)).toHaveLength(1);
    expect((await readTemplate(browser, template)).times_used).toBe(2);
  });

  test('goes with whoever signed it, sent or waiting, whoever has sent it again since', async () => {
    const { owner, browser } = await writing();
    const { organization_id = '' } = owner;
    const leaving = await world.person({ type: 'employee', firstname: 'Gerda', lastname: 'Gehrig', organization_id });
    const leavingBrowser = await world.login(leaving);
    const [passed, waiting] = [await invite(leavingBrowser), await invite(leavingBrowser)];
    await newest(passed.email);
    await resend(browser, passed);
    const signed = () =>
      world.db.kysely
        .selectFrom('mails')
        .select(['subject_id', 'status'])
        .where('kind', '=', 'invitation')
        .where((eb) =>
          eb.or([eb('text_body', 'like', '%Gerda%'), eb(sql`headers::text`, 'like', `%${leaving.email}%`)]),
        )
        .orderBy('status', 'desc')
        .execute();
    await world.db.kysely
      .updateTable('mails')
      .set({ status: 'queued', send_at: new Date('2100-01-01') })
      .where('subject_id', '=', waiting.id)
      .execute();
    expect(await signed()).toEqual([
      { subject_id: passed.id, status: 'sent' },
      { subject_id: waiting.id, status: 'queued' },
    ]);
    await leave(world, leaving);
    world.clock.advance(8 * 86_400_000);
    await world.jobs.tick(world.clock.now());
    expect(await signed()).toEqual([]);
    expect((await newest(passed.email)).text, 'a colleague’s stays').toContain('Olga Adam');
    expect((await stored(passed)).headers).toMatchObject({ reply_to: { address: owner.email } });
  });

  test('is answered no more where its reader has been erased, whoever sent it', async () => {
    const by = await company(world);
    const { organization_id = '' } = by.owner;
    const reader = await world.person({ type: 'employee', organization_id });
    const { browser } = await writing({ reply_to: reader.email.toUpperCase() }, by);
    const invited = await invite(browser);
    expect((await repliesTo(invited)).reply_to?.address.toLowerCase()).toBe(reader.email);
    await leave(world, reader);
    world.clock.advance(8 * 86_400_000);
    await world.jobs.tick(world.clock.now());
    expect((await repliesTo(invited)).reply_to).toBeUndefined();
    expect((await newest(invited.email)).subject).toMatch(/^Come to /);
  });

  test('to too many is neither sent nor counted', async () => {
    const { owner, browser, template } = await writing();
    await invite(browser);
    await world.db.kysely
      .updateTable('invitations')
      .set({ sent_count: 50 })
      .where('organization_id', '=', owner.organization_id ?? '')
      .execute();
    const body = { email: 'late@example.org', firstname: 'Vik', lastname: 'Tim' };
    expect((await browser.call(invitations.create, { body })).status).toBe(429);
    expect((await readTemplate(browser, template)).times_used).toBe(1);
  });
});
