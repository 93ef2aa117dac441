import { msg } from '@lingui/core/macro';
import { setupI18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import type { OpenForm } from '../../forms/use-app-form.ts';
import * as choices from './choices.tsx';

const offers = { faces: [{ value: 'p1', label: 'Nordwerk' }] };
const { Control, inWords } = choices.oneOffered(msg`Profile`, {
  none: msg`No profile`,
  from: (context: { readonly offers: typeof offers }) => context.offers.faces,
});

function Profile({ chosen }: { readonly chosen: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('p2');
  const onChange = (next: string | null) => {
    chosen(next);
    setValue(next);
  };
  const control = { name: 'profile', value, onChange, onBlur: () => {}, errors: [], label: 'Profile', help: undefined };
  return (
    <Control
      control={{ ...control, required: false }}
      schema={v.string()}
      offers={offers}
      form={{} as OpenForm}
      isNew={false}
    />
  );
}

test('what is no longer on offer is shown as that, and can be given up', async () => {
  const chosen: (string | null)[] = [];
  const { user } = show(<Profile chosen={(value) => chosen.push(value)} />);
  const profile = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Profile' });
  expect(profile.selectedOptions[0]?.textContent).toBe('No longer there');
  await user.selectOptions(profile, 'No profile');
  expect([chosen, screen.queryByRole('option', { name: 'No longer there' })]).toEqual([[null], null]);
});

test('so it is in words', () => {
  const context = { i18n: setupI18n({ locale: 'en', messages: { en: {} } }), offers };
  expect(['p1', 'p2', null].map((value) => inWords(value, context))).toEqual([
    'Nordwerk',
    'No longer there',
    'No profile',
  ]);
});
