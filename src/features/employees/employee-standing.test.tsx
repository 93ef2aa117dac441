import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { layers } from '../../ui/dialog/layer.ts';
import { Events } from './employee-events-later.ts';
import { EmployeeStanding } from './employee-standing.tsx';

beforeAll(async () => {
  await activateLocale('en');
  // what asked for its words before there was a language is asked for again
  await vi.waitFor(() => Promise.all(layers.map(({ fetch }) => fetch())), { timeout: 10_000 });
});

const ole: Employee = {
  organization: null,
  id: '0198f0a0-0000-7000-8000-000000000001',
  firstname: 'Ole',
  lastname: 'Brandt',
  email: 'ole@example.org',
  verified: true,
  status: 'active',
  leaves_at: null,
  created_at: '2026-03-02T08:00:00.000Z',
  invited_by: null,
  last_active_days: 0,
  events: ['deactivate'],
  meta: { position: null, phonenumber: null },
};

test.each<readonly [Partial<Employee>, RegExp]>([
  [{ last_active_days: null }, /^not yet$/],
  [{ last_active_days: 0 }, /^today$/],
  [{ last_active_days: 1 }, /^in the last 7 days$/],
  [{ last_active_days: 7 }, /^1 week ago$/],
  [{ last_active_days: 21 }, /^3 weeks ago$/],
  [{ last_active_days: 98 }, /^more than three months ago$/],
  [{ verified: false }, /^Not confirmed.*has not been entered yet/],
  [{ status: 'inactive' }, /^Deactivated.*can open the account again/],
  [
    { status: 'inactive', leaves_at: '2026-12-01T10:00:00.000Z' },
    /^Is leaving.*Until Dec 1, 2026 they can still keep it/,
  ],
])('%o is told in words', async (facts, told) => {
  const { container } = await showMember(<EmployeeStanding employee={{ ...ole, ...facts }} />);
  expect(container.textContent).toMatch(told);
});

test('shutting out asks first and says what follows; who can’t be shut out has no button', async () => {
  const { user, unmount } = await showMember(<Events row={ole} />);
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  const question = await screen.findByRole('alertdialog', { name: 'Deactivate the account of Ole Brandt?' });
  expect(question.textContent).toMatch(/logged out at once.*open invitations are taken back/);
  unmount();
  await showMember(<Events row={{ ...ole, events: [] }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
