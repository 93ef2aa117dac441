import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/a-profile.ts';
import { withOccupationsField } from '../../../tests/support/occupations-field.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { describedBy } from '../../../tests/support/show.tsx';
import type { FormHandle } from '../../kit/fields/record-fields.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { addressFields } from './address-later.tsx';
import { ProfileEvents } from './profile-events.tsx';
import { profileForm } from './profile-form.ts';

beforeAll(() => Promise.all([withOccupationsField(), addressFields.fetch()]));
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

function Page({ profile = aProfile }) {
  const form = useRef<FormHandle>(null);
  return (
    <>
      <ProfileEvents profile={profile} form={form} />
      <StoredRecord of={profileForm} record={profile} offers={{ colleagues: [] }} handle={form} />
    </>
  );
}
const press = (name: string) => screen.getByRole('button', { name });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });

test('what is missing to publish it is named at the button, and said at its field until something else stands there', async () => {
  const missing = 'Please fill this in.';
  answering([422, { message: '', code: 'validation', meta: { errors: { color: [missing] } } }]);
  const { user } = await showMember(<Page />);
  await user.click(press('Publish'));
  expect((await screen.findByRole('alert')).textContent).toBe(`Your colour: ${missing}`);
  expect(screen.getByText(missing)).toBeDefined();
  type('Your colour', '#0f766e');
  expect(screen.queryByText(missing)).toBeNull();
});

test('what is typed is saved before it is published', async () => {
  const named = { ...aProfile, name: 'Severin', version: 2 };
  const requests = answering([200, { data: named }], [200, { data: { ...named, status: 'published', version: 3 } }]);
  const { user } = await showMember(<Page />);
  type('Name', 'Severin');
  await user.click(press('Publish'));
  await expect.poll(() => requests.length).toBe(2);
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { name: 'Severin' },
    { event: 'publish' },
  ]);
  expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
});

test('what a colleague saved in other fields meanwhile is not published unseen', async () => {
  const theirs = { ...aProfile, slogan: { de: 'Ihrer', en: 'Theirs' }, version: 2 };
  const requests = answering(
    [412, { message: '', code: 'stale' }],
    [200, { data: theirs }],
    [200, { data: { ...theirs, name: 'Severin', version: 3 } }],
    [412, { message: '', code: 'stale' }],
  );
  const { user } = await showMember(<Page />);
  type('Name', 'Severin');
  await user.click(press('Publish'));
  expect(await screen.findByText(/^Somebody else has just changed this/)).toBeDefined();
  const asked = requests.map(({ method, headers }) => `${method} ${headers.get('if-match') ?? ''}`);
  expect(asked).toEqual(['PATCH "1"', 'GET ', 'PATCH "2"', 'POST "1"']);
});

test('what can’t be saved isn’t published', async () => {
  const requests = answering([204]);
  const { user } = await showMember(<Page />);
  type('Name', '');
  await user.click(press('Publish'));
  expect(await screen.findByText(/Please look through the form/)).toBeDefined();
  expect([screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid'), requests]).toEqual(['true', []]);
});

test('what the server refuses to save stays at its field, is named at the button, and nothing more is sent', async () => {
  const requests = answering([422, { message: '', code: 'validation', meta: { errors: { name: ['Taken.'] } } }]);
  const { user } = await showMember(<Page />);
  type('Name', 'Severin');
  await user.click(press('Publish'));
  expect((await screen.findByRole('alert')).textContent).toBe('Name: Taken.');
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(describedBy(name)).toContain('Taken.');
  expect([document.activeElement === name, requests.length]).toEqual([true, 1]);
});

test('without a connection nothing that is typed is blamed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await showMember(<Page />);
  type('Name', 'Severin');
  await user.click(press('Publish'));
  await expect.poll(() => press('Publish').getAttribute('aria-busy')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  onLine.mockRestore();
});

test('what fails is said once, and no longer after it went well', async () => {
  const named = { ...aProfile, name: 'Severin', version: 2 };
  const requests = answering([500, { message: '', code: 'internal' }], [200, { data: named }], [200, { data: named }]);
  const { user } = await showMember(<Page />);
  type('Name', 'Severin');
  await user.click(press('Publish'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^An unknown error/);
  await user.click(press('Publish'));
  await expect.poll(() => requests.length).toBe(3);
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('a refusal that is about no field marks none', async () => {
  answering([409, { message: 'Somebody was faster.', code: 'conflict' }]);
  const { user } = await showMember(<Page />);
  await user.click(press('Publish'));
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody was faster.');
});

test('another published profile is made the default by one press, as it was seen', async () => {
  const requests = answering([200, { data: aProfile }]);
  const { user } = await showMember(
    <Page profile={{ ...aProfile, status: 'published', is_default: false, version: 3 }} />,
  );
  await user.click(press('Make it the default'));
  await expect.poll(() => requests.length).toBe(1);
  expect([await requests[0]?.json(), requests[0]?.headers.get('if-match')]).toEqual([{ is_default: true }, '"3"']);
});

test('a draft can’t be made the default', async () => {
  await showMember(<Page profile={{ ...aProfile, is_default: false }} />);
  expect(screen.queryByRole('button', { name: 'Make it the default' })).toBeNull();
});

test('where somebody else was faster, the default stays as it is and the page says how it stands now', async () => {
  answering([412, { message: '', code: 'stale' }]);
  const { user, told } = await showMember(<Page profile={{ ...aProfile, status: 'published', is_default: false }} />);
  await user.click(press('Make it the default'));
  await expect
    .poll(() => told.map(({ title }) => title))
    .toEqual(['This has just changed, so nothing was saved. Here is how it stands now.']);
});
