import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApplicantStatistics, EmployeeStatistics } from '../../../../contract/statistics/statistics.schema.ts';
import { showMember } from '../../../../tests/support/show-member.tsx';
import { ApplicantsPart } from './applicants-part.tsx';
import { CompaniesPart } from './companies-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import type { StaffDashboardData } from './staff-dashboard.calls.ts';
import type { StatusLabels } from './staff-dashboard-words.ts';

const none = { top: [], rest: 0, none: 0 };
const applicants = {
  total: 245,
  verified: 244,
  onboarded: 233,
  tos_accepted: 222,
  matchable: 195,
  minors_waiting: 1,
  new: { days_7: 8, days_30: 63 },
  course: [],
  unmatchable_reasons: {},
  by_search_status: {},
  by_source: none,
  by_occupation: none,
  by_area: none,
} as unknown as ApplicantStatistics;
const employees = {
  perspective: 'tenant',
  total: 22,
  verified: 22,
  onboarded: 21,
  active_30_days: 16,
  course: [],
  pings_by_status: { pending: 4, accepted: 9 },
  answer_rate: { answered: 10, of: 11 },
} as unknown as EmployeeStatistics;
const organizations = {
  total: 20,
  by_status: { active: 18 },
  by_usage_type: {},
  stalled: 4,
  with_profile: 13,
  with_code: 5,
  with_alert: 1,
} as unknown as StaffDashboardData['organizations'];
const labels = { search: {}, ping: {}, organization: {} } as unknown as StatusLabels;

const waysOf = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

test('every figure that a tile says, the second ones too, is the way to what it counts', async () => {
  const data: StaffDashboardData = { days: undefined, applicants, employees, organizations };
  await showMember(
    <>
      <ApplicantsPart applicants={applicants} labels={labels} days={undefined} />
      <CompaniesPart data={data} labels={labels} />
      <MessagesPart employees={employees} labels={labels} days={undefined} />
    </>,
  );
  expect(waysOf()).toMatchObject({
    '244 with a confirmed e-mail address': '/applicants?reached=verified',
    'In 30 days: 63': '/applicants?since=days_30',
    '20 that are or were here': '/organizations',
    'See which are answered': '/messages?answer=given',
    '11 that could be answered': '/messages?answer=possible',
  });
  // what is counted are messages, of which one person may have several
  expect(screen.getByText('messages have a yes')).toBeTruthy();
});
