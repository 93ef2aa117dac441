import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { Combobox } from './combobox.tsx';
import { type ComboboxOption, shownAtOnce } from './match.ts';
import { MultiCombobox } from './multi-combobox.tsx';

const options: ComboboxOption[] = [
  { value: '1', label: 'Bäcker/in' },
  { value: '2', label: 'Tischler/in' },
  { value: '3', label: 'Zimmerer/Zimmerin' },
];
/** as many as there are occupations in the register, and more */
const hundreds: ComboboxOption[] = [
  ...options,
  ...Array.from({ length: 800 }, (_, index) => ({ value: `o${index}`, label: `Fachkraft ${index}` })),
];

const one = ({ start = '', list = options, errors = [] as string[] } = {}) => (
  <Kept start={start}>
    {(value, keep) => (
      <>
        <Combobox name="occupation" label="Occupation" options={list} value={value} onChange={keep} errors={errors} />
        <output>{value}</output>
      </>
    )}
  </Kept>
);
const several = (
  <Kept<readonly string[]> start={['3']}>
    {(values, keep) => (
      <>
        <MultiCombobox
          name="occupations"
          label="Occupations"
          required
          options={options}
          values={values}
          onChange={keep}
        />
        <output>{values.join(',')}</output>
      </>
    )}
  </Kept>
);

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const kept = () => document.querySelector('output')?.textContent;
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const highlighted = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('among hundreds, a few letters find what is meant and Enter takes it', async () => {
  const { user } = show(one({ list: hundreds }));
  await user.type(input(), 'fach 799');
  expect(listed()).toEqual(['Fachkraft 799']);
  await user.keyboard('{Enter}');
  expect([input().value, kept(), listed()]).toEqual(['Fachkraft 799', 'o799', []]);
});

test('of hundreds it draws a hundred and says that typing shows more', async () => {
  const { user } = show(one({ list: hundreds }));
  await user.click(screen.getByRole('button', { name: 'Show list' }));
  expect(listed()).toHaveLength(shownAtOnce);
  expect(screen.getByText('Keep typing to see more.')).toBeDefined();
});

test('arrows walk the list, and the one they are on is announced', async () => {
  const { user } = show(one());
  await user.click(input());
  await user.keyboard('{ArrowDown}');
  expect([input().getAttribute('aria-expanded'), highlighted()]).toEqual(['true', 'Tischler/in']);
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Zimmerer/Zimmerin');
  await user.keyboard('{ArrowDown}{Enter}');
  expect([kept(), input().getAttribute('aria-expanded')]).toEqual(['1', 'false']);
});

test('Escape closes the list first', async () => {
  const { user } = show(one({ start: '1' }));
  await user.click(screen.getByRole('button', { name: 'Show list' }));
  expect(listed()).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect([listed(), kept()]).toEqual([[], '1']);
});

test('what nothing matches is said so', async () => {
  const { user } = show(one());
  await user.type(input(), 'xyz');
  expect(screen.getByText('Nothing found. Try fewer letters.')).toBeDefined();
});

test('leaving chooses nothing: half a word goes, the former choice stays', async () => {
  const { user } = show(one({ start: '1' }));
  await user.tripleClick(input());
  await user.keyboard('Zimm');
  await user.tab();
  expect([input().value, kept()]).toEqual(['Bäcker/in', '1']);
});

test('an emptied field means none', async () => {
  const { user } = show(one({ start: '1' }));
  await user.clear(input());
  await user.tab();
  expect([input().value, kept()]).toEqual(['', '']);
});

test('what is typed out in full is meant', async () => {
  const { user } = show(one());
  await user.type(input(), 'tischler/in');
  await user.tab();
  expect([input().value, kept()]).toEqual(['Tischler/in', '2']);
});

test('help and error describe it, its label names it and its list', async () => {
  const { user } = show(one({ errors: ['Please choose one'] }));
  const field = screen.getByRole('combobox', { name: 'Occupation' });
  expect([describedBy(field), field.getAttribute('aria-invalid')]).toEqual([['Please choose one'], 'true']);
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Occupation' }).id).toBe(field.getAttribute('aria-controls'));
});

test('several are chips: chosen with Enter, taken back by their button or Backspace', async () => {
  const { user } = show(several);
  expect(input().getAttribute('aria-required'), 'the asterisk is for the eye').toBe('true');
  await user.type(input(), 'bäck{Enter}');
  expect([input().value, kept()]).toEqual(['', '3,1']);
  await user.click(
    within(screen.getByRole('list', { name: 'Occupations' })).getByRole('button', { name: 'Remove Zimmerer/Zimmerin' }),
  );
  expect(kept()).toBe('1');
  await user.click(input());
  await user.keyboard('{Backspace}');
  expect(kept()).toBe('');
});

test('letters that chose nothing are asked to choose, not told that the field is empty', async () => {
  const { user } = show(one({ errors: ['Please choose an occupation.'] }));
  expect(describedBy(input())).toEqual(['Please choose an occupation.']);
  await user.type(input(), 'nurse');
  await user.tab();
  expect(describedBy(input())).toEqual(['Please choose one from the list.']);
  await user.type(input(), 'bäck');
  expect(describedBy(input())).toEqual(['Please choose an occupation.']);
});
