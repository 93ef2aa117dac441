import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Role } from '../../../contract/kit/roles.ts';
import type { RouteName } from '../../routes/pages.ts';
import type { GlyphName } from '../../ui/icon/glyph.tsx';

export interface MenuEntry {
  readonly name: RouteName;
  /** Said here and not looked up: a company's and the staff's routes come after their menu (late-routes.ts). */
  readonly path: string;
  readonly label: MessageDescriptor;
  /** for the bar of a phone, where the label is too long for a fifth of 320 px */
  readonly short?: MessageDescriptor;
  readonly glyph: GlyphName;
  /** Seldom opened: on a phone it is in the drawer, wherever it stands in the menu. */
  readonly isSeldom?: boolean;
  /** On the host of this tenant alone. */
  readonly host?: 'app';
}

const dashboard: MenuEntry = {
  name: 'dashboard',
  path: '/dashboard',
  label: msg`Overview`,
  short: msg`Start`,
  glyph: 'home',
};
const activities: MenuEntry = {
  name: 'activities',
  path: '/activities',
  label: msg`News`,
  short: msg({ message: 'News', context: 'in the bar of a phone' }),
  glyph: 'inbox',
};
const account: MenuEntry = { name: 'account', path: '/account', label: msg`Account`, glyph: 'person' };
const help: MenuEntry = { name: 'help', path: '/help', label: msg`Help`, glyph: 'help' };
const logout: MenuEntry = { name: 'logout', path: '/logout', label: msg`Log out`, glyph: 'logout' };

const staff: readonly MenuEntry[] = [
  dashboard,
  {
    name: 'organizations.index',
    path: '/organizations',
    label: msg`Organizations`,
    short: msg`Companies`,
    glyph: 'building',
  },
  {
    name: 'applicants.index',
    path: '/applicants',
    label: msg`Applicants`,
    short: msg({ message: 'People', context: 'in the bar of a phone' }),
    glyph: 'people',
  },
  {
    name: 'organizations-progress.index',
    path: '/organizations-progress',
    label: msg`Progress`,
    glyph: 'chart',
    isSeldom: true,
  },
  { name: 'employees.index', path: '/employees', label: msg`Employees`, glyph: 'people', isSeldom: true },
  { name: 'reports.index', path: '/reports', label: msg`Reports`, glyph: 'shield' },
  { name: 'audits.index', path: '/audits', label: msg`Log`, glyph: 'clock', isSeldom: true },
];

/** The menu per type of user, in order (specification, section 2). */
export const menus: Record<Role, readonly MenuEntry[]> = {
  applicant: [
    dashboard,
    { name: 'near-by', path: '/near-by', label: msg`Near you`, short: msg`Nearby`, glyph: 'pin' },
    activities,
    account,
    help,
    logout,
  ],
  employee: [
    dashboard,
    { ...activities, isSeldom: true },
    { name: 'profiles.index', path: '/profiles', label: msg`Profiles`, glyph: 'card', isSeldom: true },
    {
      name: 'email-templates.index',
      path: '/email-templates',
      label: msg`E-mail templates`,
      glyph: 'mail',
      isSeldom: true,
    },
    { name: 'search', path: '/search', label: msg`Search`, glyph: 'search' },
    { name: 'alerts.index', path: '/alerts', label: msg`Alerts`, glyph: 'bell', isSeldom: true },
    {
      name: 'registration-codes.index',
      path: '/registration-codes',
      label: msg`Registration codes`,
      short: msg`Codes`,
      glyph: 'ticket',
    },
    {
      name: 'applicants.index',
      path: '/applicants',
      label: msg`Recommended applicants`,
      glyph: 'people',
      isSeldom: true,
    },
    { name: 'pings', path: '/pings', label: msg`Contacted applicants`, short: msg`Contacts`, glyph: 'send' },
    { name: 'organization', path: '/organization', label: msg`Organization`, glyph: 'building' },
    account,
    help,
    logout,
  ],
  tenant_member: [...staff, { ...activities, isSeldom: true }, account, help, logout],
  administrator: [
    ...staff,
    { name: 'staff.index', path: '/staff', label: msg`Team`, glyph: 'people', isSeldom: true },
    { name: 'terms.index', path: '/terms', label: msg`Terms of use`, glyph: 'edit', isSeldom: true },
    { name: 'tenants.index', path: '/tenants', label: msg`Tenants`, glyph: 'card', host: 'app' },
    { ...activities, isSeldom: true },
    account,
    help,
    logout,
  ],
};
