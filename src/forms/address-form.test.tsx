import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressForm } from './address-form.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const draft = { name: 'address', userId: 'somebody' };

afterEach(() => localStorage.clear());

test('a street without a number is asked for it, and nothing is sent [S5-15] [S5-16]', async () => {
  const sent: unknown[] = [];
  const address = { line_1: 'Musterweg', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' };
  render(
    <I18nProvider i18n={i18n}>
      <AddressForm id="address" address={address} draft={draft} submit={async (values) => void sent.push(values)} />
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

test('a German postcode has five digits, one of another country looks as it does there', async () => {
  const sent: unknown[] = [];
  const address = { line_1: 'Musterweg 12', line_2: null, postcode: '5137351373', city: 'Leverkusen', country: 'DE' };
  render(
    <I18nProvider i18n={i18n}>
      <AddressForm id="address" address={address} draft={draft} submit={async (values) => void sent.push(values)} />
    </I18nProvider>,
  );
  const form = document.querySelector('form') ?? document.createElement('form');
  fireEvent.submit(form);
  expect(await screen.findAllByText('A German postcode has five digits.')).not.toEqual([]);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Postcode' }), { target: { value: '1012 AB' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'NL' } });
  fireEvent.submit(form);
  await expect.poll(() => sent.length).toBe(1);
});

afterEach(() => vi.unstubAllGlobals());

const place = (postcode: string, city: string) => ({
  label: `${postcode} ${city}`,
  postcode,
  city,
  state: 'NW',
  country: 'DE',
});

/** The form for somebody new, with what the server suggests for any question. */
function empty(...data: ReturnType<typeof place>[]) {
  const body = { data, meta: { total: data.length, per_page: 10, current_page: 1 } };
  const answer = () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async () => answer());
  render(
    <I18nProvider i18n={i18n}>
      <AddressForm id="address" address={null} draft={draft} submit={async () => undefined} />
    </I18nProvider>,
  );
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  return { type };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

test('a whole postcode brings its town, on a keyboard of digits', async () => {
  const { type } = empty(place('51373', 'Leverkusen'));
  expect(field('Postcode').inputMode).toBe('numeric');
  type('Postcode', '51373');
  await expect.poll(() => field('Town').value).toBe('Leverkusen');
  expect(screen.queryAllByRole('option', { name: /Leverkusen/ }).length, 'nothing is left to choose').toBe(0);
});

test('of several towns one chooses', async () => {
  const { type } = empty(place('51373', 'Leverkusen'), place('51373', 'Opladen'));
  type('Postcode', '51373');
  expect(await screen.findAllByRole('option', { name: /51373/ })).toHaveLength(2);
  expect(field('Town').value).toBe('');
});

test('a town typed by hand stays', async () => {
  const { type } = empty(place('51373', 'Leverkusen'));
  type('Town', 'Opladen');
  type('Postcode', '51373');
  expect(await screen.findAllByRole('option', { name: /51373/ })).not.toEqual([]);
  expect(field('Town').value).toBe('Opladen');
});
