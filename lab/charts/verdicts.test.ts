import { describe, expect, it } from 'vitest';
import type { Role } from '../../contract/kit/roles.ts';
import { decide } from '../../machines/session/session.access.ts';
import { sessionSituations } from '../../machines/session/session.me.ts';
import { productRoutes, routeOf } from '../product-routes.ts';
import { cellOf, possibleStages, routeGroups } from './verdict-table.ts';
import { titleOf } from './verdict-words.ts';
import { verdictsSection } from './verdicts.ts';

const groupOf = (path: string) => {
  const group = routeGroups().find(({ paths }) => paths.includes(path));
  if (!group) throw new Error(`No table has ${path}`);
  return group;
};
const row = (path: string, role: Role) =>
  sessionSituations.map((situation) => {
    const cell = cellOf(groupOf(path), situation, role);
    return cell.kind === 'redirect' ? `${cell.href} (${cell.target})` : cell.kind;
  });

describe('the verdict table', () => {
  it('says what the guards say, of pages the router has [S2-47]', () => {
    expect(row('/search', 'employee')).toEqual([
      '/login?redirect=‹page› (this page)',
      'wait',
      'error',
      '/auth/verify-email/?redirect=‹page› (this page)',
      '/onboarding?‹query›&redirect=‹page› (this page)',
      'impossible',
      'allow',
      'wait',
      '/logout (none)',
    ]);
    expect(row('/search', 'applicant').slice(5, 7)).toEqual(['/tos/accept?redirect=‹page› (this page)', 'notFound']);
    expect(row('/tos/accept', 'applicant').slice(3, 7)).toEqual([
      '/auth/verify-email/ (page asked before)',
      '/onboarding (page asked before)',
      'allow',
      'allow',
    ]);
    expect(row('/login', 'tenant_member').slice(3, 7)).toEqual([
      '/dashboard (instead)',
      'impossible',
      'impossible',
      '/dashboard (instead)',
    ]);
  });

  it('marks the stages that a role cannot be in', () => {
    expect([...possibleStages('applicant')].toSorted()).toEqual(['needsOnboarding', 'needsTos', 'ready', 'unverified']);
    expect([...possibleStages('employee')].toSorted()).toEqual(['needsOnboarding', 'ready', 'unverified']);
    expect([...possibleStages('tenant_member')].toSorted()).toEqual(['ready', 'unverified']);
    expect([...possibleStages('administrator')].toSorted()).toEqual(['ready', 'unverified']);
  });

  it('holds every page once, under a title of its own', () => {
    const groups = routeGroups();
    expect(groups.flatMap(({ paths }) => paths)).toHaveLength(productRoutes.length);
    const titles = groups.map((group) => titleOf(group, 'en'));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('may say of every page that the way back is dropped after logging out by hand', () => {
    for (const { path, facts } of productRoutes) {
      const verdict = decide({
        tenant: 'found',
        session: { situation: 'loggedOut', endedBy: 'logout' },
        location: { pathname: path, search: '' },
        route: facts,
        routeOf,
      });
      expect(verdict).toSatisfy(
        () => verdict.kind === 'allow' || (verdict.kind === 'redirect' && verdict.href === '/login'),
      );
    }
  });

  it('has a table for each kind of page, and one for the tenant', () => {
    expect(verdictsSection().tables).toHaveLength(routeGroups().length + 1);
  });
});
