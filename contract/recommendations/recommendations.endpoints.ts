import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import {
  createRecommendationSchema,
  movedRecommendationSchema,
  moveRecommendationsSchema,
  receivedRecommendationSchema,
  recommendationEvents,
  recommendationSchema,
  updateRecommendationSchema,
} from './recommendations.schema.ts';
import { recommendationsSearch } from './recommendations.search.ts';

const access = { stage: 'onboarded', roles: ['employee'] } as const;

export const recommendations = resource({
  name: 'recommendations',
  access,
  record: recommendationSchema,
  list: {
    summary: "Whom the reader's organization recommends, by name, newest first.",
    search: recommendationsSearch,
  },
  create: {
    summary: 'Recommends somebody by one e-mail, which they have agreed to; who has an account is told to nobody.',
    input: createRecommendationSchema,
    errors: ['conflict', 'too_many_requests'],
  },
  update: {
    summary: 'Changes what the organization says about somebody; the applicant reads it.',
    input: updateRecommendationSchema,
    errors: ['conflict'],
  },
  transition: {
    summary: 'Says that the organization knows who came by its code, takes that word back, or ends a recommendation.',
    events: recommendationEvents,
  },
});

export const moveRecommendations = endpoint({
  name: 'recommendations.transition-batch',
  method: 'POST',
  path: '/v1/recommendations/transitions',
  summary:
    'Says of several that the organization knows them, or takes that word back; each is told whether it was moved.',
  access,
  body: moveRecommendationsSchema,
  response: one(v.array(movedRecommendationSchema)),
  idempotent: true,
});

const received = v.object({ data: v.array(receivedRecommendationSchema) });

export const listReceivedRecommendations = endpoint({
  name: 'recommendations.received',
  method: 'GET',
  path: '/v1/recommendations/_received',
  summary: 'The companies that recommend the reader, and which of them the reader hides.',
  access: { stage: 'verified', roles: ['applicant'] },
  response: received,
});

export const showRecommendation = endpoint({
  name: 'recommendations.visibility',
  method: 'POST',
  path: '/v1/recommendations/{id}/visibility',
  summary: 'Hides a recommendation of the reader from every company, or shows it again.',
  access: { stage: 'verified', roles: ['applicant'] },
  params: v.strictObject({ id: idSchema }),
  body: v.strictObject({ shown: v.boolean() }),
  response: received,
  errors: ['transition_not_allowed'],
});
