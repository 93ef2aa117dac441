import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showApplicantDashboard } from '../../contract/applicants/dashboard.endpoints.ts';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
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

describe('a document of an applicant begins with what the API answers them, which stands in it', () => {
  const read = async (client: ApiClient, path = '/dashboard', headers: Record<string, string> = {}) =>
    (await client.send('GET', path, { headers: { accept: 'text/html', 'accept-language': 'de', ...headers } })).raw;
  const cookiesOf = ({ cookies }: ApiClient): string =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const isDrawn = (html: string): boolean => html.includes('inert') || html.includes('applicants/_dashboard');

  test('word for word, once for this very request, and nobody asks again', async () => {
    const mia = await world.login(await world.person({ ...findable, firstname: 'Mia </script><b>' }));
    const { body, headers } = await read(mia);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<div id="root" inert><h1>Mia </script><b>,0,de,app</h1></div>');
    const [, json = ''] = /id="answers" nonce="[^"]+">([^<]*)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      date: world.clock.now().toUTCString(),
      mark: mia.cookies.get('session_hint')?.split('.')[1],
      answers: {
        [fetchMe.path]: (await mia.call(fetchMe)).body,
        [showApplicantDashboard.path]: (await mia.call(showApplicantDashboard)).body,
      },
    });
  });

  test('not where something else is asked for, or only fetched ahead', async () => {
    const mia = await world.login(await world.person({ ...findable, firstname: 'Mia' }));
    for (const [path, headers] of [
      ['/dashboard?read=call', {}],
      ['/account', {}],
      ['/dashboard', { 'sec-purpose': 'prefetch' }],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(isDrawn((await read(mia, path, headers)).body), path).toBe(false);
  });

  test('only for who is logged in here, as an applicant, and has come so far', async () => {
    const mia = await world.person({ ...findable, firstname: 'Mia' });
    const cookies = cookiesOf(await world.login(mia));
    const elsewhere = world.client('chemie.localhost:3000');
    expect(isDrawn((await read(elsewhere, '/dashboard', { cookie: cookies })).body), 'another tenant').toBe(false);
    const hint = /session_hint=[^;]+/.exec(cookies)?.[0] ?? '';
    expect(hint).toContain('applicant');
    expect(isDrawn((await read(world.client(), '/dashboard', { cookie: hint })).body), 'a hint alone').toBe(false);
    const unmarked = cookies.replace(/(session_hint=\d+)[^;]*/, '$1..applicant');
    expect(isDrawn((await read(world.client(), '/dashboard', { cookie: unmarked })).body), 'no mark').toBe(false);
    const employee = await world.login(await world.person({ type: 'employee', firstname: 'Mia' }));
    expect(isDrawn((await read(employee)).body), 'an employee').toBe(false);
    const early = await world.login(await world.person({ firstname: 'Mia', stage: 'verified' }));
    expect(isDrawn((await read(early)).body), 'who has no profile yet').toBe(false);
  });

  test('a session that has ended since is refused, and the page is everybody’s', async () => {
    const mia = await world.person({ ...findable, firstname: 'Mia' });
    const client = await world.login(mia);
    const cookie = cookiesOf(client);
    await client.call(logout);
    const { body, statusCode } = await read(world.client(), '/dashboard', { cookie });
    expect([statusCode, isDrawn(body)]).toEqual([200, false]);
    expect(body).not.toContain('Mia');
  });
});

describe('a document of a member has what the program would ask at first', () => {
  const answersIn = async (client: ApiClient, path: string, headers: Record<string, string> = {}) => {
    const { raw } = await client.send('GET', path, { headers: { accept: 'text/html', ...headers } });
    const [, json] = /id="answers" nonce="[^"]+">([^<]*)<\/script>/.exec(raw.body) ?? [];
    const sent = json === undefined ? undefined : (JSON.parse(json) as { answers: object });
    return { status: raw.statusCode, sent, asks: raw.body.includes('"modulepreload" href="/assets/lazy-C.js"') };
  };

  test('as the API answers it, and who is logged in on every page', async () => {
    const employee = await world.login(await world.person({ type: 'employee', firstname: 'Ada' }));
    const me = { [fetchMe.path]: (await employee.call(fetchMe)).body };
    const list = (await employee.call(pings.list, { query: { filter: { work: 'done' } } })).body;
    const mark = employee.cookies.get('session_hint')?.split('.')[1];
    const date = world.clock.now().toUTCString();
    expect((await answersIn(employee, '/pings')).sent).toEqual({
      date,
      mark,
      answers: { ...me, '/v1/pings?filter[work]=done': list },
    });
    for (const path of ['/pings?work=open', '/help', '/login'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await answersIn(employee, path)).sent, path).toEqual({ date, mark, answers: me });
  });

  test('of a record that its address names too, as far as it is the reader’s', async () => {
    const { organization_id = '', ...someone } = await world.person({ type: 'employee' });
    const employee = await world.login(someone);
    const { body } = await employee.call(showOrganization, { params: { id: organization_id } });
    expect((await answersIn(employee, `/organizations/${organization_id}`)).sent).toMatchObject({
      answers: { [`/v1/organizations/${organization_id}`]: body },
    });
    const other = await world.login(await world.person({ type: 'employee' }));
    expect((await answersIn(other, `/organizations/${organization_id}`)).sent).toBeUndefined();
  });

  const nothing = { status: 200, sent: undefined, asks: true };

  test('but not where the page is only fetched ahead or asked for as a picture, or something of it is refused: the program asks', async () => {
    const employee = await world.login(await world.person({ type: 'employee' }));
    expect(await answersIn(employee, '/pings', { 'sec-purpose': 'prefetch' })).toEqual(nothing);
    expect(await answersIn(employee, '/pings', { 'sec-fetch-dest': 'image' })).toEqual(nothing);
    expect((await answersIn(employee, '/pings', { 'sec-fetch-dest': 'document' })).sent).toBeDefined();
    const early = await world.login(await world.person({ type: 'employee', stage: 'verified' }));
    expect(await answersIn(early, '/pings'), 'who has agreed to nothing yet').toEqual(nothing);
    expect((await answersIn(early, '/help')).sent).toBeDefined();
  });

  test('and what sends requests comes along where the program has to ask, and not else or for a guest', async () => {
    const employee = await world.login(await world.person({ type: 'employee' }));
    expect((await answersIn(employee, '/pings')).asks).toBe(false);
    expect((await answersIn(employee, '/pings?work=open')).asks).toBe(true);
    expect(await answersIn(world.client(), '/pings')).toEqual({ ...nothing, asks: false });
  });

  test('nothing of an endpoint that is another host’s', async () => {
    const administrator = await world.login(await world.person({ type: 'administrator' }));
    expect((await answersIn(administrator, '/tenants')).sent).toBeDefined();
    const elsewhere = await world.login(await world.person({ type: 'administrator', tenant: world.other }));
    expect((await answersIn(elsewhere, '/tenants')).sent).toBeUndefined();
  });

  test('and waits for no answer that doesn’t come', async () => {
    const employee = await world.login(await world.person({ type: 'employee' }));
    expect(await answersIn(employee, '/never')).toEqual(nothing);
  });

  test('a session of another host has nothing here, and one that has ended has nothing any more', async () => {
    const employee = await world.login(await world.person({ type: 'employee' }));
    const cookie = [...employee.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const elsewhere = world.client('chemie.localhost:3000');
    expect((await answersIn(elsewhere, '/pings', { cookie })).sent).toBeUndefined();
    await employee.call(logout);
    expect(await answersIn(world.client(), '/pings', { cookie })).toEqual(nothing);
  });
});
