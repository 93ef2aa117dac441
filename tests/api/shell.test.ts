import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallBuild } from '../support/small-build.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let build: string;
beforeAll(async () => {
  build = await smallBuild();
  await writeFile(join(build, 'package.json'), '{"type":"module"}');
  world = await createWorld({ deps: { build } });
});
afterAll(async () => {
  await world.close();
  await rm(build, { recursive: true });
});

const page = async (
  path: string,
  { host = 'app.localhost:3000', headers = {} }: { host?: string; headers?: Record<string, string> } = {},
) => {
  const { raw } = await world.client(host).send('GET', path, { headers: { accept: 'text/html', ...headers } });
  return { status: raw.statusCode, html: raw.body, headers: raw.headers };
};

describe('a page', () => {
  test('is the tenant’s: name, colour, language, styles inside, the program preloaded, never stored [S1-08] [S9-04]', async () => {
    const { status, html, headers } = await page('/dashboard', { headers: { 'accept-language': 'de' } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>app</title>');
    expect(html, 'else the insets of a notch are all 0').toContain('viewport-fit=cover');
    expect(html).toContain('.a{color:red}\n:root{--primary:#ee5e24}</style>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/react-B.js">');
    expect(html, 'or the loader fetches them once more').toContain(
      '<link rel="stylesheet" href="/assets/main-A.css" disabled>',
    );
    expect(html).not.toContain('lazy');
    expect(html, 'something to see while the program is on its way').toContain('<div id="root"><p>de</p></div>');
  });

  test('says the tenant’s colours itself, so that none stands in for them', async () => {
    const { html } = await page('/login');
    expect(html).toContain('.t{color:var(--light-color-primary)}');
  });

  test('asks along with the document for what its reader’s page is made of', async () => {
    const person = await world.login(await world.person());
    const { raw } = await person.send('GET', '/dashboard', { headers: { accept: 'text/html' } });
    expect(raw.body).toContain(
      '<link rel="modulepreload" href="/assets/table-E.js">\n<link rel="modulepreload" href="/assets/room-D.js">\n' +
        '<link rel="modulepreload" href="/assets/lazy-C.js">\n</head>',
    );
    expect(raw.body).toContain('.a{color:red}\n.e{color:navy}\n:root');
    expect(raw.body).toContain('<link rel="stylesheet" href="/assets/table-E.css" disabled>');
    const elsewhere = await person.send('GET', '/help', { headers: { accept: 'text/html' } });
    expect(elsewhere.raw.body).not.toContain('table-E');
  });

  test('whose files are one finds each of them there', async () => {
    const { html, headers } = await page('/bundled');
    const [, nonce = '', map = ''] = /<script type="importmap" nonce="([^"]+)">(.*?)<\/script>/.exec(html) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(JSON.parse(map)).toEqual({
      imports: { '/assets/lazy-C.js': '/assets/page-F.js', '/assets/table-E.js': '/assets/page-F.js' },
    });
    expect(html.indexOf('importmap'), 'before any module is fetched').toBeLessThan(html.indexOf('modulepreload'));
    expect(html.match(/rel="modulepreload" href="[^"]+"/g)).toEqual([
      'rel="modulepreload" href="/assets/react-B.js"',
      'rel="modulepreload" href="/assets/page-F.js"',
    ]);
    expect(html).toContain('.c{color:green}\n.e{color:navy}');
    expect((await page('/login')).html).not.toContain('importmap');
  });

  test('of the login has the styles of what the login page needs besides', async () => {
    const { html } = await page('/login');
    expect(html).toContain('.a{color:red}\n.e{color:navy}\n:root');
    expect(html).toContain('<link rel="modulepreload" href="/assets/table-E.js">');
    expect(html, 'nobody is asked for who isn’t here').not.toContain('auth/me');
  });

  test.each([
    ['nobody’s', ''],
    ['one that has ended', '1000000000.1900000000.applicant'],
    ['made up', 'soon.x.applicant"><script>'],
    ['of a role that there isn’t', '1900000000.1900000000.emperor'],
  ])('asks for no person’s files by a hint that is %s', async (_, hint) => {
    const { html, status } = await page('/dashboard', {
      headers: { cookie: `session_hint=${encodeURIComponent(hint)}` },
    });
    expect(status).toBe(200);
    expect(html).not.toMatch(/table-E|emperor|<script>|soon|auth\/me/);
  });

  test('admits its own inline parts by a nonce that no other answer has', async () => {
    const [first, second] = [await page('/login'), await page('/login')];
    const nonce = /<style nonce="([^"]+)"/.exec(first.html)?.[1] ?? '';
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(second.html).not.toContain(nonce);
    expect(first.html.match(/<(script|style)(?![^>]*nonce=)/)).toBeNull();
    expect(first.html).not.toMatch(/ style="/);
  });

  test('of login, and / for a guest, holds the form before the program runs; not for somebody with a session', async () => {
    expect((await page('/login')).html).toContain('<form>enapp</form>');
    expect((await page('/')).html).toContain('<form>enapp</form>');
    expect((await page('/register/applicant')).html).not.toContain('<form>');
    const browser = await world.login(await world.person());
    const { raw } = await browser.send('GET', '/', { headers: { accept: 'text/html' } });
    expect(raw.body).not.toContain('<form>');
  });

  test('without a tenant is the product’s, and the program decides', async () => {
    for (const host of ['localhost:3000', 'nobody.localhost:3000']) {
      const { status, html } = await page('/login', { host });
      expect(status).toBe(200);
      expect(html).toContain('<title>Werdegang</title>');
      expect(html).not.toContain('id="tenant"');
      expect(html).not.toContain('<form>');
    }
  });

  test('is shown in a chat with the tenant’s name, words and picture, at its own address; no code is repeated', async () => {
    const tagsOf = async (path: string, language: string) =>
      Object.fromEntries(
        [
          ...(await page(path, { headers: { 'accept-language': language } })).html.matchAll(
            /"(og:[a-z:_]+)" content="([^"]*)"/g,
          ),
        ].map(([, name = '', text = '']) => [name, text]),
      );
    expect(await tagsOf('/login?redirect=/search', 'de')).toMatchObject({
      'og:site_name': 'app',
      'og:locale': 'de_DE',
      'og:title': 'Gute Bewerbungen finden ihren Betrieb – app',
      'og:url': 'http://app.localhost:3000/login',
      'og:image': expect.stringMatching(
        /^http:\/\/app\.localhost:3000\/api\/v1\/tenant-pictures\/[0-9a-f]{16}\/share\.png$/,
      ),
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    const code = await tagsOf('/register/applicant?code=CHEM1E26', 'en');
    expect(code).toMatchObject({ 'og:title': 'You have been recommended – app', 'og:locale': 'en_GB' });
    expect(JSON.stringify(code), 'a chat follows the link that was sent').not.toMatch(/CHEM1E26|og:url/);
    expect(await tagsOf('/applicants/1/renew-looking', 'en')).not.toHaveProperty('og:url');
  });

  test('can’t be broken out of by a tenant’s name', async () => {
    const name = '</script><script>alert(1)</script>"&';
    await world.db.kysely.updateTable('tenants').set({ name }).where('slug', '=', 'chemie').execute();
    world.app.tenants.forget();
    const { html } = await page('/dashboard', { host: 'chemie.localhost:3000' });
    expect(html).not.toContain('<script>alert');
    const [, json = ''] = /id="tenant"[^>]*>([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ name });
  });

  test('is sent compressed to who can read it', async () => {
    const { raw } = await world
      .client()
      .send('GET', '/dashboard', { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect(raw.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(raw.rawPayload).toString()).toContain('<!doctype html>');
    expect(raw.headers, 'a window of its own, which data never is').toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(raw.headers, 'what HTTP/1.1 means anyway').not.toHaveProperty('connection');
  });
});

describe('a file of the build', () => {
  test('is kept for ever, and served as compressed beforehand', async () => {
    const { raw } = await world.client().send('GET', '/assets/main-A.js', { headers: { 'accept-encoding': 'br' } });
    expect(raw.headers).toMatchObject({
      'cache-control': 'max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(raw.body).toBe('squeezed');
    const unread = [
      'connection',
      'keep-alive',
      'etag',
      'last-modified',
      'accept-ranges',
      'x-request-id',
      'content-security-policy',
      'date',
    ];
    expect(unread.filter((name) => name in raw.headers)).toEqual([]);
  });

  test('that is not there is a 404, not a page', async () => {
    expect((await page('/assets/gone-D.js')).status).toBe(404);
    for (const path of [
      '/assets/../../manifest.json',
      '/assets/%2e%2e/%2e%2e/manifest.json',
      '/assets/..%2f..%2fmanifest.json',
    ]) {
      expect((await page(path)).html).not.toContain('isEntry');
    }
  });
});

test('a login form sent before the program is there leads back to the form, with nothing in the address', async () => {
  const { raw } = await world.client().send('POST', '/login', {
    payload: 'email=a&password=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([raw.statusCode, raw.headers.location]).toEqual([303, '/login']);
});
