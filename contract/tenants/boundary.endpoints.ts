import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { axesSchema, checkedBoundarySchema, longestBoundary, storedBoundarySchema } from './boundary.schema.ts';

const access = { stage: 'onboarded', roles: ['administrator'], host: 'app' } as const;
const upload = { types: ['application/geo+json'], bytes: longestBoundary };

export const showBoundary = endpoint({
  name: 'tenants.boundary',
  method: 'GET',
  path: '/v1/tenants/{id}/boundary',
  summary: 'The region of a tenant as it is drawn for its applicants, with the larger towns in it.',
  access,
  params: idParams,
  response: one(storedBoundarySchema),
});

export const checkBoundary = endpoint({
  name: 'tenants.check-boundary',
  method: 'POST',
  path: '/v1/tenants/{id}/boundary/check',
  summary: 'What would be stored of a GeoJSON text, what is put right in it, or why it is no boundary. Stores nothing.',
  access,
  params: idParams,
  query: axesSchema,
  upload,
  response: one(checkedBoundarySchema),
  errors: ['too_large', 'unsupported_media_type'],
});

export const storeBoundary = endpoint({
  name: 'tenants.store-boundary',
  method: 'PUT',
  path: '/v1/tenants/{id}/boundary',
  summary: 'Gives a tenant its region; it is read as by the check, and what that refuses is refused.',
  access,
  params: idParams,
  upload,
  response: one(storedBoundarySchema),
  errors: ['validation', 'too_large', 'unsupported_media_type'],
});

export const removeBoundary = endpoint({
  name: 'tenants.remove-boundary',
  method: 'DELETE',
  path: '/v1/tenants/{id}/boundary',
  summary: 'Takes the region of a tenant away: near-by is drawn without one.',
  access,
  params: idParams,
  response: one(storedBoundarySchema),
});
