import type { Role } from '../../contract/kit/roles.ts';
import { authorWords } from '../../machines/kit/lifecycle-words.ts';
import { decide, type TenantSituation } from '../../machines/session/session.access.ts';
import { type SessionSituation, sessionSituations } from '../../machines/session/session.me.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import type { Cell, Row, Section, Table } from './table.ts';
import { both, type Text } from './text.ts';
import { routeOf } from '../product-routes.ts';
import { cellOf, isRoleKnown, type RouteGroup, routeGroups, type Verdicted } from './verdict-table.ts';
import * as words from './verdict-words.ts';

const roles: readonly Role[] = ['applicant', 'employee', 'tenant_member', 'administrator'];

/** The verdict table: what becomes of a visit to each page, for everybody in every situation. */
export const verdictsSection = (): Section => ({
  id: 'verdicts',
  title: words.texts.title,
  intro: words.texts.intro,
  tables: [tenantTable(), ...routeGroups().map(groupTable)],
});

const stateWords = (situation: SessionSituation): Text =>
  both((locale) => sessionWords[locale].states[words.stateOfSituation[situation]][0]);

const groupTable = (group: RouteGroup): Table => ({
  id: `verdicts-${slugOf(words.titleOf(group, 'en'))}`,
  title: both((locale) => words.titleOf(group, locale)),
  codes: group.paths,
  columns: [words.texts.role, ...sessionSituations.map(stateWords)],
  rows: roles.map((role, index) => ({
    id: role,
    title: both((locale) => authorWords[locale][role]),
    cells: sessionSituations.map((situation): Cell | null => {
      const cell = tableCell(cellOf(group, situation, role));
      // as long as nobody knows who it is, one cell holds for every role
      return isRoleKnown(situation) ? cell : index === 0 ? { ...cell, span: roles.length } : null;
    }),
  })),
});

function tableCell(cell: Verdicted): Cell {
  if (cell.kind === 'redirect')
    return { lines: [both((locale) => `→ ${words.destinationOf(cell, locale)}`)], code: cell.href, look: 'redirect' };
  return { lines: [both((locale) => words.cellWords[cell.kind][locale].join(' '))], look: cell.kind };
}

/** The tenant is asked before anything else, so that who asks makes no difference. */
function tenantTable(): Table {
  const cell = (tenant: TenantSituation, pathname: string): Cell => {
    const session = { situation: 'ready', role: 'applicant' } as const;
    const verdict = decide({ tenant, session, location: { pathname, search: '' }, route: { guards: [] }, routeOf });
    if (verdict.kind === 'allow') return { lines: [words.texts.goesOn], look: 'allow' };
    if (verdict.kind === 'error') return { lines: [`! ${verdict.status}`], code: verdict.message, look: 'error' };
    return tableCell(
      verdict.kind === 'redirect' ? { ...verdict, path: verdict.href, target: 'none' } : { kind: verdict.kind },
    );
  };
  return {
    id: 'verdicts-tenant',
    title: words.texts.tenants,
    columns: [words.texts.situation, words.texts.atRoot, words.texts.elsewhere],
    rows: Object.entries(words.tenantSituationWords).map(([tenant, title]): Row => {
      const cells = ['/', '/dashboard'].map((pathname) => cell(tenant as TenantSituation, pathname));
      return { id: tenant, title, cells };
    }),
  };
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
