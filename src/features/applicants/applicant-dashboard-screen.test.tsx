import { screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { Interest } from '../../../contract/interests/interests.schema.ts';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { anInterestIn } from '../../../tests/support/near-by.ts';
import { releaseConsent } from '../../../tests/support/release-consent.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { ApplicantDashboardScreen } from './applicant-dashboard-screen.tsx';
import { letters } from './dialogs-later.ts';

beforeAll(async () => {
  await activateLocale('en');
  await letters.fetch();
});

const ping = (name: string, facts: Partial<ApplicantPing>): ApplicantPing =>
  ({
    perspective: 'applicant',
    id: name,
    status: 'pending',
    subject: 'Wir würden dich gern kennenlernen',
    body: 'Hallo',
    created_at: '2026-11-20T10:00:00.000Z',
    expires_at: '2026-12-12T10:00:00.000Z',
    organization: { id: name, name, street: null, postcode: null, city: 'Dormagen', website: null, occupations: [] },
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

type Near = ComponentProps<typeof ApplicantDashboardScreen>['near'];
const dashboard = (
  pings: readonly ApplicantPing[],
  further: readonly string[] = [],
  near: Near = null,
  interests: readonly Interest[] = [],
) => (
  <ApplicantDashboardScreen
    pings={[...pings]}
    occupation="Chemikant/in"
    further={[...further]}
    graduation={null}
    near={near}
    interests={[...interests]}
    findable_since={null}
  />
);

test('a no folds away, in grey; a yes and what is open stay', async () => {
  const release = {
    released_at: '2026-11-20T10:00:00.000Z',
    until: null,
    withdrawn_at: null,
    deletion_confirmed_at: null,
  };
  const { user } = await showAs(
    anApplicant(),
    dashboard([
      ping('Lackwerke', { status: 'declined' }),
      ping('Farbwerk', {}),
      ping('Kristallin', { status: 'accepted', release: release as unknown as ApplicantPing['release'] }),
      ping('Nordlicht', { status: 'expired' }),
    ]),
  );
  const shown = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(shown.slice(0, 2)).toEqual(['Farbwerk', 'Kristallin']);
  const folded = screen.getByText('Ended: 2').closest('details');
  expect(folded?.open).toBe(false);
  const names = within(folded as HTMLElement).getAllByRole('heading', { level: 3, hidden: true });
  expect(names.map((heading) => heading.textContent)).toEqual(['Lackwerke', 'Nordlicht']);
  await user.click(screen.getByText('Ended: 2'));
  expect(folded?.open).toBe(true);
});

function AnsweredLater() {
  const [status, setStatus] = useState<'pending' | 'declined'>('pending');
  return (
    <>
      {dashboard([ping('Farbwerk', { status })])}
      <button onClick={() => setStatus('declined')}>Answer</button>
    </>
  );
}

test('what has just been declined stays where it was', async () => {
  const { user } = await showAs(anApplicant(), <AnsweredLater />);
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByText('You said no')).toBeDefined();
  expect(screen.queryByText('Ended: 1')).toBeNull();
});

test('the card says everything that companies see', async () => {
  await showAs(
    anApplicant({ recommended: true, renewed_lately: true, mobility_km: 25, available_from: '2027-08-01' }),
    dashboard([], ['Koch/Köchin']),
  );
  const title = screen.getByRole('heading', { name: 'This is how companies see you' });
  const lines = [...(title.parentElement?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Chemikant/in',
      'Would also like: Koch/Köchin',
      'Köln West, would travel up to 25 km',
      'How far it is to you: up to about 10, 25, 50 or 100 km',
      'From August 2027',
      'Recommended by a company',
      'Search confirmed in the last 30 days',
      'Name and contact: never without your yes',
    ]),
  );
});

test('and nothing that they don’t', async () => {
  await showAs(anApplicant(), dashboard([]));
  expect(screen.queryByText('Recommended by a company')).toBeNull();
  expect(screen.queryByText('Search confirmed in the last 30 days')).toBeNull();
});

const releases = {
  name: 'Mia Kind',
  email: 'mia@example.org',
  phonenumber: null,
  reachable_from: null,
  first_meeting: null,
  recommended_by: [],
  consent: releaseConsent,
};

test('what waits for a guardian says so, and isn’t counted as waiting for the reader', async () => {
  const asked = { guardian: 'Vera', guardian_choice: 'ask', guardian_asked_at: '2026-11-21T10:00:00.000Z' } as const;
  await showAs(anApplicant(), dashboard([ping('Farbwerk', asked), ping('Lackwerke', {})]));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A company would like to meet you');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(['Lackwerke', 'Farbwerk']),
  );
  const card = within(screen.getByRole('listitem', { name: 'Farbwerk' }));
  expect(card.getByText('Waiting for Vera')).toBeDefined();
  expect(card.queryByText('Waiting for your answer')).toBeNull();
});

