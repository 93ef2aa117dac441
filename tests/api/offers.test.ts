import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { createPing, createPings, pings, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { acceptCompanyTerms, showCompanyTerms } from '../../contract/terms/company-terms.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { occupationFields, occupations } from '../../server/occupations/occupations.ts';
import { offer } from '../support/offer.ts';
import { handleFor, type Person, type PersonWishes } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let email_template_id: string;
beforeAll(async () => {
  world = await createWorld();
  email_template_id = await pingTemplate(world, world.tenant);
});
afterAll(() => world.close());

const wish = occupations[0]?.id ?? '';
let keys = 0;
const key = () => ({ key: `offer-key-${(keys += 1)}` });

async function company(wishes: PersonWishes = {}) {
  const employee = await world.person({ type: 'employee', firstname: 'Jan', lastname: 'Feld', ...wishes });
  return { employee, browser: await world.login(employee) };
}
const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => world.person({ occupation_id: wish, firstname: 'Noor' })));
const message = (handle: string) => ({ handle, email_template_id, ...offer });
const several = (employee: Person, to: readonly Person[]) => ({
  handles: to.map((one) => handleFor(employee, one)),
  email_template_id,
  ...offer,
});
const minutePasses = async () => {
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
};

test('the offer and the personal line stand wherever the message is read, the line with who wrote it [S1-14]', async () => {
  const { employee, browser } = await company();
  const [person] = await people(1);
  if (!person) throw new Error('Nobody is there.');
  const personal_line = 'Ihr <b>Steckbrief</b> {response_link} gefällt uns.';
  const body = { ...message(handleFor(employee, person)), kind: 'internship' as const, personal_line };
  const { id } = (await browser.call(createPing, { body }, key())).body.data;
  const shown = { offer: { kind: 'internship', occupation: occupations[0]?.name }, personal_line };
  expect((await browser.call(pings.show, { params: { id } })).body.data).toMatchObject(shown);
  await minutePasses();
  const own = await world.login(person);
  expect((await own.call(pings.show, { params: { id } })).body.data).toMatchObject(shown);
  const [mail] = await world.mails(person.email);
  expect(mail?.text).toContain(`An internship: ${occupations[0]?.name}`);
  expect(mail?.text).toContain(`> ${personal_line}\n> — Jan Feld, `);
  expect(mail?.html).toContain('&lt;b&gt;Steckbrief&lt;/b&gt; {response_link}');
  expect((await own.call(exportAccount)).body.data.pings_received).toMatchObject([
    { offered_kind: 'internship', offered_occupation: occupations[0]?.name, personal_line },
  ]);
  expect((await browser.call(exportAccount)).body.data.pings_sent).toMatchObject([
    { offered_kind: 'internship', offered_occupation: occupations[0]?.name, personal_line },
  ]);
});

test('a message from before there were offers says none', async () => {
  const { employee, browser } = await company();
  const [person] = await people(1);
  const { id } = (await browser.call(createPing, { body: message(handleFor(employee, person ?? {})) }, key())).body
    .data;
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('pings').set({ offered_occupation_id: null }).where('id', '=', id).execute(),
  );
  expect((await browser.call(pings.show, { params: { id } })).body.data).toMatchObject({ offer: null });
});

test.each([
  [
    'an occupation that nothing has',
    { occupation_id: '0198c5a0-0000-7000-8000-00000000ffff' },
    'occupation_id',
    'unknown',
  ],
  ['a field, in which nobody is trained', { occupation_id: occupationFields[0]?.id ?? '' }, 'occupation_id', 'unknown'],
  ['a template nobody may write with', { email_template_id: wish }, 'email_template_id', 'unknown'],
  ['a line too long', { personal_line: 'x'.repeat(301) }, 'personal_line', 'max'],
  ['two lines', { personal_line: 'a\nb' }, 'personal_line', 'single_line'],
  ['a web address', { personal_line: 'Mehr auf app.werdegang.example' }, 'personal_line', 'no_address'],
  ['a link', { personal_line: 'http://x' }, 'personal_line', 'no_address'],
  ['a mail address', { personal_line: 'jan@x' }, 'personal_line', 'no_address'],
  ['a line that shows as another', { personal_line: 'ab\u202edc' }, 'personal_line', 'characters'],
] as const)(
  '%s is refused at its field, for one and for several',
  async (_, wrong: object, field: string, rule: string) => {
    const { employee, browser } = await company();
    const to = await people(1);
    const one = { ...message(handleFor(employee, to[0] ?? {})), ...wrong };
    const answers = [
      await browser.call(createPing, { body: one }, key()),
      await browser.call(createPings, { body: { ...several(employee, to), ...wrong } }, key()),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(422);
      expect(Object.keys(error.meta?.errors ?? {}), rule).toEqual([field]);
    }
    expect((await browser.call(pings.list)).body.meta.total).toBe(0);
  },
);

