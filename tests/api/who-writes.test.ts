import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

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
