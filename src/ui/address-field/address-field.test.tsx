import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AddressField } from './address-field.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Sample({ asked }: { asked: string[] }) {
  const [line, setLine] = useState('');
  return (
    <I18nProvider i18n={i18n}>
      <AddressField
        name="line_1"
        label="Street"
        value={line}
        onChange={setLine}
        suggest={(query) => {
          asked.push(query);
          return Promise.resolve([{ value: '1', label: 'Rheinstraße 5', hint: '46483 Wesel' }]);
        }}
        onSelect={({ label }) => setLine(label)}
      />
    </I18nProvider>
  );
}

test('only the last of quickly typed texts is asked, and the chosen suggestion is taken over', async () => {
  const asked: string[] = [];
  render(<Sample asked={asked} />);
  const input = screen.getByRole('combobox', { name: 'Street' });
  for (const typed of ['Rh', 'Rhe', 'Rhein']) fireEvent.change(input, { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: /Rheinstraße 5/ }));
  expect([asked, input]).toEqual([['Rhein'], expect.objectContaining({ value: 'Rheinstraße 5' })]);
});

test('what is typed without choosing stays', () => {
  render(<Sample asked={[]} />);
  const input = screen.getByRole('combobox', { name: 'Street' });
  fireEvent.change(input, { target: { value: 'Am Hang 3' } });
  fireEvent.blur(input);
  expect(input).toHaveProperty('value', 'Am Hang 3');
});
