import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EmployeeStatistics } from '../../../../contract/statistics/statistics.schema.ts';
import { showMember } from '../../../../tests/support/show-member.tsx';
import { statusLabels } from '../../pings/ping-words.ts';
import { CompanyFigures } from './company-figures.tsx';

const none = { created: 0, pending: 0, accepted: 0, declined: 0, expired: 0, revoked: 0, archived: 0, draft: 0 };
const figures: EmployeeStatistics = {
  perspective: 'tenant',
  total: 2,
  verified: 2,
  onboarded: 1,
  active_30_days: 0,
  pings_by_status: { ...none, pending: 3, accepted: 9 },
  answer_rate: { answered: 10, of: 11 },
  course: [],
};
const id = 'o1';
const ways = () =>
  Object.fromEntries(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

test('each figure about a company leads to the list of it that is counted; nobody is no list', async () => {
  await showMember(<CompanyFigures of={figures} id={id} labels={statusLabels} />);
  expect(ways()).toEqual({
    Registered: '/organizations/o1/employees?status=active',
    'E-mail address confirmed': '/organizations/o1/employees?status=active&verified=yes',
    'Profile complete': '/organizations/o1/employees?status=active&onboarded=yes',
    'Waiting for an answer': '/organizations/o1/pings?status=pending',
    Accepted: '/organizations/o1/pings?status=accepted',
    'Answered: 10': '/organizations/o1/pings?answer=given',
    '11 that could be answered': '/organizations/o1/pings?answer=possible',
  });
});

test('who has written to nobody has no messages to count', async () => {
  const quiet = { ...figures, pings_by_status: none, answer_rate: { answered: 0, of: 0 } };
  await showMember(<CompanyFigures of={quiet} id={id} labels={statusLabels} />);
  expect(screen.getByText('It has written to nobody yet.')).toBeTruthy();
  expect(Object.values(ways()).filter((way) => way?.includes('pings'))).toEqual([]);
});
