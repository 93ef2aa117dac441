import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { createPing, lookupPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { company, made, move, png, shown, store } from '../support/profiles.ts';
import { createWorld, type World } from '../support/world.ts';
import { written } from '../support/yes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const [trained] = occupations;

test('the applicant reads who the company is, on the page and in the mail, as far as it has said so', async () => {
  const applicant = await world.person({ occupation_id: trained?.id ?? '' });
  const employee = await world.person({ type: 'employee' });
  const browser = await world.login(employee);
  const params = { id: employee.organization_id ?? '' };
  const says = async (body: { website: string; occupation_ids: string[] }) => {
    const { version } = (await browser.call(showOrganization, { params })).body.data;
    const address = {
      line_1: 'Eichenallee 20',
      line_2: '',
      postcode: '51373',
      city: 'Leverkusen',
      country: 'DE' as const,
    };
    const { status } = await browser.call(updateOrganization, { params, body: { ...body, address } }, { version });
    expect(status).toBe(200);
  };
  await says({ website: 'www.sonntag.example', occupation_ids: [trained?.id ?? ''] });
  const email_template_id = await pingTemplate(world, world.tenant);
  const { body } = await browser.call(
    createPing,
    { body: { handle: handleFor(employee, applicant), email_template_id, ...offer } },
    { key: 'who-writes'.padEnd(24, 'x') },
  );
  world.clock.advance(61_000);
  const own = await world.login(applicant);
  const read = async () => (await own.call(pings.show, { params: { id: body.data.id } })).body.data;
  const place = { street: 'Eichenallee 20', postcode: '51373', city: 'Leverkusen' };
  const website = 'https://www.sonntag.example';
  expect(await read()).toMatchObject({ organization: { ...place, website, occupations: [trained?.name] } });
  const [mail] = await world.mails(applicant.email);
  for (const fact of [trained?.name, 'Eichenallee 20, 51373 Leverkusen', website]) expect(mail?.text).toContain(fact);

  await says({ website: '', occupation_ids: [] });
  expect(await read()).toMatchObject({ organization: { ...place, website: null, occupations: [] } });
});

test('a company that shows itself has the face it has near by: in the message, at the link, and at the head of the mail', async () => {
  const by = await company(world);
  const employee = by.owner;
  const profile = await made(by, {
    ...shown,
    name: 'Ausbildung bei Sonntag',
    slogan: { de: 'Strom ist Teamarbeit.', en: 'Electricity is teamwork.' },
    people: 35,
    website: 'https://www.sonntag.example',
    contact_employee_id: employee.employee_id ?? null,
  });
  await store(by, profile, 'logo', await png(800, 400));
  expect((await move(by, profile, 'publish')).status).toBe(200);
  const { own, id, token, applicant } = await written(world, { employee });
  const seen = (await own.call(pings.show, { params: { id } })).body.data;
  if (seen.perspective !== 'applicant') throw new Error('An applicant reads their own side.');
  expect(seen.organization).toMatchObject({
    website: 'https://www.sonntag.example',
    verified_at: expect.any(String),
    profile: { name: 'Ausbildung bei Sonntag', color: '#0f766e' },
    portrait: null,
  });
  const link = await world.client().call(lookupPing, { params: { id }, body: { token } });
  const portrait = { name: 'Ausbildung bei Sonntag', people: 35, contact: { fullname: 'Olga Adam' } };
  expect(link.body.data.organization).toMatchObject({ ...seen.organization, portrait });
  expect((await own.call(pings.list)).body.data).toMatchObject([{ organization: seen.organization }]);
  const mail = (await world.mails(applicant.email)).find(({ html }) => html.includes(id));
  const picture = seen.organization.profile?.logo?.url.replace('small', 'mailed').replace('.webp', '.png') ?? '';
  expect(mail?.html).toContain(`src="http://app.localhost:3000${picture}" width="112" height="56" alt="Logo of `);
  expect(mail?.text).toContain(`${seen.organization.name}\nchecked by app on 20 November 2026`);

  expect((await move(by, profile, 'unpublish')).status).toBe(200);
  const later = (await own.call(pings.show, { params: { id } })).body.data;
  expect(later).toMatchObject({ organization: { profile: null } });
});

test('without a logo the mail has the company’s letters, in its colour', async () => {
  const by = await company(world);
  const profile = await made(by, { ...shown, name: 'Sonntag' });
  expect((await move(by, profile, 'publish')).status).toBe(200);
  const { applicant, id } = await written(world, { employee: by.owner });
  const mail = (await world.mails(applicant.email)).find(({ html }) => html.includes(id));
  expect(mail?.html).toMatch(/bgcolor="#0f766e"[^>]*>B\d/);
  expect(mail?.html).not.toContain('/api/v1/pictures/');
});
