import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { PhoneField } from './phone-field.tsx';

async function phone({ start = '', errors = [] as string[] } = {}) {
  const shown = await act(async () =>
    show(
      <Suspense>
        <Kept start={start}>
          {(value, keep) => (
            <>
              <PhoneField name="phone" label="Phone" value={value} onChange={keep} errors={errors} />
              <output>{value}</output>
            </>
          )}
        </Kept>
      </Suspense>,
    ),
  );
  return {
    ...shown,
    number: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' }),
    country: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }),
    result: () => screen.getByRole('status').textContent,
  };
}

test('a number as written in its country becomes an international one', async () => {
  const { user, number, country, result } = await phone();
  expect(country.value).toBe('DE');
  await user.type(number, '0171 2345678');
  expect(result()).toBe('+491712345678');
});

test('another country makes another number of the same digits', async () => {
  const { user, number, country, result } = await phone();
  await user.type(number, '0664 1234567');
  await user.selectOptions(country, 'AT');
  expect(result()).toBe('+436641234567');
});

test.each(['+43 664 1234567', '0043 664 1234567'])('%s sets the country by itself', async (pasted) => {
  const { user, number, country, result } = await phone();
  await user.click(number);
  await user.paste(pasted);
  await user.tab();
  expect([country.value, result()]).toEqual(['AT', '+436641234567']);
});

test('a stored number is shown as one writes it in its country', async () => {
  const { number, country } = await phone({ start: '+436641234567' });
  expect([number.value, country.value]).toEqual(['0664 1234567', 'AT']);
});

test('what is no number is kept as typed, so that the rule can say what is wrong', async () => {
  const { user, number, result } = await phone({ errors: ['Too short'] });
  await user.type(number, 'later');
  expect(result()).toBe('later');
  expect([describedBy(number), number.getAttribute('aria-invalid')]).toEqual([['Too short'], 'true']);
});

test('the browser can fill both in', async () => {
  const { number, country } = await phone();
  expect([country, number].map((control) => control.getAttribute('autocomplete'))).toEqual([
    'tel-country-code',
    'tel-national',
  ]);
});

test('a number that the form goes back to is the one that shows', async () => {
  const field = (value: string) => (
    <Suspense>
      <PhoneField name="phone" label="Phone" value={value} onChange={() => {}} errors={[]} />
    </Suspense>
  );
  const { rerender } = await act(async () => show(field('+4922112345')));
  await screen.findByRole('textbox', { name: 'Phone' });
  rerender(field('+436641234567'));
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveProperty('value', '0664 1234567');
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveProperty('value', 'AT');
});

test('a required number is one field, whose country code is no optional one', async () => {
  await act(async () =>
    show(
      <Suspense>
        <form aria-label="One field">
          <PhoneField name="phone" label="Phone" value="" onChange={() => {}} errors={[]} required />
        </form>
      </Suspense>,
    ),
  );
  await screen.findByRole('textbox', { name: 'Phone' });
  expect(document.querySelector('form :optional')).toBeNull();
});
