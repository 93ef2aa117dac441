import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { serverNow } from '../../api/server-time.ts';
import { activateLocale } from '../../i18n/catalogs.ts';
import { ApplicantDashboardScreen } from './applicant-dashboard-screen.tsx';
import { letters } from './dialogs-later.ts';
import { moment } from './moment-later.ts';

beforeAll(async () => {
  await activateLocale('en');
  await Promise.all([letters.fetch(), moment.fetch()]);
});
beforeEach(() => localStorage.clear());

const daysAgo = (days: number) => new Date(serverNow() - days * 86_400_000).toISOString();

const aPing = (facts: Partial<ApplicantPing>): ApplicantPing =>
  ({
    perspective: 'applicant',
    id: 'one',
    status: 'pending',
    subject: 'Hallo',
    body: 'Hallo',
    created_at: daysAgo(3),
    expires_at: daysAgo(-10),
    organization: {
      id: 'farbwerk',
      name: 'Farbwerk',
      street: null,
      postcode: null,
      city: null,
      website: null,
      occupations: [],
    },
    employee: { fullname: 'Jannik Lang', position: null, email: null, phonenumber: null },
    match: { reasons: [] },
    release: null,
    later: null,
    guardian: null,
    guardian_choice: null,
    guardian_asked_at: null,
    appointments: [],
    asked_contacted: false,
    events: [],
    ...facts,
  }) as unknown as ApplicantPing;

const page = (since: string | null, pings: readonly ApplicantPing[] = []) => (
  <ApplicantDashboardScreen
    pings={[...pings]}
    occupation={null}
    further={[]}
    graduation={null}
    near={null}
    interests={[]}
    findable_since={since}
  />
);
const title = () => screen.getByRole('heading', { level: 1 });
const drawing = () => document.querySelector('header svg');

test('becoming findable is seen once: a drawing, the heading has the focus, what happens next', async () => {
  const since = daysAgo(1);
  const { unmount } = await showAs(anApplicant(), page(since));
  expect(title().textContent).toContain('Companies can find you');
  expect(document.activeElement).toBe(title());
  expect(drawing()).not.toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'You say yes or no. Without a yes nobody gets your number.',
  );
  unmount();
  await showAs(anApplicant(), page(since));
  expect(title().textContent).toContain('Companies can find you');
  expect(drawing(), 'a page loaded anew is the ordinary one').toBeNull();
});

test('it is one again after another yes, no more once it is old, and none while nobody can be found', async () => {
  const first = await showAs(anApplicant(), page(daysAgo(2)));
  first.unmount();
  const again = await showAs(anApplicant({ minor: true }), page(daysAgo(1)));
  expect(drawing()).not.toBeNull();
  expect(screen.getByText(/with somebody at home if you like/)).toBeDefined();
  again.unmount();
  const old = await showAs(anApplicant(), page(daysAgo(15)));
  expect(drawing()).toBeNull();
  old.unmount();
  const unfindable = { matchability: 'unmatchable', unmatchable_reasons: ['address_not_found'] } as const;
  const lost = await showAs(anApplicant({ ...unfindable, unmatchable_reasons: [] }), page(daysAgo(0)));
  expect(drawing()).toBeNull();
  lost.unmount();
  await showAs(anApplicant(), page(daysAgo(0)));
  expect(drawing(), 'what kept companies from finding has gone').not.toBeNull();
});

const released = aPing({
  status: 'accepted',
  release: { at: daysAgo(0), until: null, withdrawn_at: null, deletion_confirmed_at: null },
  guardian: 'Ayşe',
  guardian_choice: 'tell',
});

function Yes() {
  const [pings, setPings] = useState([aPing({}), aPing({ id: 'two' })]);
  return (
    <>
      {page(null, pings)}
      <button onClick={() => setPings([released, aPing({ id: 'two' })])}>Say yes</button>
    </>
  );
}

test('a yes is one, whatever else waits for an answer; nothing is shown of those given before', async () => {
  const { user, unmount } = await showAs(anApplicant({ minor: true }), <Yes />);
  expect(drawing()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Say yes' }));
  expect(title().textContent).toContain('Farbwerk will be in touch');
  expect(document.activeElement).toBe(title());
  expect(screen.getByText(/Ayşe.* gets an e-mail from us that says so/)).toBeDefined();
  unmount();
  await showAs(anApplicant({ minor: true }), page(null, [released]));
  expect(title().textContent).toContain('Farbwerk will be in touch');
  expect(drawing()).toBeNull();
});

test('a guardian’s yes that came while the child was away is one, once; of an old one and of one’s own nothing is made', async () => {
  const given = (facts: Partial<ApplicantPing>) => page(null, [{ ...released, guardian_choice: 'ask', ...facts }]);
  const minor = anApplicant({ minor: true });
  const first = await showAs(minor, given({}));
  expect(title().textContent).toContain('Farbwerk will be in touch');
  expect([drawing() === null, document.activeElement]).toEqual([false, title()]);
  first.unmount();
  const again = await showAs(minor, given({}));
  expect(drawing()).toBeNull();
  again.unmount();
  const old = { at: daysAgo(15), until: null, withdrawn_at: null, deletion_confirmed_at: null };
  const third = await showAs(minor, given({ id: 'three', release: old }));
  expect(drawing()).toBeNull();
  third.unmount();
  await showAs(minor, page(null, [{ ...released, id: 'four', guardian_choice: 'ask' }, aPing({ id: 'five' })]));
  expect(title().textContent, 'another message waits').toContain('A company would like to meet you');
  expect(drawing()).toBeNull();
});

test('who opens the page with a place found meets the ordinary one', async () => {
  const found = { organization: null, confirmed: false, kept_until: daysAgo(-30) };
  await showAs(anApplicant({ found, matchability: 'unmatchable', search_status: 'doesnot_want_matching' }), page(null));
  expect(title().textContent).toContain('Congratulations');
  expect(drawing()).toBeNull();
});
