import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { everyOccupation, occupationFields, occupations } from '../../server/occupations/occupations.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('all occupations are told, or those asked for; who is not known is not there', async () => {
  const visitor = world.client();
  const all = await visitor.call(listOccupations);
  expect(all.body).toEqual({ data: everyOccupation, meta: expect.objectContaining({ total: everyOccupation.length }) });
  const id = [occupations[1]?.id ?? '', occupations[0]?.id ?? '', '018f0000-0000-7000-8000-000000000000'];
  const { body } = await visitor.call(listOccupations, { query: { filter: { id } } });
  expect(body.data.map(({ name }) => name)).toEqual([occupations[0]?.name, occupations[1]?.name]);
  const wrong = await visitor.call(listOccupations, { query: { filter: { id: 'Koch' } } });
  expect(wrong.status).toBe(422);
});

test('those of a field are told; of what is no field, none', async () => {
  const visitor = world.client();
  const [chemistry] = occupationFields.filter(({ kldb }) => kldb.includes('41'));
  const of = async (field: string) =>
    (await visitor.call(listOccupations, { query: { filter: { field } } })).body.data.map(({ name }) => name);
  expect(await of(chemistry?.id ?? '')).toContain('Chemielaborant/in');
  expect(await of(chemistry?.id ?? '')).not.toContain('Koch/Köchin');
  expect(await of(occupations[0]?.id ?? '')).toEqual([]);
});
