import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function saving(postcode: string, city: string) {
  const person = await world.person({ stage: 'onboarded' });
  const browser = await world.login(person);
  const answer = await browser.call(updateApplicant, {
    params: { id: person.applicant_id ?? '' },
    body: { address: { line_1: 'Musterweg 12', postcode, city, country: 'DE' } },
  });
  return { person, answer };
}

test('a city that lies elsewhere is refused, the postcode’s place is proposed, and nothing is kept', async () => {
  const { person, answer } = await saving('51373', 'München');
  expect(answer.status).toBe(422);
  expect(answer.error.meta?.errors).toEqual({
    'address.city': ['City doesn’t go with this postcode: Leverkusen?'],
  });
  const { city } = await world.db.kysely
    .selectFrom('applicants')
    .select('city')
    .where('id', '=', person.applicant_id!)
    .executeTakeFirstOrThrow();
  expect(city).toBe('Berlin');
});

test.each([
  ['51373', 'Leverkusen'],
  ['60311', 'Frankfurt'],
  ['50733', 'Köln-Nippes'],
  ['00000', 'Nirgendwo'],
])(
  'an address is kept with its town as people write it, or where the postcode is unknown: %s %s',
  async (...address) => {
    const { answer } = await saving(...address);
    expect(answer.status).toBeLessThan(300);
  },
);

test.each([
  ['DE', 'Hauptstraße', ['Please enter a house number']],
  ['DE', 'Hauptstraße 7a', undefined],
  ['AT', 'Haus Sonnblick', undefined],
] as const)('a street in %s, “%s”', async (country, line_1, errors) => {
  const person = await world.person({ stage: 'onboarded' });
  const { status, error } = await (
    await world.login(person)
  ).call(updateApplicant, {
    params: { id: person.applicant_id ?? '' },
    body: { address: { line_1, postcode: '50667', city: 'Köln', country } },
  });
  expect(status).toBe(errors ? 422 : 200);
  expect(error.meta?.errors?.['address.line_1']).toEqual(errors);
});
