import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StreetOrigin } from '../../contract/addresses/addresses.schema.ts';
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
  area: 'Raum Leverkusen',
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

/** Streets as the server tells them, and nothing of places. */
function withStreets(
  origin: StreetOrigin | null,
  ...streets: readonly (readonly [street: string, number: string | null])[]
) {
  const asked: string[] = [];
  const found = streets.map(([street, number]) => ({
    street,
    number,
    postcode: '51373',
    city: 'Leverkusen',
    country: 'DE',
  }));
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isStreets = url.includes('/addresses/streets');
    asked.push(new URL(url).searchParams.get('filter[query]') ?? '');
    const data = isStreets ? found : [];
    return Response.json({ data, meta: { total: data.length, per_page: 6, current_page: 1, origin } });
  });
  const sent: unknown[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <AddressForm id="address" address={null} draft={draft} submit={async (values) => void sent.push(values)} />
    </I18nProvider>,
  );
  const line = () =>
    document.querySelector<HTMLInputElement>('[name="address.line_1"]') ?? document.createElement('input');
  return { asked, sent, line, type: (value: string) => fireEvent.change(line(), { target: { value } }) };
}

test('a street that is suggested brings number, postcode and town', async () => {
  const { line, type } = withStreets('openstreetmap', ['Hauptstraße', '12']);
  expect(line().getAttribute('role'), 'until somebody suggests, it is a line of text').toBeNull();
  line().focus();
  type('haupt');
  fireEvent.click(await screen.findByRole('option', { name: /Hauptstraße 12/ }));
  expect([line().value, field('Postcode').value, field('Town').value]).toEqual([
    'Hauptstraße 12',
    '51373',
    'Leverkusen',
  ]);
  expect([line().getAttribute('role'), document.activeElement]).toEqual(['combobox', line()]);
  expect(screen.queryByText('Please enter a house number')).toBeNull();
});

test.each([
  ['openstreetmap', /OpenStreetMap contributors/],
  ['google', /Google Maps/],
] as const)('whose streets they are is said below them: %s', async (origin, credit) => {
  const { type } = withStreets(origin, ['Hauptstraße', '12']);
  expect(screen.queryByText(credit)).toBeNull();
  type('haupt');
  const option = await screen.findByRole('option', { name: /Hauptstraße 12/ });
  expect(option.parentElement?.lastElementChild?.textContent).toMatch(credit);
});

test('a street without a number is asked for it at once; one that was typed stays [S5-15]', async () => {
  const { line, type } = withStreets('openstreetmap', ['Hauptstraße', null]);
  type('haupt');
  fireEvent.click(await screen.findByRole('option', { name: /Hauptstraße/ }));
  expect(await screen.findAllByText('Please enter a house number')).not.toEqual([]);
  expect([line().value, document.activeElement === line()]).toEqual(['Hauptstraße ', true]);
  type('hauptstr 7 b');
  await waitFor(() => expect(screen.queryByText('Please enter a house number')).toBeNull());
  fireEvent.click(await screen.findByRole('option', { name: /Hauptstraße/ }));
  expect(line().value).toBe('Hauptstraße 7 b');
  expect(screen.queryByText('Please enter a house number')).toBeNull();
});

test('without a service the street is typed, and nobody asks twice', async () => {
  const { asked, line, type } = withStreets(null);
  type('Hauptstr');
  await expect.poll(() => asked).toEqual(['Hauptstr']);
  type('Hauptstraße 12');
  type('Hauptstraße 12 a');
  fireEvent.change(field('Postcode'), { target: { value: '51373' } });
  await expect.poll(() => asked.at(-1)).toBe('51373');
  expect([asked, line().getAttribute('role')]).toEqual([['Hauptstr', '51373'], null]);
});

test('a town with several postcodes asks for one', async () => {
  const { type } = empty({ ...place('', 'Köln'), postcode: null as never, area: null as never });
  type('Town', 'Köln');
  fireEvent.click(await screen.findByRole('option', { name: /Köln/ }));
  expect(await screen.findByText('Köln has several postcodes. Please type the right one.')).toBeDefined();
  expect(document.activeElement).toBe(field('Postcode'));
});
