import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { specifiedPages } from '../src/routes/pages.ts';
import { pageLines, pagesText, shapeOf } from './pages.ts';
import { productRoutes } from './product-routes.ts';

describe('the table of pages', () => {
  it('has the 54 names of the specification [S2-49]', () => {
    expect(Object.keys(specifiedPages)).toHaveLength(54);
  });

  it.each(productRoutes)('has $path as the router has it, with its guards', ({ path, name, facts }) => {
    const own = pageLines.filter((line) => line.name === name && shapeOf(line.path) === shapeOf(path));
    expect(own.map(({ guards, area }) => ({ guards, area }))).toContainEqual({
      guards: facts.guards,
      area: facts.area,
    });
  });

  it.each(pageLines)('has nothing to come: $name of $audience is there', ({ name, path, guards }) => {
    const there = productRoutes.filter((route) => route.name === name && shapeOf(route.path) === shapeOf(path));
    expect(there.map(({ facts }) => facts.guards)).toContainEqual(guards);
  });

  it('names no guards for pages that open without the session', () => {
    const of = (one: string) => productRoutes.filter(({ facts: { area } }) => area === one);
    const [logout, links] = [of('logout'), of('publicLink')];
    expect([logout.length, links.length]).toEqual([1, 11]);
    expect([...logout, ...links].filter(({ facts: { guards } }) => guards.length > 0)).toEqual([]);
  });

  it('gives no audience two pages at one path', () => {
    const at = pageLines.map(({ audience, path }) => `${audience} ${shapeOf(path)}`);
    expect(at.filter((line, index) => at.indexOf(line) !== index)).toEqual([]);
  });

  it('is docs/pages.md [S2-26] [S2-27] [S2-29]', () => {
    const kept = readFileSync(new URL('../docs/pages.md', import.meta.url), 'utf8');
    expect(kept, 'run npm run diagrams and commit docs/pages.md').toBe(pagesText());
  });
});
