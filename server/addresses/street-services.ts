import * as v from 'valibot';
import { lineSchema } from '../../contract/kit/fields.ts';
import type { StreetOrigin } from '../../contract/addresses/addresses.schema.ts';
import type { StreetSource } from '../config.ts';

/** What is asked: the street as typed so far, and the postcode or town, where one is there already. */
export interface StreetQuestion {
  readonly query: string;
  readonly place: string;
}

/** The components of an address as a service names them; nobody has looked at them yet. */
export interface FoundComponents {
  readonly street: string | undefined;
  readonly number: string | undefined;
  readonly postcode: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
}

/** A service that knows streets: how it is asked, and where the components stand in what it answers. */
interface StreetService {
  readonly origin: StreetOrigin;
  readonly ask: (question: StreetQuestion, base: string, key: string | undefined) => Request;
  /** The list in an answer; anything else is no answer. */
  readonly list: v.GenericSchema<unknown, readonly unknown[]>;
  /** One entry's components, never its formatted text. */
  readonly components: v.GenericSchema<unknown, FoundComponents>;
}

/** More is not asked for. */
export const mostAsked = 10;

const line = v.fallback(v.optional(lineSchema(80)), undefined);
const wanted = ({ query, place }: StreetQuestion): string => [query, place].filter((part) => part !== '').join(', ');

function addressed(base: string, path: string, query: Readonly<Record<string, string>>): Request {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  url.search = new URLSearchParams(query).toString();
  return new Request(url, { headers: { accept: 'application/json' } });
}

const photon: StreetService = {
  origin: 'openstreetmap',
  ask: (question, base) => addressed(base, '/api', { q: wanted(question), lang: 'de', limit: String(mostAsked) }),
  list: v.pipe(
    v.object({ features: v.array(v.unknown()) }),
    v.transform(({ features }) => features),
  ),
  components: v.pipe(
    v.object({
      properties: v.object({
        type: line,
        name: line,
        street: line,
        housenumber: line,
        postcode: line,
        city: line,
        countrycode: line,
      }),
    }),
    v.transform(({ properties: { type, name, street, housenumber, postcode, city, countrycode } }) => ({
      // a street's own name is its name; a house bears that of its street beside its number
      street: street ?? (type === 'street' ? name : undefined),
      number: housenumber,
      postcode,
      city,
      country: countrycode,
    })),
  ),
};

const nominatim: StreetService = {
  origin: 'openstreetmap',
  ask: (question, base) =>
    addressed(base, '/search', {
      q: wanted(question),
      format: 'jsonv2',
      addressdetails: '1',
      layer: 'address',
      countrycodes: 'de',
      'accept-language': 'de',
      limit: String(mostAsked),
    }),
  list: v.array(v.unknown()),
  components: v.pipe(
    v.object({
      address: v.object({
        road: line,
        house_number: line,
        postcode: line,
        city: line,
        town: line,
        village: line,
        municipality: line,
        country_code: line,
      }),
    }),
    v.transform(({ address }) => ({
      street: address.road,
      number: address.house_number,
      postcode: address.postcode,
      city: address.city ?? address.town ?? address.village ?? address.municipality,
      country: address.country_code,
    })),
  ),
};

const google: StreetService = {
  origin: 'google',
  ask: (question, base, key = '') =>
    new Request(new URL('v1/places:searchText', base.endsWith('/') ? base : `${base}/`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        // all that is asked for, and paid: the formatted address isn't among it
        'x-goog-fieldmask': 'places.addressComponents',
      },
      body: JSON.stringify({ textQuery: wanted(question), languageCode: 'de', regionCode: 'DE', pageSize: mostAsked }),
    }),
  list: v.pipe(
    v.object({ places: v.optional(v.array(v.unknown()), []) }),
    v.transform(({ places }) => places),
  ),
  components: v.pipe(
    v.object({
      addressComponents: v.array(v.object({ longText: line, shortText: line, types: v.array(v.string()) })),
    }),
    v.transform(({ addressComponents }) => {
      const of = (type: string) => addressComponents.find(({ types }) => types.includes(type));
      return {
        street: of('route')?.longText,
        number: of('street_number')?.longText,
        postcode: of('postal_code')?.longText,
        city: (of('locality') ?? of('postal_town'))?.longText,
        country: of('country')?.shortText,
      };
    }),
  ),
};

export const streetServices: Readonly<Record<StreetSource['service'], StreetService>> = { photon, nominatim, google };
