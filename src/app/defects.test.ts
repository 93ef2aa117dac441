import { afterEach, expect, test, vi } from 'vitest';

interface Sent {
  readonly source: string;
  readonly page: string | null;
  readonly frames: readonly unknown[];
}

/** A page whose server says this of itself, and what it sends. */
async function pageWith(settings: object | undefined, chance: number) {
  document.body.innerHTML = settings
    ? `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`
    : '';
  vi.resetModules();
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Sent);
    return new Response(null, { status: 204 });
  });
  const { reportDefects } = await import('./defects.ts');
  const given = vi.spyOn(window, 'addEventListener');
  reportDefects(() => 'help');
  const hears = given.mock.calls.map(([type]) => type);
  return { sent, hears };
}

const error = Object.assign(new Error('x'), { stack: `at o (${window.location.origin}/assets/a1b2c3d.js:1:2)` });
const fail = (): void => {
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
  const other = Object.assign(new Error('x'), { stack: error.stack.replace(':2', ':3') });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: other }));
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['that no report is wanted', {}],
  ['nothing', undefined],
])('a page that is told %s hears of no defect', async (_, settings) => {
  const { hears } = await pageWith(settings, 0);
  expect(hears).toEqual([]);
});

test('a share of defects is reported, of scripts and of promises, with the page’s name', async () => {
  const { sent, hears } = await pageWith({ error_rate: 0.25 }, 0.26);
  expect(hears).toEqual(['error', 'unhandledrejection']);
  fail();
  vi.spyOn(Math, 'random').mockReturnValue(0.24);
  fail();
  await expect
    .poll(() => sent.map(({ source, page, frames }) => [source, page, frames.length]))
    .toEqual([
      ['window', 'help', 1],
      ['promise', 'help', 1],
    ]);
});
