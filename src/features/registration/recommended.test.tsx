import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import type { RegistrationCodeOffer } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { TenantContext } from '../../api/tenant.ts';
import { Recommended } from './recommended.tsx';

const offer: RegistrationCodeOffer = {
  code: 'CHEM1E26',
  organization: { name: 'Farbwerk', city: 'Köln' },
  profile: null,
  recommendation_text: 'Wir fanden dich gut.',
  signer: null,
  occupations: [],
  valid_until: null,
};
const tenant = {
  slug: 'verband',
  name: 'Verband',
  color: '#000000',
  logo: null,
  default_locale: 'de',
  imprint_url: null,
  privacy_url: null,
  support_email: 'hilfe@verband.example',
  guardian_age: 16,
} as const;
const letter = (minimumAge: number) =>
  showAs(
    anApplicant(),
    <TenantContext value={{ ...tenant, minimum_age: minimumAge }}>
      <Recommended offer={offer} another={null} />
    </TenantContext>,
  );

test('the company signs where nobody of it does, and a tap folds the letter and leads to the first field', async () => {
  const { user } = await letter(16);
  const article = screen.getByRole('article');
  expect([...article.querySelectorAll('p')].map((line) => line.textContent).at(-1)).toBe('Farbwerk');
  await user.click(screen.getByRole('button', { name: 'Let’s go' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail address/));
  expect(screen.getByRole('button', { name: 'Read the letter' })).toBeDefined();
});

test('steps and minutes are said once, and whose the last step is only where children may register', async () => {
  await letter(14);
  expect(screen.getAllByText(/minute/)).toHaveLength(1);
  expect(screen.getByText('Then 4 steps, about five minutes. Under 16, the last step is a parent’s.')).toBeDefined();
});

test('where nobody is too young to decide alone, parents aren’t spoken of', async () => {
  await letter(16);
  expect(screen.getByText('Then 4 steps, about five minutes.')).toBeDefined();
});
