import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { companyTermsSchema } from './company-terms.schema.ts';
import { textHashSchema } from './consent-text.schema.ts';

const access = { stage: 'onboarded', roles: ['employee'] } as const;

export const showCompanyTerms = endpoint({
  name: 'company-terms.show',
  method: 'GET',
  path: '/v1/company-terms',
  summary: 'What a company agrees to before its first message, and whether the own one has.',
  access,
  response: one(companyTermsSchema),
});

export const acceptCompanyTerms = endpoint({
  name: 'company-terms.accept',
  method: 'POST',
  path: '/v1/company-terms/acceptance',
  summary:
    'Accepts them for the own company, by the hash of the text read. A newer text is a 409; again changes nothing.',
  access,
  body: v.strictObject({ hash: textHashSchema }),
  response: one(companyTermsSchema),
  errors: ['conflict'],
});
