import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { page } from '../kit/lists.ts';
import {
  addressesQuery,
  addressSuggestionSchema,
  streetsQuery,
  streetOriginSchema,
  streetSuggestionSchema,
} from './addresses.schema.ts';

export const suggestAddresses = endpoint({
  name: 'addresses.list',
  method: 'GET',
  path: '/v1/addresses',
  summary: 'Up to ten places that a postcode or a name begins; larger places first.',
  access: { stage: 'session' },
  query: addressesQuery,
  response: page(addressSuggestionSchema),
});

export const suggestStreets = endpoint({
  name: 'addresses.streets',
  method: 'GET',
  path: '/v1/addresses/streets',
  summary:
    'Up to six streets and houses that what was typed may mean, by the service of the settings; `meta.origin` is null where there is none.',
  access: { stage: 'verified' },
  query: streetsQuery,
  response: v.object({
    data: v.array(streetSuggestionSchema),
    meta: v.object({
      total: v.number(),
      per_page: v.number(),
      current_page: v.number(),
      origin: v.nullable(streetOriginSchema),
    }),
  }),
});
