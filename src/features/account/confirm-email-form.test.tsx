import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';

const form = (resendInMs: number) => (
  <ConfirmEmailForm
    change={{
      email: 'new@example.org',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      resend_at: new Date(Date.now() + resendInMs).toISOString(),
      tries_left: 5,
    }}
    isAsked
    onChange={() => {}}
  />
);

test('a new code is offered once there can be one, and never before', async () => {
  await showAs(anApplicant(), form(1_000));
  expect(screen.getByText(/You can ask for a new code in/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 3_000 })).toBeDefined();
  expect(screen.queryByText(/You can ask for a new code in/)).toBeNull();
});
