import { msg } from '@lingui/core/macro';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { resource } from '../../../contract/kit/resource.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import * as choices from './choices.tsx';
import { type Field, type Fitting, recordForm, storedAs } from './fields.ts';
import * as field from './kinds.tsx';
import { NewRecord } from './new-record.tsx';
import { StoredRecord } from './stored-record.tsx';

const input = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(40), v.nonEmpty('required')),
  remark: v.pipe(v.string(), v.maxLength(200)),
  held_on: v.nullable(v.pipe(v.string(), v.isoDate())),
  seats: v.nullable(v.pipe(v.number('integer'), v.integer('integer'), v.maxValue(900, 'max_value'))),
  size: v.picklist(['small', 'large']),
  guest_ids: v.array(v.string()),
});
const record = v.object({
  ...v.omit(input, ['guest_ids']).entries,
  id: v.string(),
  guests: v.array(v.object({ guest_id: v.string() })),
  status: v.picklist(['draft', 'active']),
  events: v.array(v.string()),
  version: v.number(),
});
const fairs = resource({
  name: 'fairs',
  access: { stage: 'onboarded', roles: ['employee'] },
  record,
  show: { summary: 'One fair.' },
  create: {
    summary: 'A new one.',
    input: v.strictObject({ ...input.entries, status: v.optional(v.picklist(['draft', 'active']), 'active') }),
  },
  update: { summary: 'Changed.', input: v.partial(input) },
});
type Fair = v.InferOutput<typeof record>;

const sizes = { small: msg`Small`, large: msg`Large` };
const guests: Field<string[], { readonly guests: Readonly<Record<string, string>> }> = {
  label: msg`Guests`,
  empty: [],
  inWords: (ids, { offers }) => ids.map((id) => offers.guests[id]).join(', '),
  Control: ({ control: { value, label }, offers }) => (
    <p>
      {label}: {value.map((id) => offers.guests[id]).join(', ')}
    </p>
  ),
};
const fields = {
  name: field.text(msg`Name`),
  remark: field.lines(msg`Remark`),
  held_on: field.day(msg`Day`, { none: msg`no day` }),
  seats: field.count(msg`Seats`, { none: msg`any number` }),
  size: choices.oneOf(msg`Size`, sizes),
  guest_ids: storedAs((fair: Fair) => fair.guests.map(({ guest_id }) => guest_id), guests),
};
const form = recordForm(fairs, { fields });
const offers = { guests: { g1: 'Mia', g2: 'Noah' } };
const stored: Fair = {
  id: 'f1',
  name: 'Autumn',
  remark: '',
  held_on: '2026-11-30',
  seats: 120,
  size: 'large',
  guests: [{ guest_id: 'g1' }],
  status: 'active',
  events: [],
  version: 4,
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function sent(request: Request | undefined): Promise<unknown> {
  return JSON.parse((await request?.text()) ?? 'null');
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });

test('a new record begins with what its fields are empty with, and is sent as the contract takes it', async () => {
  const requests = answering([201, { data: { ...stored, id: 'f2' } }]);
  const page = () => ({ to: '/' as const });
  const begin = { remark: 'Bring a pen.', guest_ids: ['g2'] };
  const { user } = await showMember(
    <NewRecord of={form} offers={offers} begin={begin} button="Create fair" done="It is there" page={page} />,
  );
  expect(screen.getByText('Guests: Noah')).toBeDefined();
  type('Name', 'Winter');
  type('Seats', ' 80 ');
  await user.click(screen.getByRole('radio', { name: 'Large' }));
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(await sent(requests[0])).toEqual({
    name: 'Winter',
    remark: 'Bring a pen.',
    held_on: null,
    seats: 80,
    size: 'large',
    guest_ids: ['g2'],
    status: 'draft',
  });
});

