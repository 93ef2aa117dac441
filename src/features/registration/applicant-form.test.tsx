import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { ApplicantForm } from './applicant-form.tsx';

test('a slip in a common domain is asked about at the address, mended by one tap, and hinders nobody', async () => {
  const { user } = await showAs(anApplicant(), <ApplicantForm code="CHEM1E26" />);
  const field = screen.getByLabelText(/^E-mail address/);
  await user.type(field, 'mia@gmial.com');
  expect(screen.queryByText(/gmail\.com/), 'not while one types').toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'gmail.com' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail address/).value).toBe('mia@gmail.com');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
