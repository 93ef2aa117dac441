import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  resendEmailChange,
  showEmailChange,
} from '../../contract/account/account.endpoints.ts';
import { forgotPassword, login, resetPassword } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { createPing, lookupPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../support/account.ts';
import { handleFor, password } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const codeTo = async (address: string): Promise<string> =>
  /\b\d{6}\b/.exec((await world.mails(address))[0]?.text ?? '')?.[0] ?? '';
const wrongOf = (code: string): string => (code === '123456' ? '654321' : '123456');

async function somebody(wishes: Parameters<World['person']>[0] = {}) {
  const person = await world.person({ locale: 'de', ...wishes });
  const browser = await world.login(person);
  return { person, browser, to: `new-${person.email}` };
}

const ask = (browser: Awaited<ReturnType<World['login']>>, email: string, current_password = password) =>
  browser.call(changeEmail, { body: { email, current_password } });
const confirm = (browser: Awaited<ReturnType<World['login']>>, code: string) =>
  browser.call(confirmEmailChange, { body: { code } });

test('a new address counts once the code that went there is typed; sessions go on, the old address is told', async () => {
  const { person, browser, to } = await somebody();
  const second = await world.login(person);
  const asked = await ask(browser, `  ${to.toUpperCase()} `);
  expect([asked.status, asked.body.data?.email]).toEqual([200, to.toUpperCase()]);
  expect((await browser.call(fetchMe)).body.data.user.email).toBe(person.email);
  await world.client().login(person.email);
  expect((await browser.call(showEmailChange)).body.data).toMatchObject({ email: to.toUpperCase(), tries_left: 5 });
  const mail = (await world.mails(to.toUpperCase()))[0];
  expect(mail?.subject).toBe(`${await codeTo(to.toUpperCase())} ist dein Code für die neue E-Mail-Adresse`);
  const confirmed = await confirm(browser, await codeTo(to.toUpperCase()));
  expect([confirmed.status, confirmed.body.data.user.email]).toEqual([200, to.toUpperCase()]);
  expect((await second.call(fetchMe)).body.data.user.email).toBe(to.toUpperCase());
  const [notice] = await world.mails(person.email);
  expect(notice?.subject).toContain('wurde geändert');
  expect(notice?.text, 'the new address is not told whole').not.toContain(to.toUpperCase());
  await world.client().login(to);
  expect((await world.client().call(login, { body: { email: person.email, password } })).status).toBe(422);
  expect((await browser.call(showEmailChange)).body.data).toBeNull();
});

test('a link to a new password that waits in the old mailbox is dead', async () => {
  const { person, browser, to } = await somebody();
  await world.client().call(forgotPassword, { body: { email: person.email } });
  const token = /#token=([\w-]+)/.exec((await world.mails(person.email))[0]?.text ?? '')?.[1] ?? '';
  await ask(browser, to);
  await confirm(browser, await codeTo(to));
  const fresh = 'Regenbogen-2027';
  const body = { token, password: fresh, password_confirmation: fresh };
  expect((await world.client().call(resetPassword, { body })).error.code).toBe('link_invalid');
});

test('a mail with a link to a new password that waits for its turn never reaches the old mailbox', async () => {
  const { person, browser, to } = await somebody();
  for (let index = 0; index < 5; index += 1) {
    world.clock.advance(1000);
    await world.client().call(forgotPassword, { body: { email: person.email } });
    await world.mails();
  }
  const before = (await world.mails(person.email)).length;
  await ask(browser, to);
  await confirm(browser, await codeTo(to));
  for (let hour = 0; hour < 25; hour += 1) {
    world.clock.advance(3_600_000);
    await world.mails();
  }
  const later = (await world.mails(person.email)).slice(0, -before);
  expect(later.map(({ subject }) => subject)).toEqual([expect.stringContaining('wurde geändert')]);
});

test('the link of a message in the old mailbox is dead; the message comes to the new one with a link that works', async () => {
  const { person, browser, to } = await somebody({ ...findable, locale: 'de' });
  const employee = await world.person({ type: 'employee' });
  const input = {
    handle: handleFor(employee, person),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const { id } = (await (await world.login(employee)).call(createPing, { body: input }, { key: `moves-${person.id}` }))
    .body.data;
  world.clock.advance(61_000);
  const secretIn = (text = ''): string => /answer#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const old = secretIn((await world.mails(person.email))[0]?.text);
  expect(old).not.toBe('');
  await ask(browser, to);
  await confirm(browser, await codeTo(to));
  const look = (token: string) => world.client().call(lookupPing, { params: { id }, body: { token } });
  expect((await look(old)).error.code).toBe('link_invalid');
  const again = (await world.mails(to)).map(({ text }) => secretIn(text)).find(Boolean) ?? '';
  expect((await look(again)).body.data.status).toBe('pending');
});

test('a yes that waits to be told goes to the employee’s new mailbox, not to the old one', async () => {
  const { person, browser, to } = await somebody({ type: 'employee', locale: 'de' });
  const { id } = await saidYes(world, { employee: person, isTold: false });
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('mails')
      .set({ send_at: new Date(world.clock.now().getTime() + 3_600_000) })
      .where('subject_id', '=', id)
      .where('kind', '=', 'ping_accepted')
      .execute(),
  );
  await ask(browser, to);
  await confirm(browser, await codeTo(to));
  world.clock.advance(3_600_001);
  const isYes = ({ text }: { readonly text: string }) => text.includes('Geheim');
  expect((await world.mails(to)).filter(isYes)).toHaveLength(1);
  expect((await world.mails(person.email)).filter(isYes)).toEqual([]);
});

describe('nothing changes', () => {
  test('without the password, and each try is counted', async () => {
    const { browser, to } = await somebody();
    const { status, error } = await ask(browser, to, 'Guessing-1234');
    expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['current_password']]);
    expect(await world.mails(to)).toEqual([]);
  });

  test('with the same address in other letters', async () => {
    const { person, browser } = await somebody();
    const { status, error } = await ask(browser, person.email.toUpperCase());
    expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['email']]);
  });

  test('before the address is confirmed the first time', async () => {
    const { browser, to } = await somebody({ stage: 'session' });
    expect((await ask(browser, to)).status).toBe(403);
  });

  test('with a wrong code: five tries, then only a new one helps; an old one is void', async () => {
    const { browser, to } = await somebody();
    await ask(browser, to);
    const code = await codeTo(to);
    const left: unknown[] = [];
    for (let index = 0; index < 5; index += 1)
      left.push((await confirm(browser, wrongOf(code))).error.meta?.['tries_left']);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await confirm(browser, code)).error.code).toBe('code_void');
    expect((await browser.call(resendEmailChange)).error.code).toBe('resend_too_early');
    world.clock.advance(61_000);
    expect((await browser.call(resendEmailChange)).body.data?.tries_left).toBe(5);
    const newer = await codeTo(to);
    if (newer !== code) expect((await confirm(browser, code)).error.code).toBe('code_wrong');
    expect((await confirm(browser, newer)).status).toBe(200);
    expect((await confirm(browser, newer)).error.code, 'once').toBe('code_void');
  });

  test('after ten minutes', async () => {
    const { browser, to } = await somebody();
    await ask(browser, to);
    const code = await codeTo(to);
    world.clock.advance(10 * 60_000 + 1);
    expect((await confirm(browser, code)).error.code).toBe('code_expired');
  });

  test('once it is called off', async () => {
    const { browser, to } = await somebody();
    await ask(browser, to);
    const code = await codeTo(to);
    expect((await browser.call(cancelEmailChange)).status).toBe(204);
    expect((await browser.call(showEmailChange)).body.data).toBeNull();
    expect((await confirm(browser, code)).error.code).toBe('code_void');
    expect((await browser.call(resendEmailChange)).error.code).toBe('code_void');
  });

  test('with another person’s code', async () => {
    const one = await somebody();
    const other = await somebody();
    await ask(one.browser, one.to);
    await ask(other.browser, other.to);
    const [mine, theirs] = [await codeTo(one.to), await codeTo(other.to)];
    const { status } = await confirm(one.browser, theirs);
    expect(status).toBe(mine === theirs ? 200 : 422);
  });

  test('for an address with an owner, who is told; the code that would do is nowhere', async () => {
    const owner = await world.person({ locale: 'de' });
    const { browser } = await somebody();
    expect((await ask(browser, owner.email)).status).toBe(200);
    const [mail] = await world.mails(owner.email);
    expect(mail?.subject).toBe('Diese E-Mail-Adresse hat schon ein Konto');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    expect((await confirm(browser, '123456')).error.code).toBe('code_wrong');
  });
});

