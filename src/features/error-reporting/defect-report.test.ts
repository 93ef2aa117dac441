import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserErrorSchema } from '../../../contract/error-reporting/error-reporting.schema.ts';
import * as v from 'valibot';
import { ApiError } from '../../api/api-error.ts';
import { defectOf, ownFrames, sendDefect } from './defect-report.ts';

const { origin } = window.location;
const at = (error: Error, ...lines: string[]) => Object.assign(error, { stack: lines.join('\n') });
const own = `    at o (${origin}/assets/a1b2c3d.js:1:2345)`;

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/main-A.js"></script>';
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Chromium', [`    at o (${origin}/assets/a1b2c3d.js:1:2345)`, `    at async ${origin}/assets/main-A.js?v=2:3:4`]],
  ['Firefox and Safari', [`o@${origin}/assets/a1b2c3d.js:1:2345`, `${origin}/assets/main-A.js:3:4`]],
])('lines of own files are read from stacks of %s', (_, lines) => {
  expect(ownFrames(lines.join('\n'), origin)[0]).toEqual({ file: '/assets/a1b2c3d.js', line: 1, column: 2345 });
  expect(ownFrames(lines.join('\n').replace('?v=2', ''), origin)[1]).toEqual({
    file: '/assets/main-A.js',
    line: 3,
    column: 4,
  });
});

test('pages by their address, extensions and other hosts are no files of the program', () => {
  const foreign = [
    `at x (${origin}/near-by/0198c5a0-0000-7000-8000-000000000009:1:1)`,
    'at y (chrome-extension://abcdef/content.js:1:1)',
    'at z (https://elsewhere.example/assets/a1b2c3d.js:1:1)',
    `at w (${origin}/assets/../register?code=CHEM1E26:1:1)`,
  ];
  expect(ownFrames(foreign.join('\n'), origin)).toEqual([]);
  expect(defectOf(at(new Error('x'), ...foreign), 'window', undefined)).toBeUndefined();
});

test('what is said of a defect keeps the contract, and nothing of what its sentence or its name quote', () => {
  const named = at(
    Object.assign(new TypeError(`Cannot read Mia of undefined at ${origin}/assets/Mia.js:1:1`), { name: 'Mia Muster' }),
    `Mia Muster: Cannot read Mia of undefined at ${origin}/assets/Mia.js:1:1`,
    own,
  );
  const defect = defectOf(named, 'promise', 'near-by');
  expect(defect).toEqual({
    source: 'promise',
    kind: 'Error',
    code: null,
    message: 'Cannot read … of undefined at …',
    frames: [{ file: '/assets/a1b2c3d.js', line: 1, column: 2345 }],
    program: '/assets/main-A.js',
    page: 'near-by',
  });
  expect(v.is(browserErrorSchema, defect)).toBe(true);
});

test.each([
  ['an answer that isn’t what the contract says', new ApiError(200, 'invalid_answer', 'pings.list'), 'invalid_answer'],
  [
    'a sentence that React leaves out',
    new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Mia'),
    'react-418',
  ],
])('%s is told by its code', (_, error, code) => {
  const defect = defectOf(at(error, own), 'window', undefined);
  expect(defect).toMatchObject({ code, page: null });
  expect(JSON.stringify(defect)).not.toContain('Mia');
  expect(v.is(browserErrorSchema, defect)).toBe(true);
});

test('what was called off and what is no error are none', () => {
  expect(defectOf(new DOMException('aborted', 'AbortError'), 'promise', undefined)).toBeUndefined();
  expect(defectOf('Mia', 'promise', undefined)).toBeUndefined();
  expect(defectOf(undefined, 'promise', undefined)).toBeUndefined();
});

test('each is sent once, and five in a document at most', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (url: URL, { body }: { body: string }) => {
    bodies.push([url.pathname, JSON.parse(body).frames[0].line]);
    return new Response(null, { status: 204 });
  });
  for (const line of [1, 1, 2, 3, 4, 5, 6, 7])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sendDefect(at(new Error('x'), `at o (${origin}/assets/a.js:${line}:1)`), 'window', undefined);
  expect(bodies).toEqual([1, 2, 3, 4, 5].map((line) => ['/api/v1/errors', line]));
});
