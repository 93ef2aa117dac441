import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { nearByPageSchema, nearByQuery, portraitSchema } from './near-by.schema.ts';

const access = { stage: 'tos', roles: ['applicant'] } as const;

export const listNearBy = endpoint({
  name: 'organizations.near-by',
  method: 'GET',
  path: '/v1/organizations/near-by',
  summary:
    'Companies around the reader that show themselves by a published profile, the nearest first. A blocked one is none.',
  access,
  query: nearByQuery,
  response: nearByPageSchema,
});

export const showPortrait = endpoint({
  name: 'organizations.portrait',
  method: 'GET',
  path: '/v1/organizations/near-by/{id}',
  summary: 'What a company that shows itself shows. One that doesn’t, or that the reader has blocked, is none.',
  access,
  params: idParams,
  response: one(portraitSchema),
});
