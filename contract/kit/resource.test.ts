import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { idSchema } from './fields.ts';
import { queryOf, searchOf } from './list-search.ts';
import type { BodyOf, InputOf, QueryOf, ResponseOf } from './endpoint.ts';
import { type Definition, endpointsOf, resource, type Sound } from './resource.ts';

const access = { stage: 'onboarded', roles: ['employee'] } as const;
const record = v.object({
  id: idSchema,
  name: v.string(),
  status: v.picklist(['draft', 'active']),
  events: v.array(v.string()),
  version: v.number(),
});
const plain = v.object({ id: idSchema });
const input = v.strictObject({ name: v.pipe(v.string(), v.maxLength(80)) });
const search = { order: ['name', 'created_at'], filter: { status: ['draft', 'active'], mine: 'true' } } as const;

const notes = resource({
  name: 'shared-notes',
  access,
  record,
  list: { summary: 'All notes.', search },
  show: { summary: 'One note.' },
  create: { summary: 'Writes a note.', input, ability: 'create:Note' },
  update: { summary: 'Changes a note.', input, errors: ['conflict'] },
  transition: { summary: 'Moves a note.', events: ['activate'], errors: ['conflict'] },
});

describe('a resource', () => {
  test('is an ordinary endpoint per verb', () => {
    const told = endpointsOf(notes).map(({ name, method, path, status, idempotent, ifMatch, errors }) => [
      `${name} = ${method} ${path}`,
      { status, idempotent, ifMatch, errors },
    ]);
    const none = { status: undefined, idempotent: undefined, ifMatch: undefined, errors: undefined };
    expect(told).toEqual([
      ['shared-notes.list = GET /v1/shared-notes', none],
      ['shared-notes.show = GET /v1/shared-notes/{id}', none],
      ['shared-notes.create = POST /v1/shared-notes', { ...none, status: 201, idempotent: true }],
      ['shared-notes.update = PATCH /v1/shared-notes/{id}', { ...none, ifMatch: 'needed', errors: ['conflict'] }],
      [
        'shared-notes.transition = POST /v1/shared-notes/{id}/transitions',
        { ...none, ifMatch: 'taken', errors: ['transition_not_allowed', 'conflict'] },
      ],
    ]);
  });

  test('asks for its ability only where something is created', () => {
    expect(endpointsOf(notes).map((it) => it.access)).toEqual([
      access,
      access,
      { ...access, ability: 'create:Note' },
      access,
      access,
    ]);
  });

  test('takes the organization that staff name, where staff are admitted, and nowhere else', () => {
    const roles = ['employee', 'tenant_member', 'administrator'] as const;
    const ofStaff = resource({
      name: 'notes',
      access: { stage: 'onboarded', roles },
      record,
      list: { summary: 'All notes.', search },
    });
    const query = { filter: { organization_id: '0198c5a0-0000-7000-8000-000000000001' } };
    expect(v.is(ofStaff.list.query, query)).toBe(true);
    expect(v.is(notes.list.query, query)).toBe(false);
    expectTypeOf<NonNullable<QueryOf<typeof ofStaff.list>['filter']>>().toHaveProperty('organization_id');
  });

  test('takes more with an event where it says so', () => {
    const more = v.strictObject({ event: v.picklist(['activate']), until: v.optional(v.string()) });
    const paused = resource({
      name: 'notes',
      access,
      record,
      transition: { summary: 'Moves a note.', events: ['activate'], input: more },
    });
    expect(v.is(paused.transition.body, { event: 'activate', until: 'May' })).toBe(true);
    expect(v.is(notes.transition.body, { event: 'activate', until: 'May' })).toBe(false);
    expectTypeOf<BodyOf<typeof paused.transition>>().toHaveProperty('until');
  });

  test('types what goes in and what comes out', () => {
    type Record = v.InferOutput<typeof record>;
    expectTypeOf<ResponseOf<typeof notes.show>>().toEqualTypeOf<{ data: Record }>();
    expectTypeOf<ResponseOf<typeof notes.list>['data']>().toEqualTypeOf<Record[]>();
    expectTypeOf<BodyOf<typeof notes.create>>().toEqualTypeOf<{ name: string }>();
    expectTypeOf<BodyOf<typeof notes.transition>['event']>().toEqualTypeOf<'activate'>();
    expectTypeOf<NonNullable<QueryOf<typeof notes.list>['order']>>().toEqualTypeOf<
      'name' | '-name' | 'created_at' | '-created_at'
    >();
    expectTypeOf<NonNullable<QueryOf<typeof notes.list>['filter']>>().toEqualTypeOf<{
      status?: ('draft' | 'active')[] | undefined;
      mine?: 'true' | undefined;
    }>();
  });

  test('offers only the verbs it declares', () => {
    const seen = resource({ name: 'seen', access, record: plain, show: { summary: 'One.' } });
    expect(Object.keys(seen)).toEqual(['name', 'record', 'show']);
    expectTypeOf(seen).not.toHaveProperty('list');
  });
});

