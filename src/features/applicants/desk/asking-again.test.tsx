import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import type { AskedAgain } from '../../../../contract/legal-contacts/asking-again.schema.ts';
import { answering, showMember } from '../../../../tests/support/show-member.tsx';
import { AskingAgain } from './asking-again.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';

afterEach(() => vi.unstubAllGlobals());

const ids = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'] as const;
const row = (id: string, firstname: string) => ({ id, firstname, lastname: 'Roth' }) as ApplicantEntry;
const asked = (of: 0 | 1, refused: AskedAgain['refused']): AskedAgain => ({
  applicant_id: ids[of],
  name: of === 0 ? 'Mia Roth' : 'Noah Roth',
  refused,
  to: refused === null ? { name: 'Eva Roth', address: 'e…@example.net' } : null,
});

async function chooseBoth(...answers: readonly (readonly AskedAgain[])[]) {
  const rows = [row(ids[0], 'Mia'), row(ids[1], 'Noah')];
  const chosen: Chosen<ApplicantEntry> = {
    rows,
    isChosen: () => true,
    most: 20,
    isFull: false,
    toggle: () => {},
    add: () => {},
    clear: () => {},
  };
  const requests = answering(...answers.map((data) => [200, { data }] as const));
  const shown = await showMember(<AskingAgain chosen={chosen}>{null}</AskingAgain>);
  await shown.user.click(screen.getByRole('button', { name: 'Ask 2 guardians again …' }));
  return { ...shown, requests };
}

test('it is done for those whom the look promised it for, and whoever falls out meanwhile is named', async () => {
  const { user, requests, told } = await chooseBoth([asked(0, null), asked(1, 'just_now')], [asked(0, 'answered')]);
  await screen.findByRole('dialog', { name: 'Ask one guardian again?' });
  expect(screen.getByText('Was asked within the last minute.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(await requests[1]?.json()).toEqual({ applicant_ids: [ids[0]] });
  expect(told[0]).toMatchObject({
    tone: 'info',
    title: 'Nobody was asked',
    message: 'Not for Mia Roth: something has changed there meanwhile.',
  });
});

test('of people who have all gone, that is said, and no empty question is asked', async () => {
  const { told } = await chooseBoth([]);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ title: 'No guardian would be asked' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
