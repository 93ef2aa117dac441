import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/a-profile.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { Preview } from './preview.tsx';
import { profileForm } from './profile-form.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const offers = { occupations: [], colleagues: [] };
const showForm = (record = aProfile, refused?: object) =>
  showMember(
    <StoredRecord
      of={profileForm}
      record={record}
      offers={{ ...offers, ...refused }}
      renderBeside={(held) => <Preview values={held} offers={offers} profile={record} />}
    />,
  );
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const color = () => screen.getByRole('textbox', { name: /^Your colour/ });

test('the portrait follows what is typed, and leaves out what is not said', async () => {
  await showForm();
  const portrait = within(screen.getByRole('article'));
  type(screen.getByLabelText(/^People/), '120');
  type(screen.getByLabelText(/^Trainees/), 'nine');
  type(screen.getByRole('textbox', { name: 'Town' }), 'Köln');
  expect(portrait.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['People']);
  expect(portrait.getByText('Köln')).toBeDefined();
  expect(portrait.getByRole('heading', { name: 'Lackwerke Severin' })).toBeDefined();
});

test('where one language is missing, the other is shown', async () => {
  await showForm({ ...aProfile, slogan: { de: 'Komm zu uns', en: '' } });
  expect(within(screen.getByRole('article')).getByText('Komm zu uns')).toBeDefined();
});

test.each([
  ['#0f766e', 'Easy to read: 5.4 to 1'],
  ['#808080', 'Neither light nor dark text can be read on it'],
  ['green', ''],
])('a colour says at once whether text can be read on it: %s', async (typed, sentence) => {
  await showForm();
  type(color(), typed);
  expect(screen.getByRole('status').textContent).toContain(sentence);
});

test('an address begun is asked for whole; none at all is sent as none', async () => {
  const requests = answering([200, { data: { ...aProfile, name: 'Severin', version: 2 } }]);
  const { user } = await showForm();
  const street = screen.getByRole('textbox', { name: 'Street and house number' });
  type(street, 'Am Kanal 7');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const town = screen.getByRole('textbox', { name: 'Town' });
  expect([town.getAttribute('aria-invalid'), requests]).toEqual(['true', []]);
  type(street, '');
  type(screen.getByRole('textbox', { name: 'Name' }), 'Severin');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(await requests[0]?.json()).toMatchObject({ name: 'Severin', address: null });
});

test('what is missing to publish it stands at the field until something else stands in it', async () => {
  const sentence = 'Please choose a colour.';
  await showForm(aProfile, { refused: { errors: { color: [sentence] }, stored: aProfile } });
  expect(screen.getByText(sentence)).toBeDefined();
  type(color(), '#0f766e');
  expect(screen.queryByText(sentence)).toBeNull();
});