test('the preview says both languages, the one that goes out, and the limits', async () => {
  const { employee, browser } = await company();
  const [one, other] = await people(2);
  await browser.call(createPing, { body: message(handleFor(employee, one ?? {})) }, key());
  const { data } = (await browser.call(previewPing, { body: message(handleFor(employee, other ?? {})) })).body;
  expect(data).toMatchObject({
    locale: 'en',
    wish: occupations[0]?.name,
    letters: {
      de: { offer: expect.stringContaining('Ausbildungsplatz'), body: expect.stringContaining('Hallo {applicant.') },
      en: { offer: expect.stringContaining('apprentice'), body: expect.stringContaining('Hi {applicant.') },
    },
    limits: { left_today: 29, open_at_once: 5, pause_days: 90 },
  });
});

test('before its first message a company accepts its terms, by any of its employees and once', async () => {
  const { employee, browser } = await company({ hasTerms: false });
  const { organization_id = '' } = employee;
  const colleague = await company({ organization_id });
  const to = await people(2);
  const body = message(handleFor(employee, to[0] ?? {}));
  const refused = [
    await browser.call(createPing, { body }, key()),
    await browser.call(createPings, { body: several(employee, to) }, key()),
  ];
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
    Array.from({ length: 2 }, () => [409, 'company_terms_required']),
  );
  expect((await browser.call(previewPing, { body })).status, 'reading is free').toBe(200);
  const { hash, accepted, text } = (await browser.call(showCompanyTerms)).body.data;
  expect([accepted, text]).toEqual([null, expect.stringContaining('Terms for companies')]);
  const wrong = await colleague.browser.call(acceptCompanyTerms, { body: { hash: 'a'.repeat(64) } });
  expect([wrong.status, wrong.error.code]).toEqual([409, 'conflict']);
  const accepting = await Promise.all(
    [browser, colleague.browser].map((one) => one.call(acceptCompanyTerms, { body: { hash } })),
  );
  expect(accepting.map(({ status }) => status)).toEqual([200, 200]);
  expect((await browser.call(showCompanyTerms)).body.data.accepted).toMatchObject({ by: 'Jan Feld', version: 1 });
  const rows = await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('company_consents')
      .select(['text_hash', 'locale'])
      .where('organization_id', '=', organization_id)
      .execute(),
  );
  expect(rows).toEqual([{ text_hash: hash, locale: 'en' }]);
  expect((await browser.call(createPing, { body }, key())).status).toBe(201);
});

test('what the company does with contact details is read before the yes, in the product and in the mail', async () => {
  const { employee, browser } = await company();
  const [person] = await people(1);
  const privacy = 'www.feld.example/datenschutz <i>';
  const at = { params: { id: employee.organization_id ?? '' }, body: { privacy } };
  expect((await browser.call(updateOrganization, at, { version: 1 })).status).toBe(200);
  const { id } = (await browser.call(createPing, { body: message(handleFor(employee, person ?? {})) }, key())).body
    .data;
  await minutePasses();
  const own = await world.login(person ?? employee);
  expect((await own.call(pings.show, { params: { id } })).body.data).toMatchObject({
    status: 'pending',
    organization: { privacy },
  });
  expect((await world.mails(person?.email ?? ''))[0]?.text).toContain(privacy);
});

