import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audits } from '../../contract/audits/audits.endpoints.ts';
import { organizationsProgress } from '../../contract/organizations/progress.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** Lists as files for a spreadsheet: the same rows as on their pages, in the same order, whole and harmless. */
let world: World;
let member: Person;
/** Where few rows are many pieces. */
let inPieces: World;

async function filled(of: World): Promise<void> {
  const company = (n: number, tenant = of.tenant) => ({
    tenant_id: tenant.id,
    id: newId(of.clock),
    name: `${['Ahorn', 'Ärmel', 'Zeder'][n % 3] ?? ''} & Söhne; ${String(n)}`,
    status: (['created', 'verified', 'active'] as const)[n % 3] ?? 'created',
    usage_type: n % 2 === 0 ? ('searching' as const) : null,
    // three at a time: whoever comes behind has to be found by the id as well
    created_at: new Date(of.clock.now().getTime() - Math.floor(n / 3) * 86_400_000),
    updated_at: of.clock.now(),
  });
  const companies = Array.from({ length: 45 }, (_, n) => company(n));
  await of.db.kysely.insertInto('organizations').values(companies).execute();
  await of.db.kysely
    .insertInto('organizations')
    .values({ ...company(1, of.other), name: 'Nachbarin GmbH' })
    .execute();
}

beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member', firstname: 'Renate', lastname: 'Albers' });
  inPieces = await createWorld({ deps: { filePiece: 4 } });
  await filled(world);
  await filled(inPieces);
});
afterAll(() => Promise.all([world.close(), inPieces.close()]));

/** The file as a browser of a language gets it. */
const file = async (browser: ApiClient, name: 'audits' | 'organizations-progress', query = '', language = 'en') =>
  browser.send('GET', `/api/v1/${name}/_csv${query && `?${query}`}`, { headers: { 'accept-language': language } });

/** Cells of a file whose texts have no quotes in them. */
const cellsOf = (text: unknown, separator = ',') =>
  String(text)
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/s, '$1')));

test.each([
  ['', {}],
  ['order=-name', { order: '-name' }],
  ['order=percent', { order: 'percent' }],
  ['order=-waiting', { order: '-waiting' }],
  ['order=last_activity', { order: 'last_activity' }],
  ['order=name&filter[usage_type]=searching', { order: 'name', filter: { usage_type: 'searching' } }],
  ['order=-last_activity&filter[q]=söhne', { order: '-last_activity', filter: { q: 'söhne' } }],
  [
    'order=-percent&filter[stalled]=no&filter[next]=invited',
    { order: '-percent', filter: { stalled: 'no', next: 'invited' } },
  ],
  ['filter[q]=nobody', { filter: { q: 'nobody' } }],
] as const)('the file is the list, page by page: %s', async (address, query) => {
  const desk = await inPieces.login(await inPieces.person({ type: 'tenant_member' }));
  const pages: string[] = [];
  for (let page = 1; page < 100; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { body } = await desk.call(organizationsProgress.list, {
      query: { ...query, page: String(page), per_page: '7' },
    });
    pages.push(...body.data.map(({ name }) => name));
    if (pages.length === body.meta.total) break;
  }
  const [, ...rows] = cellsOf((await file(desk, 'organizations-progress', address)).body);
  expect(rows.map(([name]) => name)).toEqual(pages);
});

test('it comes as a file with a plain name, in the reader’s language, for what spreadsheets there take', async () => {
  const desk = await world.login(member);
  const { raw } = await file(desk, 'organizations-progress');
  expect(raw.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="app-progress-\d{4}-\d\d-\d\d\.csv"$/,
    ) as string,
  });
  expect(raw.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const [english] = cellsOf(raw.body);
  expect(english?.slice(0, 3)).toEqual(['Company', 'Status', 'Here for']);
  const [german, first] = cellsOf((await file(desk, 'organizations-progress', 'order=name', 'de')).body, '";"');
  expect(german?.slice(0, 3)).toEqual(['"Betrieb', 'Status', 'Wofür hier']);
  expect(first?.[1]).toBe('Angelegt');
});

