import { msg } from '@lingui/core/macro';
import { use } from 'react';
import type { Role } from '../../../contract/kit/roles.ts';
import type { Me } from '../../../contract/users/me.schema.ts';
import { keptLoad } from '../../api/kept-load.ts';
import { waiting } from '../../api/menu-counts.ts';
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

const ofCompany: Work = {
  asked: waiting,
  changes: /^\/v1\/(pings\/\{id\}|appointments|deletion-requests|alerts|recommendations)(\/|$)/,
};

interface Menu {
  readonly entries: readonly MenuEntry[];
  readonly work?: Work;
}
const none: Menu = { entries: [] };

/** Suspends once for staff, while their menu is fetched. A visit of the operator's has no desk. */
export function useMenu(me: Me | undefined): Menu {
  if (me === undefined) return none;
  const { type } = me.user;
  if (type === 'applicant') return { entries: menus.applicant };
  if (type === 'employee') return { entries: menus.employee, work: ofCompany };
  const { staffMenus, operatorMenu, staffWork } = use(ofStaff());
  return me.handover ? { entries: operatorMenu } : { entries: staffMenus[type], work: staffWork };
}
