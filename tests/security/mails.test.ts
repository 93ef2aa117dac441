import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../contract/registry.ts';
import type { CaughtMail } from '../../server/mail/caught-mails.ts';
import { createWorld, type World } from '../support/world.ts';
import { tell, type Told } from './story.ts';

/** SECURITY 12, 15, 26: every mail the API can cause, with hostile names and hosts; and that looking changes nothing. */
const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

/** What a proxy, an attacker or a cache may put beside the host. */
const poisoned = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '666',
  'x-forwarded-server': 'evil.example',
  'x-host': 'evil.example',
  'x-original-host': 'evil.example',
  'x-original-url': '//evil.example/',
  'x-rewrite-url': '//evil.example/',
  'x-http-host-override': 'evil.example',
  forwarded: 'host=evil.example;proto=https;for=1.2.3.4',
  referer: 'https://evil.example/',
};

let world: World;
let plain: Told;
beforeAll(async () => {
  world = await createWorld();
  plain = await tell(world, world.tenant, { name: hostile });
});
afterAll(() => world.close());

const links = ({ text, html }: CaughtMail): string[] =>
  [...`${text}\n${html}`.matchAll(/\bhttps?:[^\s"'<>]+/g)].map(([link]) => link);
/** A link without what is different in each mail. */
const shape = (link: string): string =>
  link
    .replaceAll(/[0-9a-f-]{36}/g, 'ID')
    .replace(/([#&;])token=[\w-]+/, '$1token=SECRET')
    .replace(/\?code=\w{8}$/, '?code=CODE');
/** Subjects with one code, and one name for all whom the company calls by the names that a story draws. */
const kinds = ({ mails, called }: Told): string[] => {
  const plainly = ({ subject }: CaughtMail) =>
    called.reduce((words, name) => words.replaceAll(name, 'Ahorn 42'), subject.replace(/^\d{6} /, 'CODE '));
  return [...new Set(mails.map(plainly))].toSorted();
};

describe('every mail', () => {
  test('that the API can cause was sent', () => {
    expect(kinds(plain).length).toBeGreaterThanOrEqual(17);
    expect(kinds(plain).filter((subject) => subject.startsWith('Ahorn 42 '))).not.toEqual([]);
  });

  test('escapes what people wrote, wherever it stands', () => {
    for (const { html, subject } of plain.mails) {
      expect(html, subject).not.toMatch(
        /<script|<img(?! class="(?:logo|face)" src="(?:data:image\/png;|http:\/\/app\.localhost))|onerror=alert\(1\)>(?!&)/i,
      );
      expect(html, subject).not.toContain('alert(1)</');
    }
    expect(plain.mails.filter(({ html }) => html.includes('&lt;script&gt;')).length).toBeGreaterThan(10);
  });

  test('carries secrets behind # only, where no server and no Referer sees them', () => {
    const all = plain.mails.flatMap(links);
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((link) => /token|[\w-]{43}/.test(link.split('#')[0] ?? ''))).toEqual([]);
  });
});

test.each([
  ['the host in capitals, another port', 'APP.LOCALHOST:31337', {}],
  ['no port, and forwarded hosts of a peer nobody trusts', 'app.localhost', poisoned],
])('%s: all links lead where they lead otherwise', async (_, host, headers) => {
  const told = await tell(world, world.tenant, { host, headers, name: hostile });
  const shapes = (mails: readonly CaughtMail[]) => [...new Set(mails.flatMap(links).map(shape))].toSorted();
  expect(shapes(told.mails)).toEqual(shapes(plain.mails));
  expect(shapes(told.mails).filter((link) => !link.startsWith('http://app.localhost:3000/'))).toEqual([]);
  expect(kinds(told)).toEqual(kinds(plain));
});

test('a host that is no tenant’s, or almost one, starts nothing', async () => {
  const hosts = [
    'evil.example',
    'app.localhost.evil.example',
    'app.localhost@evil.example',
    'evil.example#app.localhost',
    'app.localhost:80:90',
    'app..localhost',
    'x.app.localhost',
    'app.localhost.',
    '[::1]',
    '',
  ];
  const before = (await world.mails()).length;
  for (const host of hosts) {
    const reply = await world
      .client(host)
      .send('POST', '/api/auth/password/forgot', { body: { email: plain.emails[0] } });
    expect([400, 404, 419], host).toContain(reply.status);
  }
  expect((await world.mails()).length).toBe(before);
});

/** All rows of all tables, as the owner sees them; counters of requests aside. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%' and table_name <> 'rate_limits'`.execute(
    world.db.kysely,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of rows) {
    const result = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(world.db.kysely);
    content[name] = result.rows.map(({ row }) => row);
  }
  return content;
}

describe('looking changes nothing', () => {
  test('GET and HEAD of every link in every mail, with its secret anywhere', async () => {
    const before = await everything();
    const visitor = world.client();
    const targets = [...new Set(plain.mails.flatMap(links))].map((link) => new URL(link));
    expect(targets.length).toBeGreaterThan(15);
    for (const { pathname, search, hash } of targets) {
      const secret = hash.slice(1);
      for (const url of [pathname + search, `${pathname}?${secret}`, `/api/v1${pathname}?${secret}`]) {
        for (const headers of [{ accept: 'text/html' }, { accept: '*/*', 'user-agent': 'MailScanner' }]) {
          await visitor.send('GET', url, { headers });
          await world.app.inject({ method: 'HEAD', url, headers: { host: visitor.host, ...headers } });
        }
      }
    }
    expect(await everything()).toEqual(before);
  });

  test('every GET of the API, by everybody', async () => {
    const gets = registry.filter(({ method }) => method === 'GET');
    expect(gets.length).toBeGreaterThan(12);
    const visitors = [world.client(), plain.employee, plain.applicant, plain.minor];
    for (const visitor of visitors) await visitor.send('GET', '/api/auth/me');
    const ids = await world.db.kysely
      .selectFrom('pings')
      .select('id')
      .union(world.db.kysely.selectFrom('registration_codes').select('id'))
      .limit(3)
      .execute();
    const before = await everything();
    for (const { path, name } of gets) {
      for (const visitor of visitors) {
        for (const { id } of path.includes('{id}') ? ids : [{ id: '' }]) {
          const { status } = await visitor.send('GET', `/api${path.replace('{id}', id).replaceAll(/\{\w+\}/g, 'app')}`);
          expect(status, name).toBeLessThan(500);
        }
      }
    }
    expect(await everything()).toEqual(before);
  });
});
