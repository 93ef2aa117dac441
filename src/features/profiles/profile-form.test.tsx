import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/a-profile.ts';
import { withOccupationsField } from '../../../tests/support/occupations-field.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { addressFields } from './address-later.tsx';
import { Preview } from './preview.tsx';
import { profileForm } from './profile-form.ts';

beforeAll(() => Promise.all([withOccupationsField(), addressFields.fetch()]));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const offers = { colleagues: [] };
const showForm = (record = aProfile) =>
  showMember(
    <StoredRecord
      of={profileForm}
      record={record}
      offers={offers}
      renderPreview={(held) => <Preview values={held} offers={offers} profile={record} />}
    />,
  );
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const color = () => screen.getByRole('textbox', { name: /^Your colour/ });

test('the portrait follows what is typed, and leaves out what is not said', async () => {
  await showForm();
  const portrait = within(screen.getByRole('article'));
  type(screen.getByLabelText(/^People/), '120');
  type(screen.getByLabelText(/^Trainees/), 'nine');
  type(screen.getByRole('combobox', { name: 'Town' }), 'Köln');
  expect(portrait.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['People']);
  expect(portrait.getByText('Köln')).toBeDefined();
  expect(portrait.getByRole('heading', { name: 'Lackwerke Severin' })).toBeDefined();
});

test('what is typed in a language bears it, and its label the page’s', async () => {
  await showForm();
  const [german, english] = ['In German', 'In English'].map((name) => screen.getAllByRole('textbox', { name })[0]);
  expect([german?.lang, english?.lang]).toEqual(['de', 'en']);
  expect(screen.getAllByText('In English')[0]?.closest('[lang]')).toBeNull();
});

test('where one language is missing, the other is shown', async () => {
  await showForm({ ...aProfile, slogan: { de: 'Komm zu uns', en: '' } });
  expect(within(screen.getByRole('article')).getByText('Komm zu uns')).toBeDefined();
});

test.each([
  ['#0f766e', /Easy to read: 5.4 to 1$/],
  ['#808080', /^Neither light nor dark text can be read on it/],
  ['green', /^$/],
])('a colour says at once whether text can be read on it: %s', async (typed, sentence) => {
  await showForm();
  type(color(), typed);
  expect(screen.getByRole('status').textContent).toMatch(sentence);
});

test('a colour is taken without its sign too', async () => {
  await showForm();
  type(color(), '0f766e');
  expect(color()).toHaveProperty('value', '#0f766e');
});

test('an address begun is asked for whole; one that is taken back is none', async () => {
  const requests = answering([200, { data: { ...aProfile, name: 'Severin', version: 2 } }]);
  // streets are suggested while one types: what is saved counts
  const saved = () => requests.filter(({ method }) => method !== 'GET');
  const { user } = await showForm();
  const street = screen.getByRole('textbox', { name: 'Street and house number' });
  type(street, 'Am Kanal 7');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const town = screen.getByRole('combobox', { name: 'Town' });
  expect([town.getAttribute('aria-invalid'), saved()]).toEqual(['true', []]);
  type(street, '');
  type(screen.getByRole('textbox', { name: 'Name' }), 'Severin');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => saved().length).toBe(1);
  expect(await saved()[0]?.json()).toEqual({ name: 'Severin' });
});

const stored = { line_1: 'Am Kanal 7', line_2: null, postcode: '51373', city: 'Leverkusen', country: 'DE' };

test('a stored address without a supplement is no hindrance to saving, and is taken away with its last line', async () => {
  const requests = answering([200, { data: { ...aProfile, version: 2 } }]);
  const { user } = await showForm({ ...aProfile, address: stored });
  type(screen.getByRole('textbox', { name: 'Name' }), 'Severin');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => requests.length).toBe(1);
  type(screen.getByRole('textbox', { name: 'Street and house number' }), '');
  for (const name of ['Postcode', 'Town']) type(screen.getByRole('combobox', { name }), '');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => requests.filter(({ method }) => method === 'PATCH').length).toBe(2);
  expect(await requests.at(-1)?.json()).toMatchObject({ address: null });
});

test.each([
  [{ training_since: 1998 }, 'Training since: 1998'],
  [{ address: { ...stored, line_2: 'Hof 2' } }, 'Where you train: Am Kanal 7, Hof 2, 51373 Leverkusen'],
  [{ address: { ...stored, country: 'NL' } }, 'Where you train: Am Kanal 7, 51373 Leverkusen, Netherlands'],
  [{ address: null }, 'Where you train: not said'],
])('what a colleague changed is told as it reads: %j', async (change, words) => {
  const record = { ...aProfile, address: stored };
  answering(
    [412, { message: '', code: 'stale' }],
    [200, { data: { ...record, ...change, name: 'Theirs', version: 2 } }],
  );
  const { user } = await showForm(record);
  type(screen.getByRole('textbox', { name: 'Name' }), 'Severin');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain(`${words}”`);
});
