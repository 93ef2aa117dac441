import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { nodesIn, pathOf } from '../../machines/kit/coverage.ts';
import type { StateOf } from '../../machines/kit/words.ts';
import { decide, type RouteFacts } from '../../machines/session/session.access.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { type SessionSituation, sessionSituations, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { productRoutes, routeOf } from '../product-routes.ts';
import { authorWord } from './lifecycle-words.ts';
import { pageNameOf } from './page-names.ts';
import type { Cell, Section, Table } from './table.ts';
import * as told from './verdict-words.ts';
import { quoted } from './words.ts';

interface RouteGroup {
  readonly name: string;
  readonly facts: RouteFacts | undefined;
  readonly paths: readonly string[];
}

const roles: readonly Role[] = ['applicant', 'employee', 'tenant_member', 'administrator'];

export function verdictsSection(locale: Locale): Section {
  const { title, intro } = told.texts[locale];
  const tables = routeGroups().map((group) => groupTable(group, locale));
  return { id: 'verdicts', title, intro, tables };
}

/** All pages by what the guards are told about them, and at the end the addresses that no page has. */
export function routeGroups(): RouteGroup[] {
  const groups = Map.groupBy(productRoutes, ({ facts }) => JSON.stringify(facts));
  return [
    ...[...groups.values()].map((pages): RouteGroup => {
      const facts = pages[0]?.facts;
      const last = facts?.guards.at(-1);
      const isEarly = last === 'applicant' && !facts?.guards.includes('tos-accepted');
      const early = facts?.guards.includes('onboarded') ? 'applicant before terms' : 'applicant before onboarding';
      const isOthers = facts?.area === undefined && facts?.roles?.includes('applicant') === false;
      const name = facts?.area ?? (isOthers ? 'company or staff' : isEarly ? early : last) ?? 'unguarded';
      return { name, facts, paths: pages.map(({ path }) => path) };
    }),
    { name: 'noPage', facts: undefined, paths: [] },
  ];
}

const groupTable = (group: RouteGroup, locale: Locale): Table => ({
  id: `verdicts-${group.name.replaceAll(' ', '-')}`,
  title: told.groupWords[locale][group.name] ?? group.name,
  codes: group.paths,
  columns: [told.texts[locale].role, ...sessionSituations.map((situation) => columnOf(situation, locale))],
  rows: roles.map((role, index) => ({
    id: role,
    title: authorWord(role, locale),
    cells: sessionSituations.map((situation): Cell | null => {
      const cell = cellOf(group, situation, role, locale);
      // as long as nobody knows who it is, one cell holds for every role
      return isRoleKnown(situation) ? cell : index === 0 ? { ...cell, span: roles.length } : null;
    }),
  })),
});

function columnOf(situation: SessionSituation, locale: Locale): string {
  const node = nodesIn(sessionMachine.root).findLast(({ tags }) => tags.includes(situation));
  return sessionModel.words[locale].states[(node ? pathOf(node) : 'opening') as StateOf<typeof sessionMachine>][0];
}

const isRoleKnown = (situation: SessionSituation): boolean => sessionStages.some((stage) => stage === situation);

/** Whether somebody of a role who lacks what this stage asks for would stand there, and not further on. */
function isPossible(situation: SessionSituation, role: Role): boolean {
  const [verified, onboarded, tosAccepted] = (['unverified', 'needsOnboarding', 'needsTos'] as const).map(
    (one) => one !== situation,
  );
  return stageOf(meOf(role, { verified, onboarded, tosAccepted })) === situation;
}

const asked = '?q=1';
export function cellOf(group: RouteGroup, situation: SessionSituation, role: Role, locale: Locale): Cell {
  if (isRoleKnown(situation) && !isPossible(situation, role)) return plainCell('impossible', locale);
  const pathname = group.paths[0] ?? '/nowhere';
  const verdict = decide({
    tenant: 'found',
    session: { situation, role: isRoleKnown(situation) ? role : undefined, endedBy: null },
    location: { pathname, search: asked },
    route: group.facts,
    routeOf,
  });
  if (verdict.kind !== 'redirect') return plainCell(verdict.kind, locale);
  const to = routeNameAt(verdict.href.replace(/\?.*/, ''));
  return {
    lines: [`→ ${to ? quoted(locale, pageNameOf(to, locale)) : verdict.href}`],
    code: verdict.href.replace(encodeURIComponent(pathname + asked), '‹page›').replace('q=1', '‹query›'),
    look: 'redirect',
  };
}

const routeNameAt = (address: string) =>
  productRoutes.find(({ path }) => path.replace(/\/$/, '') === address.replace(/\/$/, ''))?.name;

const plainCell = (look: keyof (typeof told.cellWords)['en'], locale: Locale): Cell => ({
  lines: [told.cellWords[locale][look]],
  look,
});
