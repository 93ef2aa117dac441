import type { Locale } from '../../../contract/kit/fields.ts';
import type { Control } from './controls.ts';
import type { Standing } from './verdict.ts';

/** The languages by their own names: each page offers the other one. */
const other: Record<Locale, string> = { de: 'English', en: 'Deutsch' };

const menus = {
  applicant: ['link Overview', 'link Account'],
  employee: [
    'link Overview',
    'link Search',
    'link Registration codes',
    'link Contacted applicants',
    'link Organization',
    'link Account',
  ],
} as const;

const loggedIn: ReadonlySet<string> = new Set(['unverified', 'needsOnboarding', 'needsTos', 'ready']);

/** What stands around every page, by who looks; and the cross of whatever is told beside it. */
export function frameOf({ situation, role }: Standing, locale: Locale): readonly Control[] {
  const isReady = situation === 'ready' && (role === 'applicant' || role === 'employee');
  return [
    { role: 'button', called: other[locale] },
    'link Imprint',
    'link Privacy',
    'link Contact',
    'button Close',
    ...(loggedIn.has(situation) ? (['link Log out', 'link Help'] as const) : []),
    ...(isReady ? menus[role] : []),
  ];
}
