import { msg } from '@lingui/core/macro';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import type { SelectOption } from '../ui/select/select.tsx';
import type { Me } from '../../contract/users/me.schema.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { resource } from '../../contract/kit/resource.ts';
import { showMember } from '../../tests/support/show-member.tsx';
import * as column from './columns.tsx';
import { recordList, RecordListPage, RecordListPending } from './record-list.tsx';

const sizes = ['small', 'large'] as const;
const record = v.object({
  id: v.string(),
  name: v.object({ de: v.string(), en: v.string() }),
  town: v.string(),
  seats: v.nullable(v.number()),
  held_on: v.nullable(v.string()),
  reported_at: v.nullable(v.string()),
  size: v.picklist(sizes),
  status: v.picklist(['draft', 'active']),
  by_staff: v.boolean(),
});
const fairs = resource({
  name: 'fairs',
  access: { stage: 'onboarded', roles: ['employee'] },
  record,
  list: { summary: 'Fairs.', search: { order: ['name', 'held_on'], filter: { size: sizes, host: 'id' } } },
});

// “none” is not in the contract
const sizeWords = { small: msg`Small`, none: msg`None`, large: msg`Large` };
const statusWords: column.StatusWords<'draft' | 'active'> = {
  draft: { label: msg`Draft`, sentence: msg`Nobody sees it.` },
  active: { label: msg`Active`, sentence: msg`Everybody sees it.` },
};
const page = () => ({ to: '/' as const });
const frame = {
  title: msg`Fairs`,
  lead: msg`All of them.`,
  create: { to: '/', button: msg`New fair` },
  pages: msg`Pages of fairs`,
  none: msg`No such fair`,
  first: { title: msg`Your fairs will be here`, words: msg`One a year.`, illustration: null },
} as const;
const list = recordList<typeof fairs, { readonly country: string; readonly hosts: readonly SelectOption[] }>(fairs, {
  ...frame,
  columns: [
    column.named(msg`Name`, page, ({ row, offers }) => `${row.town}, ${offers.country}`),
    column.number('seats', msg`Seats`),
    column.day('held_on', msg`Day`, msg`no day`),
    column.moment('reported_at', msg`Reported`),
    column.word('size', msg`Size`, sizeWords),
    column.status(msg`Status`, statusWords),
    column.actions('leave', msg`Leave`, ({ row: { name } }) => <button>{name.en}</button>),
  ],
  filters: { size: [msg`Size`, sizeWords], host: [msg`Host`, ({ hosts }) => hosts, msg`Unknown host`] },
});
const fair = {
  id: 'f1',
  name: { de: 'Herbst', en: 'Autumn' },
  town: 'Essen',
  seats: 1200,
  held_on: '2026-11-30',
  reported_at: null,
  size: 'large',
  status: 'draft',
  by_staff: false,
} as const;

function Fairs() {
  const others = { ...fair, id: 'f2', seats: null, by_staff: true };
  const all = { data: [fair, others], meta: { total: 2, per_page: 20, current_page: 1 } };
  return (
    <RecordListPage
      of={list}
      offers={{ country: 'Germany', hosts: [{ value: 'h1', label: 'The chamber' }] }}
      page={all}
    />
  );
}