describe('a resource declared wrong does not compile', () => {
  type Compiles<D> = D extends Definition ? (D extends Sound<D> ? true : false) : false;
  const compiles = <const D>(_definition: D) => ({}) as { readonly answer: Compiles<D> };
  const show = { summary: 'One.' };
  const update = { summary: 'Changes.', input };
  const transition = { summary: 'Moves.', events: ['activate'] } as const;

  test('for a verb or a part of one that nobody knows', () => {
    expectTypeOf(compiles({ name: 'notes', access, record, show }).answer).toEqualTypeOf<true>();
    expectTypeOf(compiles({ name: 'notes', access, record, show, shwo: show }).answer).toEqualTypeOf<false>();
    const create = { summary: 'New.', input };
    expectTypeOf(
      compiles({ name: 'notes', access, record, create: { ...create, ability: 'create:Note' } }).answer,
    ).toEqualTypeOf<true>();
    // it would let in everybody
    expectTypeOf(
      compiles({ name: 'notes', access, record, create: { ...create, abilty: 'create:Note' } }).answer,
    ).toEqualTypeOf<false>();
  });

  test('without what its verbs need of the record', () => {
    expectTypeOf(compiles({ name: 'notes', access, record, update, transition }).answer).toEqualTypeOf<true>();
    expectTypeOf(compiles({ name: 'notes', access, record: plain, update }).answer).toEqualTypeOf<false>();
    expectTypeOf(compiles({ name: 'notes', access, record: plain, transition }).answer).toEqualTypeOf<false>();
  });

  test('with a list that has no order', () => {
    const list = { summary: 'All.', search: { order: [], filter: {} } } as const;
    expectTypeOf(compiles({ name: 'notes', access, record, list }).answer).toEqualTypeOf<false>();
  });

  test('for everybody', () => {
    expectTypeOf(compiles({ name: 'notes', access: { stage: 'public' }, record, show }).answer).toEqualTypeOf<false>();
  });
});

test.each([
  ['without a verb', { name: 'notes' }, 'The resource notes has no verb, so nobody can do anything with it.'],
  [
    'with a name that is no path',
    { name: 'My Notes', show: { summary: 'One.' } },
    'The resource My Notes needs a name in kebab case: its path is made from it.',
  ],
  [
    'with an order that comes twice',
    { name: 'notes', list: { summary: 'All.', search: { order: ['name', 'name'], filter: {} } } },
    'The resource notes orders by name twice, or backwards by its name: each word stands once, without a minus.',
  ],
  [
    'with a filter that an address has another meaning for',
    { name: 'notes', list: { summary: 'All.', search: { order: ['name'], filter: { page: 'true' } } } },
    "The resource notes has a filter named page, which an address could not tell from the list's own.",
  ],
] as const)('a resource %s does not boot, and says which it is', (_, definition, sentence) => {
  expect(() => resource({ access, record, ...definition } as Parameters<typeof resource>[0])).toThrow(sentence);
});

describe("a list's address", () => {
  test('is read as words alone; what it can’t mean is left out', () => {
    expect(searchOf(search, { page: '2', order: '-name', status: 'draft', mine: 'true' })).toEqual({
      page: '2',
      order: '-name',
      status: 'draft',
      mine: 'true',
    });
    const nonsense = { page: '0', order: 'password', status: ['draft'], mine: 'yes', other: '1' };
    expect(searchOf(search, nonsense)).toEqual({});
  });

  test('becomes the query that the endpoint takes', () => {
    const query = queryOf(search, searchOf(search, { page: '2', order: '-name', status: 'draft' }));
    expect(query).toEqual({ page: '2', order: '-name', filter: { status: 'draft' } });
    expectTypeOf(query).toExtend<NonNullable<InputOf<typeof notes.list>['query']>>();
    expect(v.parse(notes.list.query, query)).toEqual({ page: 2, order: '-name', filter: { status: ['draft'] } });
    expect(queryOf(search, searchOf(search, {}))).toEqual({});
  });
});
