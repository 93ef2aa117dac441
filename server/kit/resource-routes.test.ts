import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { resource } from '../../contract/kit/resource.ts';
import { lifecycle } from '../../machines/kit/lifecycle.ts';
import type { Route } from '../http/route.ts';
import { paged } from './paged.ts';
import { resourceRoutes } from './resource-routes.ts';

const search = { order: ['name', 'created_at'], filter: {} } as const;
const record = v.object({ id: v.string(), status: v.string(), events: v.array(v.string()), version: v.number() });
const notes = resource({
  name: 'notes',
  access: { stage: 'onboarded' },
  record,
  list: { summary: 'All.', search },
  show: { summary: 'One.' },
  create: { summary: 'New.', input: v.strictObject({}) },
  update: { summary: 'Changed.', input: v.strictObject({}) },
  transition: { summary: 'Moved.', events: ['publish', 'unpublish'] },
});
type Note = v.InferOutput<typeof record>;
const transitions = [
  { from: 'draft', event: 'publish', to: 'published', by: ['employee'] },
  { from: 'published', event: 'unpublish', to: 'draft', by: ['employee'] },
] as const;

const reading = {
  usual: 'name',
  list: async () => ({ rows: [] as Note[], total: 0 }),
  find: async () => undefined,
  view: (rows: readonly Note[]) => [...rows],
} as const;
const kept = { table: 'email_templates', subject: 'Note' } as const;

/** What the routes were asked to take. */
function recorder(): { readonly route: Route; readonly names: string[] } {
  const names: string[] = [];
  return { route: ({ name }: Endpoint) => void names.push(name), names };
}

test('verbs whose writing is not said are left to be written by hand', () => {
  const { route, names } = recorder();
  resourceRoutes(route, notes, reading);
  expect(names).toEqual(['notes.list', 'notes.show']);
});

test('where it is said, every verb has its handler', () => {
  const { route, names } = recorder();
  const records = { ...kept, lifecycle: lifecycle({ name: 'note', initial: 'draft', transitions }) };
  resourceRoutes(route, notes, { ...reading, records, toRow: () => ({}) });
  expect(names).toEqual(['notes.list', 'notes.show', 'notes.create', 'notes.update', 'notes.transition']);
});

test('an event that its lifecycle does not have keeps the server from starting, by name', () => {
  const records = {
    ...kept,
    lifecycle: lifecycle({ name: 'note', initial: 'draft', transitions: transitions.slice(0, 1) }),
  };
  expect(() => resourceRoutes(recorder().route, notes, { ...reading, records })).toThrow(
    'The resource notes takes the event unpublish, which its lifecycle does not have.',
  );
});

test('a query says which rows, and the usual order what it leaves open', () => {
  expect(paged(search, {}, '-created_at')).toEqual({ by: 'created_at', direction: 'desc', limit: 20, offset: 0 });
  expect(paged(search, { order: 'name', page: 3, per_page: 50 }, '-created_at')).toEqual({
    by: 'name',
    direction: 'asc',
    limit: 50,
    offset: 100,
  });
});
