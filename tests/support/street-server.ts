import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request as it arrived. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface StreetServer {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** How it answers from now on. */
  answers(answer: (response: ServerResponse, asked: Asked) => void): void;
  close(): Promise<void>;
}

export const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Photon, Nominatim and Google Places as they answered when they were asked, each at its own path. */
export const recorded = {
  '/api': {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [6.9851, 51.0306] },
        properties: {
          osm_type: 'N',
          osm_id: 2_713_410_210,
          osm_key: 'place',
          osm_value: 'house',
          type: 'house',
          housenumber: '12',
          street: 'Hauptstraße',
          district: 'Wiesdorf',
          postcode: '51373',
          city: 'Leverkusen',
          state: 'Nordrhein-Westfalen',
          country: 'Deutschland',
          countrycode: 'DE',
        },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [6.9862, 51.0311] },
        properties: {
          osm_type: 'W',
          osm_id: 23_105_711,
          osm_key: 'highway',
          osm_value: 'residential',
          type: 'street',
          name: 'Hauptstraße',
          postcode: '51373',
          city: 'Leverkusen',
          country: 'Deutschland',
          countrycode: 'DE',
        },
      },
    ],
  },
  '/search': [
    {
      place_id: 128_531_442,
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
      osm_type: 'node',
      osm_id: 2_713_410_210,
      lat: '51.0306',
      lon: '6.9851',
      category: 'place',
      type: 'house',
      place_rank: 30,
      addresstype: 'place',
      display_name: '12, Hauptstraße, Wiesdorf, Leverkusen, Nordrhein-Westfalen, 51373, Deutschland',
      address: {
        house_number: '12',
        road: 'Hauptstraße',
        suburb: 'Wiesdorf',
        city: 'Leverkusen',
        state: 'Nordrhein-Westfalen',
        'ISO3166-2-lvl4': 'DE-NW',
        postcode: '51373',
        country: 'Deutschland',
        country_code: 'de',
      },
    },
  ],
  '/v1/places:searchText': {
    places: [
      {
        formattedAddress: 'Ganz anderes 99, 10115 Berlin',
        addressComponents: [
          { longText: '12', shortText: '12', types: ['street_number'], languageCode: 'en-US' },
          { longText: 'Hauptstraße', shortText: 'Hauptstr.', types: ['route'], languageCode: 'de' },
          { longText: 'Leverkusen', shortText: 'Leverkusen', types: ['locality', 'political'], languageCode: 'de' },
          { longText: 'Nordrhein-Westfalen', shortText: 'NRW', types: ['administrative_area_level_1', 'political'] },
          { longText: 'Deutschland', shortText: 'DE', types: ['country', 'political'], languageCode: 'de' },
          { longText: '51373', shortText: '51373', types: ['postal_code'], languageCode: 'en-US' },
        ],
      },
    ],
  },
} as const satisfies Record<string, unknown>;

/** A server that knows streets, over real HTTP. */
export async function startStreetServer(): Promise<StreetServer> {
  const asked: Asked[] = [];
  let answer = (response: ServerResponse, { url }: Asked): void =>
    json(response, recorded[url.pathname as keyof typeof recorded]);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', headers } = request;
    const one = { method, url: new URL(request.url ?? '', 'http://stub'), headers, body: await text(request) };
    asked.push(one);
    answer(response, one);
  };
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
