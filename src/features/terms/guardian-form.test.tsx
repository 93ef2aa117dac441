import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { discardDrafts } from '../../forms/drafts.ts';
import { GuardianForm } from './guardian-form.tsx';

afterEach(discardDrafts);

test('a father asked in a mother’s place isn’t said to be a woman, until somebody says so', async () => {
  const mother = aGuardian({ relation: 'mother', gender: 'female' });
  const { user } = await showAs(
    anApplicant(),
    <GuardianForm draft="guardian.update" earlier={mother} submit={() => Promise.resolve()} />,
  );
  const gender = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Their gender/ }).value;
  expect(gender(), 'an address corrected').toBe('female');
  await user.click(screen.getByRole('radio', { name: 'My father' }));
  expect(gender()).toBe('other');
});
