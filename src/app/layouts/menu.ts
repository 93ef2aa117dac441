import { msg } from '@lingui/core/macro';
import { use } from 'react';
import type { Role } from '../../../contract/kit/roles.ts';
import type { Me } from '../../../contract/users/me.schema.ts';
import { keptLoad } from '../../api/kept-load.ts';
import { account, activities, dashboard, help, logout, type MenuEntry, type StaffRole } from './menu-entries.ts';

/** The menu per type of user, in order (specification, section 2); the staff's is a file of its own, which nobody else transfers. */
export const menus: Record<Exclude<Role, StaffRole>, readonly MenuEntry[]> = {
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
};

const ofStaff = keptLoad(async () => (await import('./staff-menu.ts')).staffMenusInWords());

/** Suspends once for staff, while their menu is fetched. */
export function useMenu(me: Me | undefined): readonly MenuEntry[] {
  if (me === undefined) return [];
  const { type } = me.user;
  if (type !== 'tenant_member' && type !== 'administrator') return menus[type];
  const { staffMenus, operatorMenu } = use(ofStaff());
  return me.handover ? operatorMenu : staffMenus[type];
}
