import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { createPing, lookupPing, pings, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { areaOfPostcode } from '../../server/geo/areas.ts';
import { findable } from '../support/account.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let email_template_id: string;
beforeAll(async () => {
  world = await createWorld();
  email_template_id = await pingTemplate(world, world.tenant);
});
afterAll(() => world.close());

/** A company that may write to an applicant. */
async function company(applicant: Person) {
  const employee = await world.person({ type: 'employee' });
  const browser = await world.login(employee);
  const input = { handle: handleFor(employee, applicant), email_template_id, ...offer };
  const write = async () =>
    (await browser.call(createPing, { body: input }, { key: `letter-${employee.id}` })).body.data;
  const status = async (id: string) => (await browser.call(pings.show, { params: { id } })).body.data.status;
  return { employee, browser, input, write, status };
}

const minutePasses = async () => {
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
};

test('a company reads how often its own templates were used, and of the association’s nothing', async () => {
  const { browser, write } = await company(await world.person(findable));
  await write();
  const { data } = (await browser.call(emailTemplates.list, { query: { order: '-times_used' } })).body;
  expect(data.map(({ is_default, times_used }) => ({ is_default, times_used }))).toEqual([
    { is_default: true, times_used: null },
  ]);
});

test('a letter calls the area around a town in the language that it is in', async () => {
  const tenant = world.other;
  const applicant = await world.person({ ...findable, tenant });
  const browser = await world.login(await world.person({ type: 'employee', tenant }));
  const { handle = '' } = (await browser.call(searchApplicants)).body.data[0] ?? {};
  const template = await pingTemplate(world, tenant);
  const lives = '{applicant.city}: {response_link}';
  await inTenant(world.db, tenant.id, async (tx) => {
    await tx
      .updateTable('email_templates')
      .set({ body_de: lives, body_en: lives })
      .where('id', '=', template)
      .execute();
    await tx
      .updateTable('applicants')
      .set({ area_id: areaOfPostcode('51373')?.id ?? 0 })
      .where('id', '=', applicant.applicant_id ?? '')
      .execute();
  });
  const { de, en } = (await browser.call(previewPing, { body: { handle, email_template_id: template, ...offer } })).body
    .data.letters;
  expect([de.body, en.body]).toEqual([
    expect.stringContaining('Raum Leverkusen: '),
    expect.stringContaining('Leverkusen area: '),
  ]);
});

test('what somebody typed as a name is never read as a place for the link or the name', async () => {
  const applicant = await world.person(findable);
  const { browser, employee, input, write } = await company(applicant);
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('users')
      .set({ lastname: '{response_link}{ applicant.firstname }' })
      .where('id', '=', employee.id)
      .execute(),
  );
  const { body } = (await browser.call(previewPing, { body: input })).body.data.letters.en;
  expect(body.match(/response_link\}/g)).toHaveLength(1);
  expect(body.match(/applicant\.firstname *\}/g)).toHaveLength(1);
  await write();
  await minutePasses();
  const [mail] = await world.mails(applicant.email);
  expect(mail?.text.match(/answer#token/g)).toHaveLength(1);
});

test('who moves where nobody can be found ends every open message: nothing goes out, nothing can be answered', async () => {
  const applicant = await world.person(findable);
  const [first, second] = [await company(applicant), await company(applicant)];
  const arrived = await first.write();
  await minutePasses();
  const [mail] = await world.mails(applicant.email);
  const token = /answer#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const waiting = await second.write();
  const address = { line_1: 'Ring 1', line_2: null, postcode: '1010', city: 'Wien', country: 'AT' as const };
  const moved = await (
    await world.login(applicant)
  ).call(updateApplicant, { params: { id: applicant.applicant_id ?? '' }, body: { address } });
  expect([moved.status, moved.body.data.matchability]).toEqual([200, 'unmatchable']);
  const lookup = await world.client().call(lookupPing, { params: { id: arrived.id }, body: { token } });
  expect(lookup.error.code).toBe('link_invalid');
  await minutePasses();
  expect(await world.mails(applicant.email)).toEqual([mail]);
  expect([await first.status(arrived.id), await second.status(waiting.id)]).toEqual(['revoked', 'revoked']);
});

test('the company’s copy bears the name from the yes on, and no longer once it is taken back', async () => {
  const applicant = await world.person({ ...findable, firstname: 'Noor' });
  const { browser, write } = await company(applicant);
  const { id } = await write();
  await minutePasses();
  const copy = async () => (await browser.call(pings.show, { params: { id } })).body.data.body ?? '';
  expect(await copy()).toContain('{applicant.firstname}');
  const own = await world.login(applicant);
  await own.call(pings.transition, { params: { id }, body: { event: 'accept' } });
  const named = await copy();
  expect([named.includes('Noor'), named.includes('{applicant.firstname}')]).toEqual([true, false]);
  await own.call(pings.transition, { params: { id }, body: { event: 'withdraw' } });
  expect(await copy()).not.toContain('Noor');
});
