import { resource } from '../kit/resource.ts';
import {
  createRecommendationSchema,
  recommendationEvents,
  recommendationSchema,
  updateRecommendationSchema,
} from './recommendations.schema.ts';
import { recommendationsSearch } from './recommendations.search.ts';

export const recommendations = resource({
  name: 'recommendations',
  access: { stage: 'onboarded', roles: ['employee'] },
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
    summary: 'Says that the organization knows who came by its code, or takes a recommendation back.',
    events: recommendationEvents,
  },
});
