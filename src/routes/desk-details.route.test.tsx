import { afterEach, expect, test, vi } from 'vitest';
import { meOf } from '../../machines/session/session.fixtures.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { answering } from '../../tests/support/show-member.tsx';
import type { SessionActor } from '../api/session.ts';
import { loadFigures } from './desk-details.route.tsx';

afterEach(() => vi.unstubAllGlobals());

const none = { created: 0, pending: 0, accepted: 0, declined: 0, expired: 0, revoked: 0, archived: 0, draft: 0 };
const figures = {
  perspective: 'tenant',
  total: 2,
  verified: 2,
  onboarded: 1,
  active_30_days: 0,
  pings_by_status: none,
  answer_rate: { answered: 0, of: 0 },
  course: [],
};

const asked = (me: Me) => ({
  context: {
    session: { getSnapshot: () => ({ context: { me }, hasTag: () => true }) } as unknown as SessionActor,
  },
  params: { organization_id: '0198c5a0-0000-7000-8000-000000000001' },
  abortController: new AbortController(),
});

test('staff ask for the figures of the company whose page they open; who is there by a handover asks for none', async () => {
  const requests = answering([200, { data: figures }]);
  const member = meOf('tenant_member');
  expect(await loadFigures(asked(member))).toEqual(figures);
  expect(decodeURIComponent(requests[0]?.url ?? '')).toMatch(
    /\/v1\/employees\/_statistics\?filter\[organization_id\]=0198c5a0-0000-7000-8000-000000000001$/,
  );
  const visiting = { ...member, handover: { until: '2026-11-28T11:00:00.000Z' } } as unknown as Me;
  expect(await loadFigures(asked(visiting))).toBeNull();
  expect(requests).toHaveLength(1);
});
