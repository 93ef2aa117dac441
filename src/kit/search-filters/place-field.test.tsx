import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { PlaceField } from './place-field.tsx';

afterEach(() => vi.unstubAllGlobals());

const place = (city: string, state: string, postcode: string | null = null) => ({
  label: postcode === null ? city : `${postcode} ${city}`,
  postcode,
  city,
  state,
  country: 'DE',
  area: null,
});
const found = (...data: readonly object[]) =>
  [200, { data, meta: { total: data.length, per_page: 10, current_page: 1 } }] as const;
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Postcode or place' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function showField(was = '') {
  const taken: string[] = [];
  function Page() {
    const [value, setValue] = useState(was);
    const take = (text: string) => (taken.push(text), setValue(text));
    return <PlaceField name="place" place={value} errors={['We don’t know this place.']} onPlace={take} />;
  }
  return { ...(await showMember(<Page />)), taken };
}

test('nothing is searched or found fault with while somebody types; what is chosen stands there with its state', async () => {
  answering(found(place('Frankfurt am Main', 'HE'), place('Frankfurt (Oder)', 'BB')));
  const { user, taken } = await showField();
  await user.type(input(), 'Frank');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(options()).toEqual(['Frankfurt am MainHesse', 'Frankfurt (Oder)Brandenburg']);
  expect(taken).toEqual([]);
  expect(screen.queryByText('We don’t know this place.')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect([taken, input().value, options()]).toEqual([['Frankfurt (Oder), BB'], 'Frankfurt (Oder), BB', []]);
});

test('whoever leaves a name that several bear is asked which one', async () => {
  answering(
    found(place('Halle', 'ST'), place('Halle', 'NI'), place('Halle', 'NW', '33790'), place('Hallenberg', 'NW')),
  );
  const { user, taken } = await showField('Essen');
  await user.clear(input());
  await user.type(input(), 'Halle');
  await screen.findAllByRole('option');
  await user.tab();
  expect(await screen.findByText('Which one do you mean?')).toBeTruthy();
  expect([options().length, taken]).toEqual([3, ['Halle']]);
  await user.click(within(screen.getByRole('listbox')).getByText('33790 Halle'));
  expect([taken, screen.queryByText('Which one do you mean?')]).toEqual([['Halle', '33790 Halle'], null]);
});

test('leaving takes the only one that is meant, and five digits are a place at once', async () => {
  answering(found(place('Leverkusen', 'NW')));
  const { user, taken } = await showField();
  await user.type(input(), 'leverk');
  await screen.findAllByRole('option');
  await user.tab();
  await expect.poll(() => taken.at(-1)).toBe('Leverkusen, NW');
  await user.clear(input());
  await user.type(input(), '51373');
  expect(taken.at(-1)).toBe('51373');
  const before = taken.length;
  await user.tab();
  expect([input().value, taken.length]).toEqual(['51373', before]);
});

test('a place that is emptied is none', async () => {
  answering(found());
  const { user, taken } = await showField('Essen');
  await user.clear(input());
  await user.tab();
  expect(taken).toEqual(['']);
});
