import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ApplicantPing } from '../../../contract/pings/pings.schema.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { ApplicantDashboardScreen } from './applicant-dashboard-screen.tsx';

const ping = (name: string, facts: Partial<ApplicantPing>): ApplicantPing =>
  ({
    perspective: 'applicant',
    id: name,
    status: 'pending',
    subject: 'Wir würden dich gern kennenlernen',
    body: 'Hallo',
    created_at: '2026-11-20T10:00:00.000Z',
    expires_at: '2026-12-12T10:00:00.000Z',
    organization: { id: name, name, city: 'Dormagen', website: null },
    employee: { fullname: 'Jannik Lang', position: null, email: null, phonenumber: null },
    match: { reasons: [] },
    release: null,
    guardian: null,
    guardian_asked_at: null,
    events: [],
    ...facts,
  }) as unknown as ApplicantPing;

const dashboard = (pings: readonly ApplicantPing[], further: readonly string[] = []) => (
  <ApplicantDashboardScreen
    pings={[...pings]}
    occupation="Chemikant/in"
    further={[...further]}
    graduation={undefined}
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
      'How far it is to you: up to 10, 25, 50 or 100 km',
      'From August 2027',
      'Recommended by a company',
      'Search confirmed in the last 30 days',
      'Name and contact: only after your yes',
    ]),
  );
});

test('and nothing that they don’t', async () => {
  await showAs(anApplicant(), dashboard([]));
  expect(screen.queryByText('Recommended by a company')).toBeNull();
  expect(screen.queryByText('Search confirmed in the last 30 days')).toBeNull();
});
