import { endpoint } from '../kit/endpoint.ts';
import { page } from '../kit/lists.ts';
import { addressesQuery, addressSuggestionSchema } from './addresses.schema.ts';

export const suggestAddresses = endpoint({
  name: 'addresses.list',
  method: 'GET',
  path: '/v1/addresses',
  summary: 'Up to ten places that a postcode or a name begins; larger places first.',
  access: { stage: 'session' },
  query: addressesQuery,
  response: page(addressSuggestionSchema),
});