test('what a spreadsheet would execute is a text', async () => {
  const { id } = await world.db.kysely
    .insertInto('organizations')
    .values({
      tenant_id: world.tenant.id,
      id: newId(world.clock),
      name: '=HYPERLINK("https://böse.example")',
      status: 'active',
      created_at: world.clock.now(),
      updated_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await file(await world.login(member), 'organizations-progress', 'filter[q]=HYPERLINK');
  expect(String(body)).toContain(`"'=HYPERLINK(""https://böse.example"")"`);
  await world.db.kysely.deleteFrom('organizations').where('id', '=', id).execute();
});

test('nothing of another tenant is in it', async () => {
  const there = await world.person({ type: 'tenant_member', tenant: world.other });
  const { body } = await file(await world.login(there), 'organizations-progress', '', 'en');
  expect(cellsOf(body).map(([name]) => name)).toEqual(['Company', 'Nachbarin GmbH']);
  expect(String((await file(await world.login(member), 'organizations-progress')).body)).not.toContain('Nachbarin');
});

test('whatever the list wouldn’t take, the file doesn’t', async () => {
  const desk = await world.login(member);
  for (const query of ['page=2', 'order=phone', 'filter[password]=x', 'filter[next]=heaven'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await file(desk, 'organizations-progress', query)).status, query).toBe(422);
});

test('who took which table, narrowed how, stands in the log', async () => {
  const desk = await world.login(member);
  await file(desk, 'organizations-progress', 'filter[usage_type]=searching&filter[q]=Ahorn&order=name');
  const { data } = (await desk.call(audits.list, { query: { filter: { subject: 'Table' } } })).body;
  expect(data[0]).toMatchObject({
    actor: { kind: 'tenant_member', name: 'Renate Albers' },
    event: 'export',
    fields: ['progress', 'q: Ahorn', 'usage_type: searching', 'order: name'],
  });
  const words = async (language: string) =>
    String((await file(desk, 'audits', 'filter[subject]=Table', language)).body);
  expect(await words('en')).toContain('"Progress of companies, searched for “Ahorn”, filtered"');
  expect(await words('de')).toContain('"Fortschritt der Betriebe, gesucht nach „Ahorn“, gefiltert"');
});

test('another site’s link brings nothing', async () => {
  const desk = await world.login(member);
  const url = '/api/v1/audits/_csv';
  expect((await desk.send('GET', url, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
});

test('sixty an hour each', async () => {
  const strict = await createWorld({ productionLimits: true });
  const person = await strict.person({ type: 'administrator' });
  const desk = await strict.login(person);
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push((await file(desk, 'audits', 'filter[actor]=guardian')).status);
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  const colleague = await strict.login(await strict.person({ type: 'administrator' }));
  expect((await file(colleague, 'audits')).status).toBe(200);
  await strict.close();
});

/** Begins to read a file as a browser does, and stops after its first bytes. */
async function begun(browser: ApiClient): Promise<IncomingMessage> {
  if (!world.app.server.listening) await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: browser.host, cookie };
    get({ host: '127.0.0.1', port, path: '/api/v1/audits/_csv', headers }, resolve).on('error', reject);
  });
  await new Promise((resolve) => {
    answer.once('readable', resolve);
  });
  return answer;
}

const rest = async (answer: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
};

/** So many acts that no connection's buffers hold them all; a busy machine may write them as long as it needs. */
const longLog = (): Promise<unknown> =>
  withoutHurry(() =>
    world.db.kysely.executeQuery(
      sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event)
        select ${world.tenant.id}, gen_random_uuid(), ${world.clock.now()}::timestamptz - (n / 3) * interval '1 minute', 'system', 'Ping', gen_random_uuid(), 'archive'
        from generate_series(1, 30000) n`.compile(world.db.kysely),
    ),
  );

describe('a long one', () => {
  beforeAll(longLog);

  test('begins at once, holds nobody up, and has every act once', async () => {
    const desk = await world.login(member);
    const before = await world.db.kysely
      .selectFrom('audits')
      .select(sql<number>`count(*)`.as('count'))
      .where('tenant_id', '=', world.tenant.id)
      .executeTakeFirstOrThrow();
    const answer = await begun(desk);
    // the embedded database has one connection: it is free while somebody reads slowly
    expect((await desk.call(audits.list, { query: { per_page: '1' } })).status).toBe(200);
    const lines = (await rest(answer)).trimEnd().split('\r\n');
    // its own act is in it too
    expect(lines.length - 1).toBe(before.count + 1);
  });

  test('ends when its reader goes away, and brings no more to whoever is shut out meanwhile', async () => {
    const person = await world.person({ type: 'tenant_member' });
    const leaving = await begun(await world.login(person));
    leaving.destroy();
    const answer = await begun(await world.login(person));
    await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', person.id).execute();
    await expect(rest(answer)).rejects.toThrow('aborted');
  });
});
