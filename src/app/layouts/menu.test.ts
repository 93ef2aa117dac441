import { expect, test } from 'vitest';
import { furtherPages, type Page, specifiedPages } from '../../routes/pages.ts';
import { menus as ofOthers } from './menu.ts';
import { staffMenus } from './staff-menu.ts';

const menus = { ...ofOthers, ...staffMenus };

const names = Object.fromEntries(
  Object.entries(menus).map(([role, entries]) => [role, entries.map(({ name }) => name)]),
);
const further: readonly string[] = [
  'activities',
  'reports.index',
  'staff.index',
  'terms.index',
  'default-templates.index',
  'audits.index',
  'statistics.report',
];
const specified = Object.fromEntries(
  Object.entries(names).map(([role, entries]) => [role, entries.filter((name) => !further.includes(name))]),
);

test('each kind of user has the specification’s menu, in its order [S2-42] [S2-43] [S2-44] [S2-45] [S1-04] [S1-05]', () => {
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
    tenant_member: [
      'dashboard',
      'applicants.index',
      'organizations.index',
      'organizations-progress.index',
      'employees.index',
      'account',
      'help',
      'logout',
    ],
    administrator: [
      'dashboard',
      'applicants.index',
      'organizations.index',
      'organizations-progress.index',
      'employees.index',
      'tenants.index',
      'account',
      'help',
      'logout',
    ],
  });
});

test('each entry leads to the path that its page has for this reader', () => {
  const pages: Readonly<Record<string, Page>> = { ...specifiedPages, ...furtherPages };
  for (const [role, entries] of Object.entries(menus))
    for (const { name, path } of entries) {
      const { everybody, anybody, tenant_member: staff, ...own } = pages[name]?.paths ?? {};
      const at = own[role as keyof typeof own] ?? (role === 'applicant' || role === 'employee' ? undefined : staff);
      expect([role, name, path]).toEqual([role, name, at ?? everybody ?? anybody]);
    }
});

test('everybody sees in it what has happened to them', () => {
  for (const entries of Object.values(names)) expect(entries.filter((name) => name === 'activities')).toHaveLength(1);
});

test('everybody can log out, last of all [S2-46]', () => {
  expect(Object.values(names).map((entries) => entries.at(-1))).toEqual(['logout', 'logout', 'logout', 'logout']);
});
