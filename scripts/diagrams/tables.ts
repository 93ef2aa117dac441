import type { Locale } from '../../contract/kit/fields.ts';
import { type Author, type Role, roles } from '../../contract/kit/roles.ts';
import { authorWords } from '../../machines/kit/lifecycle-words.ts';
import { lifecycles } from '../../machines/lifecycles.ts';
import { decide, type TenantSituation, type Verdict } from '../../machines/session/session.access.ts';
import { sessionSituations } from '../../machines/session/session.me.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { both } from './phrases.ts';
import { routeOf } from './product-routes.ts';
import { type Cell, cellOf, isRoleKnown, routeGroups } from './verdict-table.ts';
import * as words from './verdict-words.ts';
import { titleOf } from './verdicts.ts';
import type { Text } from './markup.ts';

/** A table of the page as text, one line for each thing it says: for diffs and for the comparison of revisions. */
export interface Table {
  readonly id: string;
  readonly lines: readonly Text[];
}

/** The verdict table and the lifecycles, in the page's order. */
export const allTables = (): Table[] => [
  { id: 'verdicts', lines: [...tenantLines(), ...routeGroups().flatMap(groupLines)] },
  { id: 'lifecycles', lines: lifecycles.flatMap(lifecycleLines) },
];

function tenantLines(): Text[] {
  return (Object.keys(words.tenantSituationWords) as TenantSituation[]).flatMap((tenant) =>
    ['/', '/dashboard'].map((pathname) => {
      const session = { situation: 'ready', role: 'applicant' } as const;
      const verdict = decide({ tenant, session, location: { pathname, search: '' }, route: { guards: [] }, routeOf });
      return both(
        (locale) => `${words.tenantSituationWords[tenant][locale]}, ${pathname}: ${verdictText(verdict, locale)}`,
      );
    }),
  );
}

function verdictText(verdict: Verdict, locale: Locale): string {
  if (verdict.kind === 'redirect') return `→ ${verdict.href}`;
  if (verdict.kind === 'error') return `${verdict.status} ${verdict.message}`;
  return words.cellWords[verdict.kind][locale][1];
}

function groupLines(group: ReturnType<typeof routeGroups>[number]): Text[] {
  const title = (locale: Locale) => titleOf(group, locale);
  const line = (situation: (typeof sessionSituations)[number], role: Role): Text =>
    both((locale) => {
      const [who] = isRoleKnown(situation) ? [authorWords[locale][role]] : [];
      const stage = sessionWords[locale].states[words.stateOfSituation[situation]][0];
      return `${[title(locale), stage, who].filter(Boolean).join(', ')}: ${cellText(cellOf(group, situation, role), locale)}`;
    });
  return [
    both((locale) => [`${title(locale)}:`, ...group.paths].join(' ')),
    ...sessionSituations.flatMap((situation) =>
      roles.slice(0, isRoleKnown(situation) ? roles.length : 1).map((role) => line(situation, role)),
    ),
  ];
}

function cellText(cell: Cell, locale: Locale): string {
  return cell.kind === 'redirect'
    ? `→ ${words.destinationOf(cell, locale)} ${cell.href}`
    : words.cellWords[cell.kind][locale][1];
}

function lifecycleLines({ lifecycle, words: own }: (typeof lifecycles)[number]): Text[] {
  const nameOf = (locale: Locale, status: string) => own[locale].statuses[status]?.[0] ?? status;
  const begins = { de: 'Anfang', en: 'beginning' };
  const people = (locale: Locale, by: readonly Author[]) => by.map((author) => authorWords[locale][author]).join(', ');
  return [
    both((locale) => `${own[locale].title}: ${begins[locale]} → ${nameOf(locale, lifecycle.initial)}`),
    ...lifecycle.transitions.map(({ from, event, by, to }) =>
      both((locale) => {
        const deed = own[locale].events[event] ?? event;
        return `${own[locale].title}, ${nameOf(locale, from)}: ${deed} (${people(locale, by)}) → ${nameOf(locale, to)}`;
      }),
    ),
  ];
}
