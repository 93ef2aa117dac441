import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Role } from '../../../contract/kit/roles.ts';
import type { RouteName } from '../../routes/pages.ts';
import type { GlyphName } from '../../ui/icon/glyph.tsx';

export interface MenuEntry {
  readonly name: RouteName;
  readonly label: MessageDescriptor;
  /** for the bar of a phone, where the label is too long for a fifth of 320 px */
  readonly short?: MessageDescriptor;
  readonly glyph: GlyphName;
  /** Seldom opened: on a phone it is in the drawer, wherever it stands in the menu. */
  readonly isSeldom?: boolean;
  /** On the host of this tenant alone. */
  readonly host?: 'app';
}

const dashboard: MenuEntry = { name: 'dashboard', label: msg`Overview`, short: msg`Start`, glyph: 'home' };
const activities: MenuEntry = {
  name: 'activities',
  label: msg`News`,
  short: msg({ message: 'News', context: 'in the bar of a phone' }),
  glyph: 'inbox',
};
const account: MenuEntry = { name: 'account', label: msg`Account`, glyph: 'person' };
const help: MenuEntry = { name: 'help', label: msg`Help`, glyph: 'help' };
const logout: MenuEntry = { name: 'logout', label: msg`Log out`, glyph: 'logout' };

const staff: readonly MenuEntry[] = [
  dashboard,
  { name: 'applicants.index', label: msg`Applicants`, glyph: 'people' },
  { name: 'organizations.index', label: msg`Organizations`, glyph: 'building' },
  { name: 'organizations-progress.index', label: msg`Progress`, glyph: 'chart' },
  { name: 'employees.index', label: msg`Employees`, glyph: 'people' },
  { name: 'reports.index', label: msg`Reports`, glyph: 'shield' },
];

/** The menu per type of user, in order (specification, section 2). Entries without a route do not show. */
export const menus: Record<Role, readonly MenuEntry[]> = {
  applicant: [
    dashboard,
    { name: 'near-by', label: msg`Near you`, short: msg`Nearby`, glyph: 'pin' },
    activities,
    account,
    help,
    logout,
  ],
  employee: [
    dashboard,
    { ...activities, isSeldom: true },
    { name: 'profiles.index', label: msg`Profiles`, glyph: 'card', isSeldom: true },
    { name: 'email-templates.index', label: msg`E-mail templates`, glyph: 'mail', isSeldom: true },
    { name: 'search', label: msg`Search`, glyph: 'search' },
    { name: 'alerts.index', label: msg`Alerts`, glyph: 'bell', isSeldom: true },
    { name: 'registration-codes.index', label: msg`Registration codes`, short: msg`Codes`, glyph: 'ticket' },
    { name: 'applicants.index', label: msg`Recommended applicants`, glyph: 'people', isSeldom: true },
    { name: 'pings', label: msg`Contacted applicants`, short: msg`Contacts`, glyph: 'send' },
    { name: 'organization', label: msg`Organization`, glyph: 'building' },
    account,
    help,
    logout,
  ],
  tenant_member: [...staff, { ...activities, isSeldom: true }, account, help, logout],
  administrator: [
    ...staff,
    { name: 'tenants.index', label: msg`Tenants`, glyph: 'card', host: 'app' },
    { ...activities, isSeldom: true },
    account,
    help,
    logout,
  ],
};
