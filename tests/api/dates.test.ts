import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { registry } from '../../contract/registry.ts';
import { findable } from '../support/account.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Node {
  readonly type?: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly options?: readonly (Node | string)[];
}

const isDay = ({ pipe = [] }: Node): boolean => pipe.some((step) => step.type === 'iso_date' || isDay(step));

/** The schemas of days within a schema, each with the way there. */
function daysIn(schema: Node | undefined, path: string): { path: string; schema: v.GenericSchema }[] {
  if (schema === undefined) return [];
  if (isDay(schema)) return [{ path, schema: schema as v.GenericSchema }];
  const { entries = {}, wrapped, item, options = [] } = schema;
  return [
    ...Object.entries(entries).flatMap(([name, entry]) => daysIn(entry, `${path}.${name}`)),
    ...[wrapped, item, ...options].flatMap((part) => (typeof part === 'object' ? daysIn(part, path) : [])),
  ];
}

const years = ['0000', '0001', '0099', '1582', '1900', '2000', '2027', '9999'];
const days = ['01-01', '01-00', '02-28', '02-29', '02-30', '09-01', '10-10', '12-31', '13-01', '00-10'];
const odd = [
  '',
  '2027-9-1',
  '+012027-01-01',
  '-0001-01-01',
  '12027-01-01',
  '2027-01-01T00:00',
  '٢٠٢٧-٠١-٠١',
  '2027-01-01 BC',
];
const attempts = [...years.flatMap((year) => days.map((day) => `${year}-${day}`)), ...odd];

test('every day that the contract lets in is one the database can hold', async () => {
  const fields = registry.flatMap(({ name, body, query }) => [
    ...daysIn(body as Node, `${name} body`),
    ...daysIn(query as Node, `${name} query`),
  ]);
  expect(fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/body\.date_of_birth$/),
      expect.stringMatching(/body\.available_from$/),
      expect.stringMatching(/body\.valid_from$/),
      expect.stringMatching(/body\.valid_until$/),
      expect.stringMatching(/query\.order_date$/),
    ]),
  );
  const letIn = new Set(
    fields.flatMap(({ schema }) => attempts.filter((attempt) => v.safeParse(schema, attempt).success)),
  );
  expect(letIn).toContain('2027-09-01');
  for (const day of letIn) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql<{ day: string }>`select (${day}::date)::text as day`.execute(world.db.kysely);
    expect(rows[0]?.day).toBe(day);
  }
});

test.each(['0000-01-01', '0001-01-01', '1999-01-01', '2100-01-01', '9999-12-01'])(
  'an apprenticeship that starts on %s is refused in words',
  async (available_from) => {
    const person = await world.person(findable);
    const browser = await world.login(person);
    const reply = await browser.call(updateApplicant, {
      params: { id: person.applicant_id ?? '' },
      body: { available_from },
    });
    expect([reply.status, Object.keys(reply.error.meta?.errors ?? {})]).toEqual([422, ['available_from']]);
  },
);
