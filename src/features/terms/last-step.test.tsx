import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { LastStep } from './last-step.tsx';

const { applicant } = anApplicant();

test.each([
  ['an adult’s agreement', false],
  ['a parent’s yes', true],
])('%s, the last step, has a way back to what was answered', async (_, minor) => {
  const me = anApplicant();
  await showAs(
    me,
    <LastStep applicant={applicant && { ...applicant, minor, tos_status: 'pending' }}>the question</LastStep>,
  );
  expect(screen.getByRole('link', { name: 'Back to your answers' }).getAttribute('href')).toBe('/account');
});

test('who is asked again comes from no step, and is led back to none', async () => {
  await showAs(
    anApplicant(),
    <LastStep applicant={applicant && { ...applicant, tos_status: 'expired' }}>the question</LastStep>,
  );
  expect(screen.queryByRole('link', { name: 'Back to your answers' })).toBeNull();
});
