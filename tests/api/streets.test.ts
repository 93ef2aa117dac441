import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { suggestStreets } from '../../contract/addresses/addresses.endpoints.ts';
import { openStreets, type Streets } from '../../server/addresses/streets.ts';
import { readConfig, type StreetSource } from '../../server/config.ts';
import { createLogger } from '../../server/http/logging.ts';
import { FakeClock } from '../support/clock.ts';
import { json, recorded, startStreetServer, type StreetServer } from '../support/street-server.ts';
import { createWorld, type World } from '../support/world.ts';

const house = { street: 'Hauptstraße', number: '12', postcode: '51373', city: 'Leverkusen', country: 'DE' };
const key = 'a-key-that-costs';
const asker = 'a session';
const question = { query: 'Hauptstraße 12', place: '51373' };

let stub: StreetServer;
let clock: FakeClock;
const lines: string[] = [];
const logger = createLogger('trace', { write: (line: string) => lines.push(line) });
beforeEach(async () => {
  stub = await startStreetServer();
  clock = new FakeClock();
});
afterEach(() => stub.close());

const at = (service: StreetSource['service']): Streets =>
  openStreets({ source: { service, url: stub.url, key }, clock, logger });
/** What Photon makes of a house with these properties. */
const photonOf = (...properties: readonly object[]) => ({
  features: properties.map((one) => ({
    properties: { type: 'house', street: 'Hauptstraße', postcode: '51373', countrycode: 'DE', ...one },
  })),
});

