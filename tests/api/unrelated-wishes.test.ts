import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { previewPing } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { occupationLevels, occupations } from '../../server/occupations/occupations.ts';
import { offer } from '../support/offer.ts';
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

const wish = occupations[0]?.id ?? '';
const near = occupationLevels([wish]);
const unlike = occupations.find(({ id }) => !Object.values(near).flat().includes(id))?.id ?? '';
const common = [...near.kldb4, ...near.kldb3, ...near.kldb2][0] ?? '';

async function company() {
  const employee = await world.person({ type: 'employee' });
  return { employee, browser: await world.login(employee) };
}
const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => world.person({ occupation_id: wish })));
const message = (handle: string) => ({ handle, email_template_id, ...offer });
const alsoWishes = (person: Person | undefined, occupationId: string) =>
  inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('applicants')
      .set({ further_occupation_ids: [occupationId] })
      .where('id', '=', person?.applicant_id ?? '')
      .execute(),
  );

test('a wish is told from an offer that has nothing in common with it; further wishes count', async () => {
  const { employee, browser } = await company();
  const [person] = await people(1);
  const handle = handleFor(employee, person ?? {});
  const unrelated = async (occupation_id: string | null) =>
    (await browser.call(previewPing, { body: { ...message(handle), occupation_id } })).body.data.unrelated.length;
  expect([await unrelated(wish), await unrelated(common), await unrelated(unlike), await unrelated(null)]).toEqual([
    0, 0, 1, 0,
  ]);
  await alsoWishes(person, unlike);
  expect(await unrelated(unlike)).toBe(0);
});

test('of several one preview names all who look for something else, and nobody whom the company can’t write to', async () => {
  const { employee, browser } = await company();
  const stranger = await company();
  const [one, other, blocking] = await people(3);
  const elsewhere = await world.person({ tenant: world.other });
  await alsoWishes(other, unlike);
  const own = await world.login(blocking ?? employee);
  await own.call(setBlock, { body: { organization_id: employee.organization_id ?? '', blocked: true } });
  const handle = handleFor(employee, one ?? {});
  const among = [
    handle,
    handleFor(employee, other ?? {}),
    handleFor(employee, blocking ?? {}),
    handleFor(stranger.employee, one ?? {}),
    elsewhere.applicant_id ?? '',
  ];
  const ask = async (body: object) =>
    browser.call(previewPing, { body: { ...message(handle), occupation_id: unlike, ...body } });
  const { data } = (await ask({ among })).body;
  expect(data.unrelated).toEqual([{ handle, name: data.name, wish: data.wish }]);
  const tooMany = Array.from({ length: 31 }, () => handle);
  expect([(await ask({ among: [] })).status, (await ask({ among: tooMany })).status]).toEqual([422, 422]);
});
