import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { interestInput, interestSchema } from './interests.schema.ts';

const access = { stage: 'tos', roles: ['applicant'] } as const;

export const listInterests = endpoint({
  name: 'interests.list',
  method: 'GET',
  path: '/v1/interests',
  summary: 'In which companies the reader shows interest, the latest first.',
  access,
  response: v.object({ data: v.array(interestSchema) }),
});

export const showInterest = endpoint({
  name: 'interests.create',
  method: 'POST',
  path: '/v1/interests',
  summary:
    'Shows a company near by that one is interested, for 30 days: three open at a time. Shown already, it stays as it is.',
  access,
  body: interestInput,
  response: one(interestSchema),
  status: 201,
  idempotent: true,
  errors: ['not_findable', 'interest_limit'],
});

export const takeBackInterest = endpoint({
  name: 'interests.delete',
  method: 'DELETE',
  path: '/v1/interests/{id}',
  summary: 'Takes interest back: the company sees nothing of it from then on.',
  access,
  params: idParams,
});
