import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTarget, withoutTarget } from './target.ts';

const known = new Set(['/dashboard', '/search', '/profiles/1/edit']);
const parse = (raw: unknown) => parseTarget(raw, (pathname) => known.has(pathname));
/** Everything is a known route: only the shape of the text protects. */
const shape = (raw: unknown) => parseTarget(raw, () => true);

const evil = 'evil.example';
const words = (text: string): string[] => text.trim().split(/\s+/);
/** What looks like a path, or its beginning, and leads elsewhere or nowhere. */
const astray = words(String.raw`
  // /// //// //// /\ \\ \/ /\/ \ /.// /..// /./%2e// /x/..// /%2e// /a/../..// /%2f/ /%2F /%5c /%5C /%2f%2f /%252f
  %2f%2f ／／ ⁄ @ //user:pass@ /a// //evil.example%2f@`);
const schemes = words('http https HTTPS javascript JaVaScRiPt data vbscript blob file mailto ftp');
const malformed = words(String.raw`
  search ./search ../search ?a=1 #a . // /// :80 * /search\..\.. /search%2f..%2f.. /%00 /%7f /% /%zz /%c0%af /%ff /a//b
  /search// /%09/evil.example /%0a/evil.example /%0d%0aSet-Cookie:a=b`);
/** Characters that a browser drops, or that break a line. */
const dropped = [0, 9, 10, 13, 0x7f, 0x85, 0x2028, 0x2029].map((code) => String.fromCharCode(code));

const unreadable = [
  undefined,
  null,
  1,
  {},
  ['/search'],
  '',
  ' ',
  ' /search',
  '\ufeff/search',
  '/\ud800',
  '/search?a=\udfff',
];

const hostile = [
  ...unreadable,
  ...malformed,
  `/${'a'.repeat(2000)}`,
  ...astray.map((start) => start + evil),
  ...schemes.flatMap((scheme) => [`${scheme}:x`, `${scheme}:/${evil}`, `${scheme}://${evil}`, `${scheme}:\\\\${evil}`]),
  ...dropped.flatMap((one) => [
    `${one}/search`,
    `${one}//${evil}`,
    `/${one}/${evil}`,
    `/search${one}`,
    `java${one}script:x`,
  ]),
];

describe('the original target', () => {
  it(`refuses ${hostile.length} hostile ones by their shape alone`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(130);
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
      ...words(String.raw`/ \ . .. %2f %5c %2e %09 : @ ? # & redirect= evil.example http: search % é`),
      '\t',
      '\n',
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
