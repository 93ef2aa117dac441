import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountExport } from '../../../contract/account/export.schema.ts';
import { countries } from '../../../contract/applicants/applicants.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { DataDocument } from './data-document.tsx';

const shown = (data: object) => {
  show(<DataDocument data={data as AccountExport} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
};

test.each(countries)('the country %s is written as the address form writes it', (country) => {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country);
  expect(shown({ applicant: { address: { city: 'Ort', country } } })).toEqual(['Ort', name]);
});

test('what is only yes or no is said, and whoever agreed oneself is called you', () => {
  expect(shown({ applicant: { recommended: true }, consents: [{ given_by: 'applicant' }] })).toEqual([
    'Yes',
    'You yourself',
  ]);
});
