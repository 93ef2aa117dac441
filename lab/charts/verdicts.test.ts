import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../contract/kit/roles.ts';
import { decide } from '../../machines/session/session.access.ts';
import { sessionSituations } from '../../machines/session/session.me.ts';
import { productRoutes, routeOf } from '../product-routes.ts';
import { groupWords } from './verdict-words.ts';
import { cellOf, routeGroups } from './verdicts.ts';

const row = (path: string, role: Role) => {
  const group = routeGroups().find(({ paths }) => paths.includes(path));
  if (!group) throw new Error(`No table has ${path}`);
  return sessionSituations.map((situation) => {
    const { look, code, lines } = cellOf(group, situation, role, 'en');
    return code === undefined ? look : `${code} ${lines.join()}`;
  });
};

describe('the verdict table', () => {
  it('says what the guards say, of pages the router has, and which stages a role cannot be in [S2-47]', () => {
    expect(row('/search', 'employee')).toEqual([
      '/login?redirect=‹page› → “Log in”',
      'wait',
      'error',
      '/auth/verify-email/?redirect=‹page› → “Check your e-mail”',
      '/onboarding?‹query›&redirect=‹page› → “Four short steps, then companies find you”',
      'impossible',
      'allow',
      'wait',
      '/logout → “You are still logged in”',
    ]);
    expect(row('/search', 'applicant')[6]).toBe('notFound');
    expect(row('/dashboard', 'applicant')).not.toContain('impossible');
    expect(row('/dashboard', 'employee').flatMap((cell, at) => (cell === 'impossible' ? [at] : []))).toEqual([5]);
    for (const role of ['tenant_member', 'administrator'] as const)
      expect(row('/dashboard', role).slice(3, 7)).toEqual([
        expect.stringContaining('verify'),
        'impossible',
        'impossible',
        'allow',
      ]);
  });

  it('says of every redirect which page it leads to', () => {
    expect(row('/tos/accept', 'applicant')[3]).toBe('/auth/verify-email/ → “Check your e-mail”');
    expect(row('/login', 'tenant_member')[3]).toBe('/dashboard → “Overview”');
    const told = productRoutes.flatMap(({ path }) => roles.flatMap((role) => row(path, role)));
    expect(told.filter((cell) => cell?.includes(' ') && !/^\/\S* → “.+”$/.test(cell))).toEqual([]);
  });

  it('holds every page once, under a title of its own', () => {
    const groups = routeGroups();
    expect(groups.flatMap(({ paths }) => paths)).toHaveLength(productRoutes.length);
    const names = groups.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !groupWords.en[name])).toEqual([]);
  });

  it('may say of every page that the way back is dropped after logging out by hand', () => {
    const session = { situation: 'loggedOut', endedBy: 'logout' } as const;
    for (const { path, facts } of productRoutes) {
      const location = { pathname: path, search: '' };
      const verdict = decide({ tenant: 'found', session, location, route: facts, routeOf });
      expect(verdict.kind === 'redirect' ? verdict.href : verdict.kind, path).toMatch(/^(?:allow|\/login)$/);
    }
  });
});
