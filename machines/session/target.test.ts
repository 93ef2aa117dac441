import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTarget, withoutTarget } from './target.ts';

const known = new Set(['/dashboard', '/search', '/profiles/1/edit']);
const parse = (raw: unknown) => parseTarget(raw, (pathname) => known.has(pathname));
/** Everything is a known route: only the shape of the text protects. */
const shape = (raw: unknown) => parseTarget(raw, () => true);

const control = (code: number) => String.fromCharCode(code);
/** None of these may lead anywhere, whatever routes there are. */
const hostile: unknown[] = [
  undefined,
  null,
  1,
  {},
  ['/search'],
  '',
  ' ',
  'search',
  './search',
  '../search',
  '?a=1',
  '#a',
  '.',
  '//',
  '///',
  '////',
  '//evil.example',
  '///evil.example',
  '////evil.example/search',
  '//evil.example%2f@app',
  '//user:pass@evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '\\evil.example',
  '/search\\..\\..',
  'http://evil.example',
  'https://evil.example/search',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  'mailto:a@b',
  'ftp://evil.example',
  'javascript://%0aalert(1)',
  `java${control(9)}script:alert(1)`,
  ` /search`,
  `${control(9)}/search`,
  `${control(10)}//evil.example`,
  `/${control(9)}/evil.example`,
  `/${control(10)}/evil.example`,
  `/${control(13)}/evil.example`,
  `/search${control(0)}`,
  `/${control(0)}/evil.example`,
  `/search${control(0x7f)}`,
  `/search${control(0x85)}`,
  `/search${control(0x2028)}`,
  `/search${control(0x2029)}`,
  `${control(0xfeff)}/search`,
  '/.//evil.example',
  '/..//evil.example',
  '/./%2e//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/a/../..//evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2f%2fevil.example',
  '/%252fevil.example',
  '/search%2f..%2f..',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%00',
  '/%7f',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%ff',
  '/\ud800',
  '/search?a=\udfff',
  '/a//b',
  '/search//',
  `/${'a'.repeat(2000)}`,
  '@evil.example',
  ':80',
  '*',
  '%2f%2fevil.example',
  '／／evil.example',
  '⁄search',
];

describe('the original target', () => {
  it(`refuses ${hostile.length} hostile ones by their shape alone`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(59);
    expect(hostile.filter((raw) => shape(raw) !== null)).toEqual([]);
  });

  it.each([
    ['/search', '/search'],
    ['/search?radius=5&q=a%20b', '/search?radius=5&q=a%20b'],
    ['/search?a=//evil.example', '/search?a=//evil.example'],
    ['/search#//evil.example', '/search'],
    ['/search?redirect=%2Fdashboard&a=1', '/search?a=1'],
    ['/search?%72edirect=%2Fdashboard', '/search'],
    ['/x/../search', '/search'],
    ['/./search', '/search'],
    ['/profiles/1/edit', '/profiles/1/edit'],
    ['/profiles/1/../../../dashboard', '/dashboard'],
    ['/search/', null],
    ['/Search', null],
    ['/evil.example', null],
    ['/@evil.example', null],
  ])('makes of %s what a browser makes of it, and only if it is a page: %s', (raw, target) =>
    expect(parse(raw)).toBe(target),
  );

  it('never leaves the origin, whatever is typed, and is stable', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%09',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      '&',
      'redirect=',
      'evil.example',
      'http:',
      'search',
      '%',
      'é',
      '\ud83d',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.webPath().map((path) => `/${path}`),
    );
    fc.assert(
      fc.property(texts, (raw) => {
        const target = shape(raw);
        if (target === null) return;
        const url = new URL(target, 'https://app.example.org');
        expect(url.origin).toBe('https://app.example.org');
        expect(url.pathname + url.search).toBe(target);
        expect(target).toMatch(/^\/(?!\/)/);
        expect(shape(target)).toBe(target);
      }),
      { numRuns: 5000 },
    );
  });

  it('leaves the rest of a query as it stands', () => {
    expect(withoutTarget('?b=2&redirect=%2Fx&a=%20+c')).toBe('?b=2&a=%20+c');
    expect(withoutTarget('')).toBe('');
  });
});