test('several at once: each is written to or it is said why not; a foreign handle and who is gone are nobody', async () => {
  const { employee, browser } = await company();
  const stranger = await company();
  const [contacted, gone, free, foreign] = await people(4);
  if (!contacted || !gone || !free || !foreign) throw new Error('Nobody is there.');
  const before = (await browser.call(createPing, { body: message(handleFor(employee, contacted)) }, key())).body.data;
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('applicants')
      .set({ search_status: 'doesnot_want_matching' })
      .where('id', '=', gone.applicant_id ?? '')
      .execute(),
  );
  const body = {
    ...several(employee, [contacted, gone, free]),
    handles: [
      handleFor(employee, contacted),
      handleFor(employee, gone),
      handleFor(stranger.employee, foreign),
      handleFor(employee, free),
      handleFor(employee, free),
    ],
  };
  const { data } = (await browser.call(createPings, { body }, key())).body;
  expect(data).toMatchObject([
    { ping: null, reason: 'ping_open', latest_ping: { id: before.id }, name: before.applicant.name },
    { ping: null, reason: null, latest_ping: null },
    { ping: null, reason: null, latest_ping: null },
    { ping: { id: expect.any(String) }, reason: null, handle: handleFor(employee, free) },
  ]);
  expect(JSON.stringify(data)).not.toContain('Noor');
  await minutePasses();
  expect(await world.mails(free.email)).toHaveLength(1);
  expect(await world.mails(foreign.email)).toEqual([]);
});

test('the same key and message again answers the same and writes nobody twice; another message under it is refused', async () => {
  const { employee, browser } = await company();
  const to = await people(2);
  const again = key();
  const body = several(employee, to);
  const [first, second] = [
    await browser.call(createPings, { body }, again),
    await browser.call(createPings, { body }, again),
  ];
  expect(second.body).toEqual(first.body);
  expect((await browser.call(pings.list)).body.meta.total).toBe(2);
  const other = await browser.call(createPings, { body: { ...body, kind: 'talk' } }, again);
  expect(other.error.code).toBe('idempotency_key_reused');
});

test('limits count each: thirty at once after one alone, and the last is one too many for the day', async () => {
  const { employee, browser } = await company();
  const [first, ...others] = await people(31);
  await browser.call(createPing, { body: message(handleFor(employee, first ?? {})) }, key());
  const { data } = (await browser.call(createPings, { body: several(employee, others) }, key())).body;
  expect(data.filter(({ ping }) => ping !== null)).toHaveLength(29);
  expect(data.at(-1)).toMatchObject({ ping: null, reason: 'employee_limit' });
  const tooMany = { ...several(employee, others), handles: [...several(employee, others).handles, wish] };
  expect((await browser.call(createPings, { body: tooMany }, key())).status).toBe(422);
});

test('colleagues with the same people in another order, at once: each person hears once, and nobody waits for ever', async () => {
  const { employee, browser } = await company();
  const colleague = await company({ organization_id: employee.organization_id ?? '' });
  const to = await people(4);
  const body = several(employee, to);
  const answers = await Promise.all([
    browser.call(createPings, { body }, key()),
    colleague.browser.call(createPings, { body: { ...body, handles: body.handles.toReversed() } }, key()),
    browser.call(createPing, { body: message(body.handles[2] ?? '') }, key()),
  ]);
  const sent = answers.slice(0, 2).flatMap((answer) => ('data' in answer.body ? [answer.body.data].flat() : []));
  expect(answers.map(({ status }) => status).every((status) => [200, 201, 409].includes(status))).toBe(true);
  expect((await browser.call(pings.list)).body.meta.total).toBe(4);
  expect(sent.length).toBe(8);
});

test('a template archived while somebody composes is named as the fault, and nothing goes out', async () => {
  const { employee, browser } = await company();
  const to = await people(2);
  const set = (status: 'archived' | 'published') =>
    inTenant(world.db, world.tenant.id, (tx) =>
      tx.updateTable('email_templates').set({ status }).where('id', '=', email_template_id).execute(),
    );
  await set('archived');
  const answers = [
    await browser.call(previewPing, { body: message(handleFor(employee, to[0] ?? {})) }),
    await browser.call(createPings, { body: several(employee, to) }, key()),
  ];
  await set('published');
  for (const { status, error } of answers)
    expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['email_template_id']]);
});
