import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReceivedRecommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { saveFacts } from './own-applicant.calls.ts';
import { Recommenders } from './recommenders.tsx';

const one: ReceivedRecommendation = {
  id: '0190a000-0000-7000-8000-000000000001',
  organization: 'Farbwerk',
  note: 'Wir fanden deine Bewerbung gut.',
  shown: true,
  created_at: '2026-11-20T10:00:00.000Z',
};
afterEach(() => vi.unstubAllGlobals());

function Account() {
  const [shown, setShown] = useState(true);
  return <Recommenders recommenders={[{ ...one, shown }]} onChanged={async () => setShown(!shown)} />;
}

test('what a company says is read here, hidden by one press and shown again by another', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(await request.json());
    return Response.json({ data: [one] });
  });
  const { user } = await showAs(anApplicant(), <Account />);
  expect(screen.getByText('Wir fanden deine Bewerbung gut.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Hide the recommendation of .*Farbwerk/ }));
  await expect.poll(() => screen.queryByText('Hidden: no company sees it.')).not.toBeNull();
  const again = screen.getByRole('button', { name: /^Show the recommendation of .*Farbwerk.* again/ });
  expect(document.activeElement, 'the button stays where it was').toBe(again);
  await user.click(again);
  await expect.poll(() => screen.queryByText('Hidden: no company sees it.')).toBeNull();
  expect(asked).toEqual([{ shown: false }, { shown: true }]);
});

test('whom nobody recommends reads nothing of it', async () => {
  await showAs(anApplicant(), <Recommenders recommenders={[]} onChanged={async () => {}} />);
  expect(screen.queryByRole('heading', { name: 'Who recommends you' })).toBeNull();
});

test('what was saved of the reader while it was being hidden stands', async () => {
  const held = heldAnswers();
  const me = anApplicant();
  const { user, session } = await showAs(me, <Account />);
  await user.click(screen.getByRole('button', { name: /^Hide the recommendation of .*Farbwerk/ }));
  await expect.poll(() => held.length).toBe(1);
  if (!me.applicant) throw new Error('no applicant');
  session.send({ type: 'me.patched', patch: { applicant: { ...me.applicant, recommended: true, mobility_km: 25 } } });
  await held[0]?.answer(200, { data: [{ ...one, shown: false }] });
  await expect
    .poll(() => selectMe(session.getSnapshot())?.applicant)
    .toMatchObject({ recommended: false, mobility_km: 25 });
});

test('what is hidden while another form is saving is sent after it, so that neither answer undoes the other', async () => {
  const held = heldAnswers();
  const me = anApplicant();
  if (!me.applicant) throw new Error('no applicant');
  const { user } = await showAs(me, <Account />);
  const saved = saveFacts(me.applicant.id, { mobility_km: 25 });
  await expect.poll(() => held.length).toBe(1);
  await user.click(screen.getByRole('button', { name: /^Hide the recommendation of .*Farbwerk/ }));
  expect(held.map(({ request }) => request.url)).toEqual([expect.stringContaining('/applicants/')]);
  await held[0]?.answer(200, { data: me.applicant });
  await saved;
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.answer(200, { data: [{ ...one, shown: false }] });
  await expect.poll(() => screen.queryByText('Hidden: no company sees it.')).not.toBeNull();
});