test('two who want one address: the first to confirm has it', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const to = 'wanted-by-two@example.org';
  await ask(one.browser, to);
  const first = await codeTo(to);
  world.clock.advance(1000);
  await ask(other.browser, to);
  const second = await codeTo(to);
  const answers = await Promise.all([confirm(one.browser, first), confirm(other.browser, second)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('ten more codes a day, then tomorrow', async () => {
  const { browser, to } = await somebody();
  await ask(browser, to);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    world.clock.advance(61_000);
    statuses.push((await browser.call(resendEmailChange)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test.each([
  ['no address', 'nobody'],
  ['a line break', 'a@example.org\r\nBcc: b@example.org'],
  ['a NUL', 'a\u0000@example.org'],
  ['too long', `${'a'.repeat(64)}@${'b'.repeat(200)}.org`],
  ['two of them', 'a@example.org,b@example.org'],
  ['markup', '<script>@example.org'],
])('%s is refused at its field', async (_, email) => {
  const { browser } = await somebody();
  const { status, error } = await ask(browser, email);
  expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['email']]);
});

test('a message that is undone after its reader has changed the address was never there', async () => {
  const { person, browser, to } = await somebody(findable);
  const employee = await world.person({ type: 'employee' });
  const company = await world.login(employee);
  await ask(browser, to);
  const code = await codeTo(to);
  const body = {
    handle: handleFor(employee, person),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const { id } = (await company.call(createPing, { body })).body.data;
  expect((await confirm(browser, code)).status).toBe(200);
  expect((await company.call(pings.transition, { params: { id }, body: { event: 'cancel' } })).status).toBe(200);
  world.clock.advance(61_000);
  expect((await browser.call(listActivities)).body.data.map(({ kind }) => kind)).toEqual(['email_changed']);
});
