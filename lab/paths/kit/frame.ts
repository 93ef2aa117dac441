import type { Locale } from '../../../contract/kit/fields.ts';
import { demoWorlds } from '../../../server/demo/world.ts';
import type { Slug } from '../../../tests/support/browser-world.ts';
import { speech } from '../../../tests/support/speech.ts';
import type { Control } from './controls.ts';
import type { Standing } from './verdict.ts';

/** Each page offers the language that it is not in, by that language's own name. */
export const otherLanguage: Record<Locale, string> = { de: 'English', en: 'Deutsch' };

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

/** Whose page it is: the way to where one begins. */
const tenantNames = new Map(demoWorlds.map(({ tenant }) => [tenant.slug, tenant.name]));

const loggedIn: ReadonlySet<string> = new Set(['unverified', 'needsOnboarding', 'needsTos', 'ready']);

/** What stands around every page, once each. */
export const frameOf = ({ situation }: Standing, locale: Locale, slug: Slug): readonly Control[] => [
  { role: 'link', name: `${tenantNames.get(slug)}, ${speech(locale)('start page')}` },
  { role: 'button', name: otherLanguage[locale] },
  'link Imprint',
  'link Privacy',
  'link Contact',
  ...(loggedIn.has(situation) ? (['link Log out'] as const) : []),
];

/** The menu, where the page has one: whoever is ready may still be at a page without. */
export function menuOf({ situation, role }: Standing): readonly Control[] {
  const isReady = situation === 'ready' && (role === 'applicant' || role === 'employee');
  return ['link Help', ...(isReady ? (['link Skip to the page', ...menus[role]] as const) : [])];
}
