import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { showHistory } from '../../contract/pings/history.endpoints.ts';
import { setMark } from '../../contract/search/marks.endpoints.ts';
import type { Mark } from '../../contract/search/marks.schema.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { leave } from '../support/account.ts';
import { keep, move, say } from '../support/contacts.ts';
import { handleFor, type Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';
import { openCode } from '../support/registration.ts';
import { saidYes, written } from '../support/yes.ts';

/** What a company reads of itself and one person. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const history = (browser: ApiClient, company: Person, applicant: Person) =>
  browser.call(showHistory, { params: { id: handleFor(company, applicant) } });
const mark = (browser: ApiClient, company: Person, applicant: Person, wished: Mark | null) =>
  browser.call(setMark, { params: { id: handleFor(company, applicant) }, body: { mark: wished } });
async function colleagueOf({ organization_id = '' }: Person) {
  const person = await world.person({ type: 'employee', organization_id, firstname: 'Jana', lastname: 'Roth' });
  return { person, browser: await world.login(person) };
}

test('a company reads what it wrote, what became of it and who marked them, without name or number; another reads nothing', async () => {
  const yes = await saidYes(world);
  const colleague = await colleagueOf(yes.employee);
  await say(yes, 'reached');
  await keep(yes, { note: 'Kommt zum Probetag' });
  await mark(colleague.browser, yes.employee, yes.applicant, 'saved');
  const { status, body } = await history(colleague.browser, yes.employee, yes.applicant);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    messages: [
      {
        id: yes.id,
        status: 'accepted',
        employee: { id: yes.employee.employee_id },
        follow_up: { note: 'Kommt zum Probetag', history: [{ outcome: 'reached' }] },
      },
    ],
    mark: { mark: 'saved', by: 'Jana Roth' },
  });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`Noor|Geheim|${yes.applicant.email}|901820`));
  const other = await world.person({ type: 'employee' });
  const elsewhere = await history(await world.login(other), other, yes.applicant);
  expect(elsewhere.body.data).toEqual({ messages: [], mark: null, own_word: null });
});

test('a yes taken back takes along what was noted after it', async () => {
  const yes = await saidYes(world);
  await say(yes, 'appointment');
  await keep(yes, { note: 'Geheime Notiz' });
  await move(yes.own, yes.id, 'withdraw');
  const { body } = await history(yes.browser, yes.employee, yes.applicant);
  expect(body.data.messages).toMatchObject([{ id: yes.id, follow_up: null, release: { withdrawn_by: 'person' } }]);
});

test('whom a company can’t find, blocked or made up, is one answer', async () => {
  const yes = await saidYes(world);
  await yes.own.call(setBlock, { body: { organization_id: yes.employee.organization_id ?? '', blocked: true } });
  const blocked = await history(yes.browser, yes.employee, yes.applicant);
  const nobody = await yes.browser.call(showHistory, { params: { id: '0198c5a0-0000-7000-8000-00000000dead' } });
  expect([blocked.status, blocked.raw.body]).toEqual([404, nobody.raw.body]);
});

test('the mark of a colleague who is gone stays, without a name', async () => {
  const company = await world.person({ type: 'employee' });
  const applicant = await world.person();
  const colleague = await colleagueOf(company);
  await mark(colleague.browser, company, applicant, 'hidden');
  await leave(world, colleague.person);
  world.clock.advance(8 * 86_400_000);
  await world.jobs.tick(world.clock.now());
  expect((await history(await world.login(company), company, applicant)).body.data.mark).toMatchObject({
    mark: 'hidden',
    by: null,
  });
});

test('by which own code somebody came is told with a yes, and goes with it; nothing of it before', async () => {
  const employee = await world.person({ type: 'employee', firstname: 'Jana', lastname: 'Roth' });
  const { id, applicant, own, browser } = await written(world, { employee });
  const code = await browser.call(registrationCodes.create, {
    body: { ...openCode, occupation_ids: [], name: 'Messe Essen' },
  });
  const now = world.clock.now();
  await world.db.kysely
    .insertInto('recommendations')
    .values({
      tenant_id: world.tenant.id,
      id: applicant.id,
      applicant_id: applicant.applicant_id ?? '',
      organization_id: employee.organization_id ?? '',
      registration_code_id: code.body.data.id,
      note: '',
      status: 'accepted',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const word = async () => (await history(browser, employee, applicant)).body.data.own_word;
  expect(await word()).toBeNull();
  await own.call(pings.transition, { params: { id }, body: { event: 'accept' } });
  expect(await word()).toEqual({ code: 'Messe Essen', by: 'Jana Roth', at: now.toISOString() });
  await move(own, id, 'withdraw');
  expect(await word()).toBeNull();
});