test.each([
  ['ask', /^Ask Vera whether Farbwerk may get this/, /until Vera agrees, too/, 'Say yes and ask Vera'],
  ['tell', /^If you say yes, Farbwerk gets this/, /^Vera gets an e-mail that says/, 'Say yes and release'],
  [null, /^If you say yes, Farbwerk gets this/, /^Nobody else gets it\. You don’t commit/, 'Say yes and release'],
] as const)('%s: before a yes it is said what the guardian has to do with it', async (choice, heading, then, deed) => {
  const guarded = { guardian: choice && 'Vera', guardian_choice: choice, releases };
  const { user } = await showAs(anApplicant(), dashboard([ping('Farbwerk', guarded)]));
  await user.click(await screen.findByRole('button', { name: 'Yes, I’m interested' }));
  expect(await screen.findByRole('heading', { level: 4, name: heading })).toBeDefined();
  expect(screen.getByText(then)).toBeDefined();
  expect(screen.getByRole('button', { name: deed })).toBeDefined();
});

test('blocking a company comes after the answer to it', async () => {
  await showAs(anApplicant(), dashboard([ping('Farbwerk', {})]));
  const no = await screen.findByRole('button', { name: 'No, thank you' });
  const block = screen.getByRole('link', { name: 'Block this company' });
  expect(no.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('who is near and trains this stands there, each with a way to its portrait', async () => {
  const company = {
    name: 'Farbwerk',
    logo: null,
    color: null,
    city: 'Dormagen',
    distance_km: 12,
    occupations: ['Chemikant/in'],
  };
  const id = '0198a1f6-40bc-7c6f-bf5c-a5e1afb0a1d1';
  await showAs(
    anApplicant(),
    dashboard([], [], { total: 12, radius_km: 25, is_wished: true, companies: [{ id, ...company }] }),
  );
  expect(screen.getByText(/^12 companies up to 25 km from you train what you would like to learn/)).toBeDefined();
  const near = within(screen.getByRole('region', { name: 'Near you, and they train this' }));
  expect(near.getByRole('link', { name: 'Farbwerk' }).getAttribute('href')).toBe(`/near-by/${id}`);
  expect(near.getByText('Dormagen · 12 km')).toBeDefined();
});

test('who has shown interest to three is not asked to show more', async () => {
  const near = { total: 12, radius_km: 25, is_wished: true, companies: [] };
  const shown = [1, 2, 3].map((n) => anInterestIn(n));
  const { unmount } = await showAs(anApplicant(), dashboard([], [], near, shown));
  expect(screen.queryByText(/Show up to three/)).toBeNull();
  expect(screen.getByText(/^You don’t have to do anything/)).toBeDefined();
  unmount();
  await showAs(anApplicant(), dashboard([], [], near, [...shown.slice(1), anInterestIn(1, { answered: true })]));
  expect(screen.getByText(/Show up to three/)).toBeDefined();
});

test.each([
  ['doesnot_want_matching', 'I am looking again'],
  ['expired', 'I am still looking'],
] as const)('%s: what lets companies find the reader again comes first', async (search_status, deed) => {
  await showAs(
    anApplicant({ search_status, matchability: 'unmatchable', unmatchable_reasons: ['not_looking'] }),
    dashboard([]),
  );
  const again = screen.getByRole('button', { name: deed });
  const card = screen.getByRole('heading', { name: 'This is how companies see you' });
  expect(again.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
