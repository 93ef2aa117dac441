import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { applicantDashboardSchema } from './dashboard.schema.ts';

export const showApplicantDashboard = endpoint({
  name: 'applicants.dashboard',
  method: 'GET',
  path: '/v1/applicants/_dashboard',
  summary: 'What the reader’s first page shows: the messages they got, newest first, and their wish by name.',
  access: { stage: 'tos', roles: ['applicant'] },
  response: one(applicantDashboardSchema),
});
