import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { furtherPages, guardsOf, type Page, specifiedPages } from '../src/routes/pages.ts';
import { pageLines, pagesText, shapeOf } from './pages.ts';
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
    const of = (one: string) => productRoutes.filter(({ facts: { area } }) => area === one);
    const [logout, links] = [of('logout'), of('publicLink')];
    expect([logout.length, links.length]).toEqual([1, 10]);
    expect([...logout, ...links].filter(({ facts: { guards } }) => guards.length > 0)).toEqual([]);
  });

  it('gives no audience two pages at one path', () => {
    const at = pageLines.map(({ audience, path }) => `${audience} ${shapeOf(path)}`);
    expect(at.filter((line, index) => at.indexOf(line) !== index)).toEqual([]);
  });

  it('is docs/pages.md, which says of each page whether it is there [S2-26] [S2-27] [S2-29]', () => {
    const kept = readFileSync(new URL('../docs/pages.md', import.meta.url), 'utf8');
    expect(kept, 'run npm run diagrams and commit docs/pages.md').toBe(pagesText());
  });
});
