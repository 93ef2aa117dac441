import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { waiting } from '../../api/menu-counts.ts';
import type { RouteName } from '../../routes/pages.ts';
import type { GlyphName } from '../../ui/icon/glyph.tsx';

/** What waits for somebody, and where what is written may change how much that is. */
export interface Work {
  readonly asked: typeof waiting;
  readonly changes: RegExp;
}

export type StaffRole = 'tenant_member' | 'administrator';

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

export const dashboard: MenuEntry = {
  name: 'dashboard',
  path: '/dashboard',
  label: msg`Overview`,
  short: msg`Start`,
  glyph: 'home',
};
export const activities: MenuEntry = {
  name: 'activities',
  path: '/activities',
  label: msg`News`,
  short: msg({ message: 'News', context: 'in the bar of a phone' }),
  glyph: 'inbox',
};
export const account: MenuEntry = { name: 'account', path: '/account', label: msg`Account`, glyph: 'person' };
export const help: MenuEntry = { name: 'help', path: '/help', label: msg`Help`, glyph: 'help' };
export const logout: MenuEntry = { name: 'logout', path: '/logout', label: msg`Log out`, glyph: 'logout' };
