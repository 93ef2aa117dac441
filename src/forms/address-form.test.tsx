import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressForm } from './address-form.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test('a street without a number is asked for it, and nothing is sent [S5-15] [S5-16]', async () => {
  const sent: unknown[] = [];
  const address = { line_1: 'Musterweg', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' };
  render(
    <I18nProvider i18n={i18n}>
      <AddressForm id="address" address={address} submit={async (values) => void sent.push(values)} />
    </I18nProvider>,
  );
  const form = document.querySelector('form') ?? document.createElement('form');
  fireEvent.submit(form);
  expect(await screen.findAllByText('Please enter a house number')).not.toEqual([]);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Street and house number' }), {
    target: { value: 'Musterweg 12' },
  });
  fireEvent.submit(form);
  await expect.poll(() => sent.length).toBe(1);
});