test('by keyboard one comes to the fields before what is drawn beside them', async () => {
  const preview = () => <button>Look at it</button>;
  const { user } = await showMember(<StoredRecord of={form} record={stored} offers={offers} renderPreview={preview} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('the contract says what is required and how much is taken, and what no number is stays to be corrected', async () => {
  const requests = answering([204]);
  const { user } = await showMember(<StoredRecord of={form} record={stored} offers={offers} />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const seats = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seats' });
  expect([name.required, name.maxLength, seats.required, seats.maxLength]).toEqual([true, 40, false, 3]);
  type('Seats', '12a');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect([seats.value, seats.getAttribute('aria-invalid'), requests]).toEqual(['12a', 'true', []]);
});

test('a record is told part by part, and what it answers otherwise than it is sent is compared as it is sent', async () => {
  const newer = {
    ...stored,
    name: 'Summer',
    held_on: null,
    guests: [{ guest_id: 'g1' }, { guest_id: 'g2' }],
    version: 5,
  };
  answering([412, { message: '', code: 'stale' }], [200, { data: newer }]);
  const { user } = await showMember(<StoredRecord of={form} record={stored} offers={offers} />);
  type('Name', 'Spring');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Day: no day; Guests: Mia, Noah');
});

test('two people who change different fields are both kept, and the form shows it', async () => {
  const theirs = { ...stored, remark: 'Bring a pen.', version: 5 };
  const both = { ...theirs, name: 'Spring', version: 6 };
  const requests = answering([412, { message: '', code: 'stale' }], [200, { data: theirs }], [200, { data: both }]);
  function Page() {
    const [read, setRead] = useState(stored);
    return (
      <>
        <button onClick={() => setRead(both)}>Read again</button>
        <StoredRecord of={form} record={read} offers={offers} />
      </>
    );
  }
  const { user } = await showMember(<Page />);
  type('Name', 'Spring');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => requests.length).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await sent(requests[2])).toEqual({ name: 'Spring' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' }).value).toBe('Bring a pen.');
});

test('what was saved meanwhile is still told once the page has read it too', async () => {
  const newer = { ...stored, remark: 'Bring a pen.', version: 5 };
  answering([412, { message: '', code: 'stale' }], [200, { data: newer }]);
  function Page() {
    const [read, setRead] = useState(stored);
    return (
      <>
        <button onClick={() => setRead(newer)}>Read again</button>
        <StoredRecord of={form} record={read} offers={offers} />
      </>
    );
  }
  const { user } = await showMember(<Page />);
  type('Remark', 'Bring a book.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const said = await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(said.textContent).toContain('Saved meanwhile: “Remark: Bring a pen.”');
});

const open = (fair: Fair) => showMember(<StoredRecord of={form} record={fair} offers={offers} />);
const standing = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const press = (name: string) => screen.getByRole('button', { name });

test('what is typed outlives an event, and what a colleague saves in other fields', async () => {
  const first = await open({ ...stored, status: 'draft' });
  type('Remark', 'Bring a pen.');
  first.unmount();
  const second = await open({ ...stored, version: 5 });
  expect(standing('Remark')).toBe('Bring a pen.');
  second.unmount();
  const requests = answering([200, { data: { ...stored, name: 'Spring', remark: 'Bring a pen.', version: 7 } }]);
  const { user } = await open({ ...stored, name: 'Spring', version: 6 });
  expect([standing('Name'), standing('Remark')]).toEqual(['Spring', 'Bring a pen.']);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(press('Save changes'));
  await expect.poll(() => requests.length).toBe(1);
  expect(await sent(requests[0])).toEqual({ remark: 'Bring a pen.' });
});

test.each([
  ['Save mine', 'Bring a pen.'],
  ['Keep what is saved', 'Bring a book.'],
])('what a colleague saved in the same field since it was typed is told: %s', async (answer, remark) => {
  const first = await open(stored);
  type('Remark', 'Bring a pen.');
  first.unmount();
  const theirs = { ...stored, name: 'Spring', remark: 'Bring a book.', version: 5 };
  const requests = answering([200, { data: { ...theirs, remark, version: 6 } }]);
  const { user } = await open(theirs);
  expect(screen.getByRole('alert').textContent).toContain('Saved meanwhile: “Remark: Bring a book.”');
  await user.click(press(answer));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect([standing('Name'), standing('Remark')]).toEqual(['Spring', remark]);
  expect(await Promise.all(requests.map(sent))).toEqual(answer === 'Save mine' ? [{ remark }] : []);
});

test('after a contested save the draft holds nothing but what was typed', async () => {
  const theirs = { ...stored, name: 'Spring', remark: 'Bring a book.', version: 5 };
  answering([412, { message: '', code: 'stale' }], [200, { data: theirs }]);
  const { user, unmount } = await open(stored);
  type('Remark', 'Bring a pen.');
  await user.click(press('Save changes'));
  await screen.findByRole('alert');
  type('Remark', 'Bring a pen!');
  unmount();
  await open(theirs);
  expect([standing('Name'), standing('Remark')]).toEqual(['Spring', 'Bring a pen!']);
  expect(screen.getByRole('alert').textContent).toContain('Remark: Bring a book.');
});

test('what was contested comes back also where another tab had its draft, and saved it', async () => {
  const theirs = { ...stored, remark: 'Bring a book.', version: 5 };
  answering([412, { message: '', code: 'stale' }], [200, { data: theirs }]);
  const { user, unmount } = await open(stored);
  type('Remark', 'Bring a pen.');
  localStorage.clear();
  await user.click(press('Save changes'));
  await screen.findByRole('alert');
  unmount();
  await open(theirs);
  expect(standing('Remark')).toBe('Bring a pen.');
  expect(screen.getByRole('alert').textContent).toContain('Remark: Bring a book.');
});

test('a draft that came back is compared with what a colleague saves from then on', async () => {
  const first = await open(stored);
  type('Remark', 'Bring a pen.');
  first.unmount();
  const theirs = { ...stored, remark: 'Bring a book.', version: 5 };
  const requests = answering([412, { message: '', code: 'stale' }], [200, { data: theirs }]);
  function Page() {
    const [read, setRead] = useState(stored);
    return (
      <>
        <button onClick={() => setRead(theirs)}>Read again</button>
        <StoredRecord of={form} record={read} offers={offers} />
      </>
    );
  }
  const { user } = await showMember(<Page />);
  await user.click(press('Read again'));
  await user.click(press('Save changes'));
  expect((await screen.findByRole('alert')).textContent).toContain('Remark: Bring a book.');
  expect(requests[0]?.headers.get('if-match')).toBe('"4"');
});

test('a form that is declared wrong does not compile, and the sentence names the field', () => {
  const { name: _, ...nameless } = fields;
  type Wrong<F> = Fitting<typeof fairs, F>;
  expectTypeOf<typeof fields>().toExtend<Wrong<typeof fields>>();
  expectTypeOf<
    Wrong<typeof nameless>['name']
  >().toEqualTypeOf<'The contract takes name: the form needs a field for it.'>();
  const mistaken = { ...fields, seats: field.text(msg`Seats`), guest_ids: guests, colour: field.text(msg`Colour`) };
  expectTypeOf<
    Wrong<typeof mistaken>['seats']
  >().toEqualTypeOf<'The field seats holds something else than the contract takes.'>();
  expectTypeOf<
    Wrong<typeof mistaken>['guest_ids']
  >().toEqualTypeOf<'The record bears no guest_ids as it is sent: storedAs says what it is made of.'>();
  expectTypeOf<Wrong<typeof mistaken>['colour']>().toEqualTypeOf<'The contract takes no colour.'>();
  const foreign = { ...fields, size: choices.oneOf(msg`Size`, { huge: msg`Huge` }) };
  expectTypeOf<typeof foreign>().not.toExtend<Wrong<typeof foreign>>();
});

test('a form needs what its fields offer', () => {
  expectTypeOf<typeof offers>().toExtend<Parameters<typeof form.inWords>[1]['offers']>();
  expectTypeOf<object>().not.toExtend<Parameters<typeof form.inWords>[1]['offers']>();
});
