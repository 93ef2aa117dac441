import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const show = (element: ReactElement) => render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
const options = [
  { value: '1', label: 'Bäcker/in' },
  { value: '2', label: 'Tischler/in' },
  { value: '3', label: 'Zimmerer/Zimmerin' },
];

function One({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Combobox name="occupation_id" label="Occupation" options={options} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function Several() {
  const [values, setValues] = useState<readonly string[]>(['3']);
  return (
    <>
      <MultiCombobox name="occupation_ids" label="Occupations" options={options} values={values} onChange={setValues} />
      <output>{values.join(',')}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('typing narrows the list, Enter takes the nearest', () => {
  show(<One />);
  fireEvent.change(input(), { target: { value: 'tisch' } });
  expect(listed()).toEqual(['Tischler/in']);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect([input().value, document.querySelector('output')?.textContent]).toEqual(['Tischler/in', '2']);
});

test('leaving chooses nothing: half a word goes, the former choice stays', () => {
  show(<One start="1" />);
  fireEvent.change(input(), { target: { value: 'Zimm' } });
  fireEvent.blur(input());
  expect([input().value, document.querySelector('output')?.textContent]).toEqual(['Bäcker/in', '1']);
});

test('what is typed out in full is meant, and clearing means none', () => {
  show(<One start="1" />);
  fireEvent.change(input(), { target: { value: 'tischler/in' } });
  fireEvent.blur(input());
  expect(document.querySelector('output')?.textContent).toBe('2');
  fireEvent.change(input(), { target: { value: '' } });
  fireEvent.blur(input());
  expect([input().value, document.querySelector('output')?.textContent]).toEqual(['', '']);
});

test('several are chips: chosen with Enter, taken back by their button or Backspace', () => {
  show(<Several />);
  fireEvent.change(input(), { target: { value: 'bäck' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect([input().value, document.querySelector('output')?.textContent]).toEqual(['', '3,1']);
  fireEvent.click(within(screen.getByRole('list', { name: 'Occupations' })).getByRole('button', { name: /Zimmerer/ }));
  expect(document.querySelector('output')?.textContent).toBe('1');
  fireEvent.keyDown(input(), { key: 'Backspace' });
  expect(document.querySelector('output')?.textContent).toBe('');
});
