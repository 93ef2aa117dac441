import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { ApplicantForm } from './applicant-form.tsx';

test('a slip in a common domain is asked about below the address, and hinders nobody', async () => {
  const { user } = await showAs(anApplicant(), <ApplicantForm code="CHEM1E26" />);
  const field = screen.getByLabelText(/^E-mail address/);
  await user.type(field, 'mia@gmial.com');
  expect(screen.queryByText(/gmail\.com/), 'not while one types').toBeNull();
  await user.tab();
  expect(await screen.findByText('Is this right, or do you mean gmail.com?')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