test('a list shows what its columns declare, and is ordered and filtered by what the contract names', async () => {
  await showMember(<Fairs />);
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement);
  expect(cells.getByRole('rowheader').textContent).toBe('AutumnEssen, Germany');
  expect(cells.getByRole('link', { name: 'Autumn' })).toBeDefined();
  const words = cells.getAllByRole('cell').map(({ lastChild }) => lastChild?.textContent);
  expect(words).toEqual(['1,200', 'Nov 30, 2026', '–', 'Large', 'Draft', 'Autumn']);
  const second = within(screen.getAllByRole('row')[2] as HTMLElement);
  expect(second.getAllByRole('cell')[0]?.lastChild?.textContent, 'a number that is not told').toBe('–');
  expect(second.getByText('Made or changed by your association.')).toBeDefined();
  const sorted = screen.getAllByRole('columnheader').filter((header) => within(header).queryByRole('button'));
  expect(sorted.map(({ textContent }) => textContent)).toEqual(['Name', 'Day']);
  const options = within(screen.getByRole('combobox', { name: 'Size' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Small', 'Large']);
});

test('a list is narrowed by a record that is offered, and one that is gone stays chosen under its own name', async () => {
  await showMember(<Fairs />, undefined, '/?host=h9');
  const host = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Host' });
  expect([...host.options].map(({ textContent }) => textContent)).toEqual(['All', 'The chamber', 'Unknown host']);
  expect(host.value).toBe('h9');
});

test('while it is fetched nothing is offered, and nothing is asked of what isn’t there', async () => {
  await showMember(<RecordListPending of={list} />);
  expect(screen.getByRole('heading', { name: 'Fairs' })).toBeDefined();
});

test('a button to create one is there for whom the contract lets create, by role and ability, and for nobody else', async () => {
  const access = { stage: 'onboarded', roles: ['employee', 'tenant_member'] } as const;
  const notes = resource({
    name: 'notes',
    access,
    record,
    list: { summary: 'Notes.', search: { order: ['name'], filter: {} } },
    create: { summary: 'One more.', input: v.strictObject({}), ability: 'create:Invitation' },
  });
  const all = recordList(notes, { ...frame, columns: [] });
  const offered = async (me: Me) => {
    const { unmount } = await showMember(<RecordListPending of={all} />, me);
    const isThere = screen.queryByRole('link', { name: 'New fair' }) !== null;
    unmount();
    return isThere;
  };
  const employee = meOf('employee');
  expect(await offered({ ...employee, abilities: ['create:Invitation'] })).toBe(true);
  expect(await offered({ ...employee, abilities: ['create:Alert'] }), 'the tenant lets nobody invite').toBe(false);
  expect(await offered({ ...meOf('administrator'), abilities: ['create:Invitation'] }), 'another role').toBe(false);
});

test('for a company that has ended its part staff are offered no button to create one', async () => {
  const offered = async (status: string) => {
    const of = recordList(fairs, { ...frame, columns: [] });
    const company = { id: 'o1', status };
    const { unmount } = await showMember(<RecordListPending of={of} />, meOf('tenant_member'), '/', company);
    expect(screen.getByRole('heading', { name: 'Fairs' })).toBeDefined();
    const isThere = screen.queryByRole('link', { name: 'New fair' }) !== null;
    unmount();
    return isThere;
  };
  expect(await offered('inactive'), 'paused, it may come back').toBe(true);
  expect(await offered('archived')).toBe(false);
});

test('a column that the record does not have, and a filter that the contract does not name, do not compile', () => {
  type Columns = Parameters<typeof recordList<typeof fairs>>[1]['columns'];
  type Filters = Parameters<typeof recordList<typeof fairs>>[1]['filters'];
  const header = msg`Column`;
  expectTypeOf([column.number('seats', header), column.day('held_on', header, header)]).toExtend<Columns>();
  expectTypeOf([column.number('rows', header)]).not.toExtend<Columns>();
  expectTypeOf([column.number('name', header)]).not.toExtend<Columns>();
  expectTypeOf([column.word('size', header, { huge: header })]).not.toExtend<Columns>();
  expectTypeOf<{ size: [typeof header, typeof sizeWords] }>().toExtend<Filters>();
  expectTypeOf<{ host: [typeof header, () => []] }>().toExtend<Filters>();
  expectTypeOf<{ host: [typeof header, typeof sizeWords] }>().not.toExtend<Filters>();
  expectTypeOf<{ colour: [typeof header, typeof sizeWords] }>().not.toExtend<Filters>();
  expectTypeOf<{ size: [typeof header, { small: typeof header }] }>().not.toExtend<Filters>();
});
