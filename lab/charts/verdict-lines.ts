import type { Locale } from '../../contract/kit/fields.ts';
import { type Role, roles } from '../../contract/kit/roles.ts';
import { authorWords } from '../../machines/kit/lifecycle-words.ts';
import { decide, type TenantSituation, type Verdict } from '../../machines/session/session.access.ts';
import { type SessionSituation, sessionSituations } from '../../machines/session/session.me.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import type { Text } from './markup.ts';
import { both } from './phrases.ts';
import { routeOf } from '../product-routes.ts';
import { type Cell, cellOf, isRoleKnown, type RouteGroup, routeGroups } from './verdict-table.ts';
import * as words from './verdict-words.ts';

/** The addresses that stand for all: where the tenant is not found, the root is told apart from everything else. */
const addresses = ['/', '/dashboard'] as const;

/** The verdict table as text, a line for each cell and one for the pages of each table. */
export const verdictLines = (): Text[] => [
  ...(Object.keys(words.tenantSituationWords) as TenantSituation[]).flatMap((tenant) =>
    addresses.map((pathname) => tenantLine(tenant, pathname)),
  ),
  ...routeGroups().flatMap((group) => [
    pagesLine(group),
    ...sessionSituations.flatMap((situation) =>
      roles.slice(0, isRoleKnown(situation) ? roles.length : 1).map((role) => cellLine(group, situation, role)),
    ),
  ]),
];

/** What becomes of a visit to the root, or to any other address, in a situation of the tenant. */
export function tenantLine(tenant: TenantSituation, pathname: (typeof addresses)[number]): Text {
  const verdict = tenantVerdict(tenant, pathname);
  return both(
    (locale) => `${words.tenantSituationWords[tenant][locale]}, ${pathname}: ${verdictText(verdict, locale)}`,
  );
}

/** The tenant is asked before anything else, so that who asks makes no difference. */
export function tenantVerdict(tenant: TenantSituation, pathname: (typeof addresses)[number]): Verdict {
  const session = { situation: 'ready', role: 'applicant' } as const;
  return decide({ tenant, session, location: { pathname, search: '' }, route: { guards: [] }, routeOf });
}

function verdictText(verdict: Verdict, locale: Locale): string {
  if (verdict.kind === 'redirect') return `→ ${verdict.href}`;
  if (verdict.kind === 'error') return `${verdict.status} ${verdict.message}`;
  return words.cellWords[verdict.kind][locale][1];
}

/** Which pages share a table. */
export const pagesLine = (group: RouteGroup): Text =>
  both((locale) => [`${words.titleOf(group, locale)}:`, ...group.paths].join(' '));

/** A cell of a group's table; as long as nobody knows who it is, one line holds for every role. */
export function cellLine(group: RouteGroup, situation: SessionSituation, role: Role): Text {
  return both((locale) => {
    const [who] = isRoleKnown(situation) ? [authorWords[locale][role]] : [];
    const stage = sessionWords[locale].states[words.stateOfSituation[situation]][0];
    const about = [words.titleOf(group, locale), stage, who].filter(Boolean).join(', ');
    return `${about}: ${cellText(cellOf(group, situation, role), locale)}`;
  });
}

function cellText(cell: Cell, locale: Locale): string {
  return cell.kind === 'redirect'
    ? `→ ${words.destinationOf(cell, locale)} ${cell.href}`
    : words.cellWords[cell.kind][locale][1];
}
