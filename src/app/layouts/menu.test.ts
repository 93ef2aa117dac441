import { expect, test } from 'vitest';
import { menus } from './menu.ts';

const names = Object.fromEntries(
  Object.entries(menus).map(([role, entries]) => [role, entries.map(({ name }) => name)]),
);
const staff = [
  'dashboard',
  'applicants.index',
  'organizations.index',
  'organizations-progress.index',
  'employees.index',
];

const further: readonly string[] = ['activities', 'reports.index'];
const specified = Object.fromEntries(
  Object.entries(names).map(([role, entries]) => [role, entries.filter((name) => !further.includes(name))]),
);

test('each kind of user has the specification’s menu, in its order', () => {
  expect(specified).toEqual({
    applicant: ['dashboard', 'near-by', 'account', 'help', 'logout'],
    employee: [
      'dashboard',
      'profiles.index',
      'email-templates.index',
      'search',
      'alerts.index',
      'registration-codes.index',
      'applicants.index',
      'pings',
      'organization',
      'account',
      'help',
      'logout',
    ],
    tenant_member: [...staff, 'account', 'help', 'logout'],
    administrator: [...staff, 'tenants.index', 'account', 'help', 'logout'],
  });
});

test('everybody sees in it what has happened to them', () => {
  for (const entries of Object.values(names)) expect(entries.filter((name) => name === 'activities')).toHaveLength(1);
});

test('everybody can log out, last of all [S2-46]', () => {
  expect(Object.values(names).map((entries) => entries.at(-1))).toEqual(['logout', 'logout', 'logout', 'logout']);
});
