import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { answering } from '../../../tests/support/show-member.tsx';
import { serverNow } from '../../api/server-time.ts';
import { loadApplicantDashboard } from './applicant-dashboard.calls.ts';
import { moment } from './moment-later.ts';

// what stands above pages comes with its words
i18n.activate('en');

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = (findable_since: string | null) => {
  const data = {
    pings: [],
    occupation: null,
    further: [],
    graduation: null,
    near: null,
    interests: [],
    findable_since,
  };
  answering([200, { data }]);
  return loadApplicantDashboard(anApplicant().applicant, new AbortController().signal);
};
const daysAgo = (days: number) => new Date(serverNow() - days * 86_400_000).toISOString();

test('the drawing of having become findable is there when the page is, and fetched for nobody else', async () => {
  await open(null);
  await open(daysAgo(15));
  expect(moment.current(), 'nothing is news').toBeUndefined();
  await open(daysAgo(1));
  expect(moment.current(), 'the page begins with it and never jumps').toBeDefined();
});
