import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import {
  acceptanceSchema,
  agreementSchema,
  givenConsentSchema,
  newTermsSchema,
  standingActs,
  termsSchema,
  termsStatisticsSchema,
  termsVersionSchema,
} from './terms.schema.ts';

export const currentTerms = endpoint({
  name: 'terms.current',
  method: 'GET',
  path: '/v1/terms/current',
  summary: "The tenant's terms in force, in the reader's language.",
  access: { stage: 'public' },
  response: one(termsSchema),
});

export const acceptTerms = endpoint({
  name: 'terms.accept',
  method: 'POST',
  path: '/v1/terms/acceptance',
  summary:
    'An adult applicant accepts acts by the hashes of their texts: the terms (`hash`), being findable (`findable`). A minor is refused: a guardian decides. A newer text is a 409.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  body: acceptanceSchema,
  errors: ['conflict', 'forbidden', 'transition_not_allowed'],
});

export const withdrawConsent = endpoint({
  name: 'terms.withdraw',
  method: 'POST',
  path: '/v1/terms/withdrawal',
  summary:
    'An adult applicant takes an act back. Without the terms nothing stands; without being findable the account does. A minor is refused: the guardian decides.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  body: v.strictObject({ act: v.picklist(standingActs) }),
  errors: ['forbidden', 'transition_not_allowed'],
});

export const listConsents = endpoint({
  name: 'terms.consents',
  method: 'GET',
  path: '/v1/terms/consents',
  summary: 'The acts an applicant, or a guardian for them, has agreed to last, each with the text agreed to.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  response: one(v.array(givenConsentSchema)),
});

export const listAgreements = endpoint({
  name: 'terms.agreements',
  method: 'GET',
  path: '/v1/terms/agreements',
  summary: 'Every yes that was ever given by or for an applicant, each with its text, the latest first.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  response: one(v.array(agreementSchema)),
});

const administrators = { stage: 'onboarded', roles: ['administrator'] } as const;

export const listTerms = endpoint({
  name: 'terms.list',
  method: 'GET',
  path: '/v1/terms',
  summary: "Every version of the tenant's terms, the newest first.",
  access: administrators,
  response: one(v.array(termsVersionSchema)),
});

export const showTermsStatistics = endpoint({
  name: 'terms.statistics',
  method: 'GET',
  path: '/v1/terms/_statistics',
  summary: 'How many applicants a material version of the terms would ask again.',
  access: administrators,
  response: one(termsStatisticsSchema),
});

export const publishTerms = endpoint({
  name: 'terms.publish',
  method: 'POST',
  path: '/v1/terms',
  summary:
    'Puts a new version in force at once. A material one asks everybody again who had agreed, guardians too; until the answer nobody finds them. Another version meanwhile, or the same text, is a 409.',
  access: administrators,
  body: newTermsSchema,
  response: one(termsVersionSchema),
  status: 201,
  idempotent: true,
  errors: ['conflict'],
});
