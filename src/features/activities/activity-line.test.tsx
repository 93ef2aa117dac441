import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { activityKinds } from '../../../contract/activities/activities.kinds.ts';
import type { Activity } from '../../../contract/activities/activities.schema.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { ActivityLine } from './activity-line.tsx';

afterEach(() => vi.unstubAllGlobals());

const id = '0198c5a0-0000-7000-8000-000000000042';
const activity = (changes: Partial<Activity>): Activity => ({
  id,
  kind: 'ping_accepted',
  happened_at: '2026-11-23T08:00:00.000Z',
  read: false,
  organization: null,
  person: 'Noor Geheim',
  alert: null,
  matches: null,
  ping_id: null,
  alert_id: null,
  alert_run_id: null,
  ...changes,
});
const shown = (changes: Partial<Activity>) =>
  showMember(
    <ul>
      <ActivityLine activity={activity(changes)} />
    </ul>,
    meOf('employee'),
  );
const link = () => screen.getByRole('link');

test.each<[string, Partial<Activity>, string, string]>([
  ['a yes', { ping_id: id }, 'Unread: Noor Geheim has said yes to you', `/pings?ping=${id}`],
  ['a yes of somebody who is gone', { kind: 'ping_withdrawn' }, 'Unread: Please delete', '/pings'],
  ['an applicant’s', { kind: 'ping', person: null, organization: 'Holz AG', ping_id: id }, 'Holz AG', '/dashboard'],
  ['a run', { kind: 'alert_matches', alert: 'Köln', matches: 2, alert_run_id: id }, '2 new matches', '/search?'],
  ['a run that is gone', { kind: 'alert_matches', alert: 'Köln' }, 'New matches for “Köln”', '/alerts'],
])('%s says what happened and leads there', async (_, changes, words, path) => {
  await shown(changes);
  expect(link().textContent).toContain(words);
  expect(decodeURIComponent(link().getAttribute('href') ?? '').replaceAll('"', '')).toContain(path);
});

test('whoever opens an unread one has read it; a read one asks nothing', async () => {
  const requests = answering([204], [200, { data: { unread: 0 } }]);
  const { user } = await shown({ ping_id: id });
  await user.click(link());
  await expect
    .poll(() => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`))
    .toEqual([`POST /api/v1/activities/${id}/read`]);
});

test.each(activityKinds)('%s is one sentence without a hole in it', async (kind) => {
  await shown({ kind, read: true, alert: 'Köln', matches: 1 });
  const words = link().textContent;
  expect(words).not.toMatch(/[{}]|undefined|null|Unread/);
  expect(words.length).toBeGreaterThan(15);
});
