import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { TenantContext, type TenantInfo } from '../../api/tenant.ts';
import { discardDrafts } from '../../forms/drafts.ts';
import { BirthDateForm } from './birth-date-form.tsx';

afterEach(discardDrafts);

const show = async (ages: Pick<TenantInfo, 'minimum_age' | 'guardian_age'>) => {
  const { applicant } = anApplicant();
  if (!applicant) throw new Error('nobody');
  return showAs(
    anApplicant(),
    <TenantContext value={{ name: 'Kammer', ...ages } as TenantInfo}>
      <BirthDateForm applicant={applicant} isOnboarded />
    </TenantContext>,
  );
};

test('who decides alone reads below which age of this association a parent has to agree, which is not when one is of age', async () => {
  const { unmount } = await show({ minimum_age: 14, guardian_age: 16 });
  expect(screen.getByText(/If it turns out that you are younger than 16, a parent has to agree first/)).toBeDefined();
  unmount();
  await show({ minimum_age: 16, guardian_age: 16 });
  expect(screen.queryByText(/parent/), 'where nobody is asked').toBeNull();
});
