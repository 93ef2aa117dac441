import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readActivity } from '../../../contract/activities/activities.endpoints.ts';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import { confirmDeletion } from '../../../contract/pings/deletion-requests.endpoints.ts';
import { markPingRead } from '../../../contract/pings/follow-ups.endpoints.ts';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import { noteSeen } from '../../../contract/search/marks.endpoints.ts';
import { moveUndelivered } from '../../../contract/channels/undelivered-mails.endpoints.ts';
import { organizations } from '../../../contract/organizations/desk.endpoints.ts';
import { moveOpenDeletion } from '../../../contract/pings/open-deletions.endpoints.ts';
import { reports } from '../../../contract/reports/reports.endpoints.ts';
import { checkSuspicious } from '../../../contract/reports/suspicious-events.endpoints.ts';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { wrote } from '../../api/writings.ts';
import { activateLocale } from '../../i18n/catalogs.ts';
import { useSession } from '../../api/session.ts';
import { useMenu } from './menu.ts';
import { useMenuCounts } from './use-menu-counts.ts';

beforeAll(() => activateLocale('en'));
afterEach(() => vi.unstubAllGlobals());

const Menu = () => {
  const { work } = useMenu(useSession(selectMe));
  const { pings: todo = 0, desk = 0, organizations: unverified = 0, unread, isMore } = useMenuCounts(work);
  return <output>{`${todo + desk + unverified} to do, ${unread} unread${isMore ? ', news' : ''}`}</output>;
};

const nothing = { deletions: 0, mails: 0, suspicious: 0, invitations: 0 };

/** A server whose numbers change; what is asked of it. */
function counting() {
  const server = { todo: 3, unread: 2, asked: [] as string[] };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isUnread = url.includes('activities');
    server.asked.push(isUnread ? 'unread' : 'waiting');
    const data = isUnread
      ? { unread: server.unread }
      : url.endsWith('_open')
        ? { ...nothing, reports: server.todo - 1, organizations: 1 }
        : { pings: server.todo, alerts: 0, applicants: 0 };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  return server;
}

const both = ['unread', 'waiting'];
const cases: readonly (readonly [string, Endpoint, readonly string[]])[] = [
  ['an activity is read', readActivity, ['unread']],
  ['an answer is read', markPingRead, both],
  ['a message is taken back or answered', pings.transition, both],
  ['a deletion is confirmed', confirmDeletion, ['waiting']],
  ['an alert is kept', alerts.update, ['waiting']],
  ['a person is known', recommendations.transition, ['waiting']],
  ['a panel was opened', noteSeen, []],
];

test.each(cases)('the menu counts anew, and only what may have changed, once %s', async (_, { path }, asks) => {
  const server = counting();
  await showMember(<Menu />, meOf('employee', { id: `who-${path}` }));
  expect(await screen.findByText(/^3 to do, 2 unread/)).toBeDefined();
  server.asked = [];
  Object.assign(server, { todo: 1, unread: 0 });
  await act(async () => wrote(path));
  const [todo, unread] = [asks.includes('waiting') ? 1 : 3, asks.includes('unread') ? 0 : 2];
  expect(await screen.findByText(`${todo} to do, ${unread} unread`, { exact: false })).toBeDefined();
  expect(server.asked.toSorted()).toEqual(asks);
});

const ofStaff: readonly (readonly [string, string])[] = [
  ['a report is answered', reports.transition.path],
  ['a deletion is closed', moveOpenDeletion.path],
  ['a mail is done with', moveUndelivered.path],
  ['what is unusual was looked into', checkSuspicious.path],
  ['a company is verified', organizations.transition.path],
];

test.each(ofStaff)('staff see in their menu what waits for them, and that it is less once %s', async (_, path) => {
  const server = counting();
  await showMember(<Menu />, meOf('tenant_member', { id: `staff-${path}` }));
  expect(await screen.findByText(/^3 to do/)).toBeDefined();
  Object.assign(server, { todo: 1 });
  await act(async () => wrote(path));
  expect(await screen.findByText(/^1 to do/)).toBeDefined();
});

test('an applicant’s menu asks for no company’s numbers', async () => {
  const server = counting();
  await showMember(<Menu />, meOf('applicant', { id: 'lena' }));
  expect(await screen.findByText('0 to do, 2 unread, news')).toBeDefined();
  await act(async () => wrote(pings.transition.path));
  expect(new Set(server.asked)).toEqual(new Set(['unread']));
});
