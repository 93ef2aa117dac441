import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { furtherPages, guardsOf, type Audience, type Page, specifiedPages } from '../src/routes/pages.ts';
import { pageLines, pagesText, pagesToCome, shapeOf } from './pages.ts';
import { productRoutes } from './product-routes.ts';

const pages: Readonly<Record<string, Page>> = { ...specifiedPages, ...furtherPages };

describe('the table of pages', () => {
  it('has the 54 names of the specification [S2-49]', () => {
    expect(Object.keys(specifiedPages)).toHaveLength(54);
  });

  it.each(productRoutes)('has $path as the router has it, with its guards', ({ path, name, facts }) => {
    const page = pages[name];
    const audiences = pageLines.flatMap((line) =>
      line.name === name && line.isBuilt && shapeOf(line.path) === shapeOf(path) ? [line.audience] : [],
    );
    expect(audiences, name).not.toEqual([]);
    expect(page?.area).toBe(facts.area);
    for (const audience of audiences) expect([name, facts.guards]).toEqual([name, page && guardsOf(page, audience)]);
  });

  it('names no guards for pages that open without the session', () => {
    const open = productRoutes.filter(({ facts: { area } }) => area === 'logout' || area === 'publicLink');
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter(({ facts: { guards } }) => guards.length > 0)).toEqual([]);
  });

  it('gives no audience two pages at one path', () => {
    const at = pageLines.map(({ audience, path }) => `${audience} ${shapeOf(path)}`);
    expect(at.filter((line, index) => at.indexOf(line) !== index)).toEqual([]);
  });

  it('says which are to come; one that is built leaves this list [S2-26] [S2-27] [S2-29]', () => {
    const records = (path: string) => [`/${path}/{id}`, `/${path}/{id}/edit`, `/${path}/create`];
    const below = (paths: readonly string[]) => paths.map((path) => `/organizations/{id}${path}`);
    const toCome: Partial<Record<Audience, readonly string[]>> = {
      applicant: ['/near-by'],
      employee: ['/email-templates/{id}', '/profiles/{id}'],
      tenant_member: [
        '/applicants',
        '/applicants/{id}',
        '/employees',
        '/organizations',
        '/organizations/create',
        '/organizations/{id}',
        '/organizations-progress',
        ...below(['/employees', '/invitations', '/pings']),
        ...['alerts', 'profiles', 'email-templates', 'registration-codes'].flatMap((path) =>
          below([`/${path}`, ...records(path)]),
        ),
      ],
      administrator: ['/employees/{id}', '/organizations/{id}/delete', '/tenants', '/tenants/{id}'],
    };
    const sorted = (lists: typeof toCome) =>
      Object.fromEntries(Object.entries(lists).map(([audience, paths]) => [audience, paths.toSorted()]));
    expect(sorted(Object.fromEntries(pagesToCome()))).toEqual(sorted(toCome));
  });

  it('is docs/pages.md', () => {
    const kept = readFileSync(new URL('../docs/pages.md', import.meta.url), 'utf8');
    expect(kept, 'run npm run diagrams and commit docs/pages.md').toBe(pagesText());
  });
});
