import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import {
  blockedOrganizationSchema,
  blockSchema,
  namedOrganizationSchema,
  organizationNameQuery,
} from './blocks.schema.ts';

const blocked = v.object({ data: v.array(blockedOrganizationSchema) });

export const listBlocks = endpoint({
  name: 'blocks.list',
  method: 'GET',
  path: '/v1/blocks',
  summary: 'The companies one has blocked, by name.',
  access: { stage: 'verified', roles: ['applicant'] },
  response: blocked,
});

export const findOrganizationsToBlock = endpoint({
  name: 'blocks.organizations',
  method: 'GET',
  path: '/v1/blocks/organizations',
  summary: 'Companies of this tenant that have or had access and whose name contains these letters, ten at most.',
  access: { stage: 'verified', roles: ['applicant'] },
  query: organizationNameQuery,
  response: v.object({ data: v.array(namedOrganizationSchema) }),
});

export const setBlock = endpoint({
  name: 'blocks.set',
  method: 'POST',
  path: '/v1/blocks',
  summary:
    'Blocks a company or lets it in again. A blocked one finds and writes no more, and what was released to it is taken back.',
  access: { stage: 'verified', roles: ['applicant'] },
  body: blockSchema,
  response: blocked,
  errors: ['conflict'],
});
