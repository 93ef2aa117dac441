import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { menuCount } from '../../api/menu-count.ts';
import type { Waiting } from '../../api/menu-counts.ts';
import {
  account,
  activities,
  dashboard,
  help,
  logout,
  type MenuEntry,
  type StaffRole,
  type Work,
} from './menu-entries.ts';

const organizations: MenuEntry = {
  name: 'organizations.index',
  path: '/organizations',
  label: msg`Organizations`,
  short: msg`Companies`,
  glyph: 'building',
};
const team: MenuEntry = { name: 'staff.index', path: '/staff', label: msg`Team`, glyph: 'people' };
const terms: MenuEntry = { name: 'terms.index', path: '/terms', label: msg`Terms of use`, glyph: 'edit' };

const staff: readonly MenuEntry[] = [
  dashboard,
  {
    name: 'applicants.index',
    path: '/applicants',
    label: msg`Applicants`,
    short: msg({ message: 'People', context: 'in the bar of a phone' }),
    glyph: 'people',
  },
  organizations,
  {
    name: 'organizations-progress.index',
    path: '/organizations-progress',
    label: msg`Progress`,
    glyph: 'chart',
    isSeldom: true,
  },
  {
    name: 'statistics.report',
    path: '/statistics/report',
    label: msg`Report of the year`,
    glyph: 'chart',
    isSeldom: true,
  },
  { name: 'employees.index', path: '/employees', label: msg`Employees`, glyph: 'people', isSeldom: true },
  { name: 'reports.index', path: '/reports', label: msg`Reports`, glyph: 'shield' },
  { name: 'audits.index', path: '/audits', label: msg`Log`, glyph: 'clock', isSeldom: true },
];

/** The staff's menu, in order. */
export const staffMenus: Record<StaffRole, readonly MenuEntry[]> = {
  tenant_member: [...staff, { ...activities, isSeldom: true }, account, help, logout],
  administrator: [
    ...staff,
    { ...team, isSeldom: true },
    { ...terms, isSeldom: true },
    {
      name: 'default-templates.index',
      path: '/default-templates',
      label: msg`Default templates`,
      glyph: 'mail',
      isSeldom: true,
    },
    { name: 'tenants.index', path: '/tenants', label: msg`Tenants`, glyph: 'card', host: 'app' },
    { ...activities, isSeldom: true },
    account,
    help,
    logout,
  ],
};

/** Of who came by a handover: what that lets them do (contract/handovers/handed-over.ts). */
export const operatorMenu: readonly MenuEntry[] = [organizations, team, { ...terms, isSeldom: true }, help, logout];

/** What waits at their desk, and companies that nobody has verified, with invitations held for them. */
const staffWork: Work = {
  asked: menuCount<Waiting>({}, async () => (await import('../../api/open-matters.ts')).fetchOpenMatters()),
  changes: /^\/v1\/(reports|open-deletions|undelivered-mails|suspicious-events|organizations|invitations)(\/|$)/,
};

/** The menus with their words, which pages that aren't the staff's alone don't bring: help, and a path that leads nowhere. */
export async function staffMenusInWords() {
  if (!(terms.label.id in i18n.messages)) await needCatalogs('desk-menu');
  return { staffMenus, operatorMenu, staffWork };
}
