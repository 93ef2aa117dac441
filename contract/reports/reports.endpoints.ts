import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import {
  ownReportSchema,
  reportableSchema,
  reportEvents,
  reportInputSchema,
  reportSchema,
  reportTransitionSchema,
} from './reports.schema.ts';
import { reportsSearch } from './reports.search.ts';

const applicants = { stage: 'verified', roles: ['applicant'] } as const;

export const reportCompany = endpoint({
  name: 'reports.create',
  method: 'POST',
  path: '/v1/reports',
  summary:
    'Reports a company to staff. From then on it finds, writes and sees nothing of the reporter, as if it were blocked, and isn’t told why.',
  access: applicants,
  body: reportInputSchema,
  response: one(ownReportSchema),
  status: 201,
  idempotent: true,
  errors: ['conflict', 'too_many_requests'],
});

export const listOwnReports = endpoint({
  name: 'reports.own',
  method: 'GET',
  path: '/v1/reports/_own',
  summary: 'What the reader has reported, the newest first, and what staff answered.',
  access: applicants,
  response: v.object({ data: v.array(ownReportSchema) }),
});

export const showReportable = endpoint({
  name: 'reports.about',
  method: 'GET',
  path: '/v1/reports/_about/{id}',
  summary:
    'A company by name, for whoever is about to report it, and the own report about it that waits for an answer.',
  access: applicants,
  params: idParams,
  response: one(reportableSchema),
  errors: ['not_found'],
});

/** For staff, who answer within a working day. */
export const reports = resource({
  name: 'reports',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  record: reportSchema,
  list: { summary: 'Companies that were reported, by the day on which an answer is due.', search: reportsSearch },
  show: { summary: 'One report, with who made it.' },
  transition: {
    summary: 'Answers a report (true or not, with words to the reporter), or files an answered one away.',
    events: reportEvents,
    input: reportTransitionSchema,
  },
});
