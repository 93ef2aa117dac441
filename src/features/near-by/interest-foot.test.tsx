import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Interest } from '../../../contract/interests/interests.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { anInterestIn, aPortrait } from '../../../tests/support/near-by.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { InterestFoot } from './interest-foot.tsx';

afterEach(() => vi.unstubAllGlobals());

const draw = (
  interests: readonly Interest[],
  {
    portrait = aPortrait(1),
    facts = {},
  }: { portrait?: ReturnType<typeof aPortrait>; facts?: Partial<OwnApplicant> } = {},
) => showMember(<InterestFoot portrait={portrait} interests={interests} />, anApplicant(facts));
const words = () => document.body.textContent;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('interest is shown by one button, which says what the company sees', async () => {
  const requests = answering([201, { data: anInterestIn(1) }]);
  const { user } = await draw([]);
  expect(screen.getByRole('status').textContent).toBe('The company only sees your card.');
  await user.click(screen.getByRole('button', { name: 'Show interest' }));
  expect([requests[0]?.method, await requests[0]?.json()]).toEqual(['POST', { organization_id: aPortrait(1).id }]);
});

test('shown, it says until when, and is taken back', async () => {
  const requests = answering([204]);
  const { user } = await draw([anInterestIn(1)]);
  expect(screen.getByRole('status').textContent).toBe(
    'Interest shown. The company sees your card until December 1, 2026.',
  );
  await user.click(screen.getByRole('button', { name: 'Take interest back' }));
  expect(requests[0]?.method).toBe('DELETE');
});

test('with three open a fourth is told which to take back; one that has written counts no more', async () => {
  await draw([2, 3, 4].map((n) => anInterestIn(n)));
  expect(buttons()).toEqual(['Take back: Betrieb 2', 'Take back: Betrieb 3', 'Take back: Betrieb 4']);
  document.body.replaceChildren();
  await draw([anInterestIn(2), anInterestIn(3), anInterestIn(4, { answered: true })]);
  expect(buttons()).toEqual(['Show interest']);
});

test('in whoever has written already no interest is shown: the message is what there is to answer', async () => {
  await draw([], { portrait: aPortrait(1, { has_written: true }) });
  expect(buttons()).toEqual([]);
  expect(words()).toContain('This company has written to you.');
  expect(screen.getByRole('link', { name: 'Read the message' }).getAttribute('href')).toBe('/dashboard');
});

test('who can’t be found, or lives too far away, may look and reads why that is all', async () => {
  await draw([], { facts: { matchability: 'unmatchable' } });
  expect([buttons(), words()]).toEqual([[], expect.stringContaining('Companies can’t find you at the moment')]);
  document.body.replaceChildren();
  await draw([], { portrait: aPortrait(1, { near: false }) });
  expect([buttons(), words()]).toEqual([[], expect.stringContaining('This one is farther.')]);
});