describe('streets by a service', () => {
  test.each(['photon', 'nominatim', 'google'] as const)(
    '%s: components become a street, a number, a place [S7-24]',
    async (service) => {
      const [first, second] = await at(service).suggest(question, asker);
      expect(first).toEqual(house);
      // a street without a number is one: the number is asked for
      if (service === 'photon') expect(second).toEqual({ ...house, number: null });
      const [{ url, body, headers } = stub.asked[0]!] = stub.asked;
      expect(url.searchParams.get('q') ?? JSON.parse(body).textQuery).toBe('Hauptstraße 12, 51373');
      expect(
        [headers['x-goog-api-key'] === key, url.href.includes(key)],
        'the key stands in a header, for who wants it',
      ).toEqual([service === 'google', false]);
      expect(headers['cookie'] ?? headers['referer'], 'and nothing says who asks').toBeUndefined();
    },
  );

  test('the same is asked once, for a while', async () => {
    const streets = at('photon');
    await streets.suggest(question, asker);
    expect(await streets.suggest({ ...question, query: 'hauptstraße 12' }, asker)).toHaveLength(2);
    expect(stub.asked).toHaveLength(1);
    clock.advance(5 * 60_000);
    await streets.suggest(question, asker);
    expect(stub.asked).toHaveLength(2);
  });

  test('what somebody else asked is asked anew: how soon an answer comes tells nobody what others type', async () => {
    const streets = at('photon');
    await streets.suggest(question, asker);
    expect(await streets.suggest(question, 'another session')).toHaveLength(2);
    expect(stub.asked).toHaveLength(2);
  });

  test.each<[string, object]>([
    ['a postcode that there isn’t', { postcode: '00000' }],
    ['a town that isn’t the postcode’s', { city: 'München' }],
    ['another country', { countrycode: 'FR' }],
    ['no street', { street: undefined }],
    ['a street of several lines', { street: 'Haupt\nstraße' }],
    ['a street without end', { street: 'a'.repeat(81) }],
    ['another type', { street: { de: 'Hauptstraße' } }],
  ])('%s is no suggestion', async (_, lie) => {
    stub.answers((response) => json(response, photonOf(lie)));
    expect(await at('photon').suggest(question, asker)).toEqual([]);
  });

  test('what is no house number counts as none; one without a town has its postcode’s', async () => {
    stub.answers((response) => json(response, photonOf({ housenumber: '<script>' }, { housenumber: '3-5 a' })));
    expect((await at('photon').suggest(question, asker)).map(({ number, city }) => [number, city])).toEqual([
      [null, 'Leverkusen'],
      ['3-5 a', 'Leverkusen'],
    ]);
  });

  test('six at most, each once', async () => {
    const numbered = (per: number) =>
      Array.from({ length: 500 }, (_, index) => ({ housenumber: String(1 + Math.floor(index / per)) }));
    const numbers = async () => (await at('photon').suggest(question, asker)).map(({ number }) => number);
    stub.answers((response) => json(response, photonOf(...numbered(1))));
    expect(await numbers()).toEqual(['1', '2', '3', '4', '5', '6']);
    stub.answers((response) => json(response, photonOf(...numbered(5))));
    expect(await numbers()).toEqual(['1', '2']);
  });

  test.each<[string, Parameters<StreetServer['answers']>[0]]>([
    ['fails', (response) => void response.writeHead(500).end('{}')],
    ['answers nonsense', (response) => void response.end('<html>')],
    ['answers another shape', (response) => json(response, { features: 'many' })],
    ['breaks off', (response) => void response.destroy()],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['never ends', (response) => void response.write('{"features":[')],
    [
      'answers without end',
      (response) => json(response, photonOf(...Array.from({ length: 5_000 }, () => ({ housenumber: '1' })))),
    ],
  ])('a service that %s suggests nothing, soon', async (_, answer) => {
    stub.answers(answer);
    const started = performance.now();
    expect(await at('photon').suggest(question, asker)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test('after three failures in a row it rests half a minute; the log has the kind, not what was typed', async () => {
    lines.length = 0;
    stub.answers((response) => void response.writeHead(503).end());
    const streets = at('photon');
    for (const query of ['Geheimweg 1', 'Geheimweg 2', 'Geheimweg 3', 'Geheimweg 4'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await streets.suggest({ query, place: '' }, asker)).toEqual([]);
    expect(stub.asked).toHaveLength(3);
    expect(lines.join('')).toContain('photon');
    expect(lines.join('')).not.toMatch(/Geheimweg|127\.0\.0\.1|costs/);
    stub.answers((response) => json(response, recorded['/api']));
    clock.advance(30_000);
    expect(await streets.suggest(question, asker)).toHaveLength(2);
  });

  test('eight are under way at most: whoever comes then types', async () => {
    stub.answers(() => undefined);
    const streets = at('photon');
    const many = Array.from({ length: 20 }, (_, index) => streets.suggest({ query: `Weg ${index}`, place: '' }, asker));
    await Promise.all(many);
    expect(stub.asked).toHaveLength(8);
  });
});

test.each<[string | undefined, string | undefined, unknown]>([
  [undefined, undefined, 'postcodes'],
  ['postcodes', undefined, 'postcodes'],
  ['photon:https://photon.example.org', undefined, { service: 'photon', url: 'https://photon.example.org' }],
  ['nominatim:http://maps:8080/osm', 'k', { service: 'nominatim', url: 'http://maps:8080/osm', key: 'k' }],
  ['google', 'k', { service: 'google', url: 'https://places.googleapis.com', key: 'k' }],
])('GEOCODER=%s with the key %s', (GEOCODER, GEOCODER_KEY, geocoder) => {
  expect(readConfig({ GEOCODER, GEOCODER_KEY }).geocoder).toEqual(geocoder);
});
test.each([['photon'], ['photon:ftp://x'], ['bing:https://x'], ['google'], ['photon:https://'], ['photonhttps://x']])(
  'GEOCODER=%s is refused',
  (GEOCODER) => {
    expect(() => readConfig({ GEOCODER })).toThrow(/^GEOCODER/);
  },
);

describe('streets by the API', () => {
  let world: World;
  let service: StreetServer;
  let logged: string[];
  beforeAll(async () => {
    service = await startStreetServer();
    logged = [];
    const talkative = createLogger('trace', { write: (line: string) => logged.push(line) });
    const source = { service: 'google', url: service.url, key } as const;
    const deps = { logger: talkative, streets: openStreets({ source, clock: new FakeClock(), logger: talkative }) };
    world = await createWorld({ productionLimits: true, deps });
  });
  afterAll(async () => {
    await world.close();
    await service.close();
  });

  test('somebody verified is suggested streets; the key and what was typed stand nowhere else', async () => {
    const client = await world.login(await world.person({ stage: 'verified' }));
    const { body } = await client.call(suggestStreets, {
      query: { filter: { query: 'Geheimweg 7', place: '' } },
    });
    expect(body).toEqual({ data: [house], meta: { total: 1, per_page: 6, current_page: 1, origin: 'google' } });
    expect(JSON.stringify(body)).not.toContain(key);
    expect(logged.join('')).not.toMatch(/Geheimweg|a-key-that-costs/);
  });

  test('a session asks sixty times a minute, then it types', async () => {
    const client = await world.login(await world.person({ stage: 'verified' }));
    const ask = () => client.call(suggestStreets, { query: { filter: { query: 'Hauptstraße 12' } } });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let asked = 0; asked < 60; asked += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    const another = await world.login(await world.person({ stage: 'verified' }));
    expect((await another.call(suggestStreets, { query: { filter: { query: 'Hauptstraße 12' } } })).status).toBe(200);
  });

  test('while a service is silent, no connection to the database waits for it', async () => {
    service.answers(() => undefined);
    const client = await world.login(await world.person({ stage: 'verified' }));
    const waiting = client.call(suggestStreets, { query: { filter: { query: 'Nirgends 1' } } });
    await expect.poll(() => service.asked.at(-1)?.body).toContain('Nirgends');
    expect((await world.person({ stage: 'verified' })).email, 'the one connection is free').toBeDefined();
    expect((await waiting).body.data).toEqual([]);
  });
});

test('without a service nothing is suggested, and the page is told so', async () => {
  const world = await createWorld();
  const client = await world.login(await world.person({ stage: 'verified' }));
  const { body } = await client.call(suggestStreets, { query: { filter: { query: 'Hauptstraße' } } });
  expect(body).toEqual({ data: [], meta: { total: 0, per_page: 6, current_page: 1, origin: null } });
  await world.close();
});
