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
  at_once: false,
});

const isAsked = ({ refused }: AskedAgain) => refused === null;
const action = '01890000-0000-7000-8000-0000000000aa';
const undo = { id: action, until: new Date(Date.now() + 60_000).toISOString() };

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
  const requests = answering(
    ...answers.map(
      (data, at) => [200, at === 0 ? { data } : { data, undo: data.some(isAsked) ? undo : null }] as const,
    ),
  );
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

test('whose e-mail goes out at once, and can’t be undone, is said beside their name and of nobody else', async () => {
  await chooseBoth([{ ...asked(0, null), at_once: true }, asked(1, null)]);
  await screen.findByRole('dialog', { name: 'Ask 2 guardians again?' });
  expect(screen.getAllByText(/^To Eva Roth, e…@example\.net/).map(({ textContent }) => textContent)).toEqual([
    'To Eva Roth, e…@example.net. It goes out at once and can’t be undone: it takes the place of an e-mail that still waits.',
    'To Eva Roth, e…@example.net',
  ]);
});

test('of people who have all gone, that is said, and no empty question is asked', async () => {
  const { told } = await chooseBoth([]);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ title: 'No guardian would be asked' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is taken back by the notification, as a whole, and who can’t be is named', async () => {
  const { user, requests, told } = await chooseBoth([asked(0, null), asked(1, null)], [asked(0, null), asked(1, null)]);
  await user.click(await screen.findByRole('button', { name: 'Send 2' }));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ tone: 'success', title: '2 guardians are asked again', action: { label: 'Undo' } });
  expect(told[0]?.timeout).toBeGreaterThan(50_000);
  const undone = [true, false].map((one, at) => ({
    id: ids[at],
    name: at === 0 ? 'Mia Roth' : 'Noah Roth',
    undone: one,
  }));
  const taken = answering([200, { data: undone }]);
  told[0]?.action?.onSelect();
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(taken[0]?.url).toContain(`/v1/bulk-actions/${action}/undo`);
  expect(requests).toHaveLength(2);
  expect(told.slice(1)).toMatchObject([
    { id: told[0]?.id, tone: 'pending' },
    {
      id: told[0]?.id,
      tone: 'success',
      title: 'One was taken back',
      message: 'Not for Noah Roth: something has changed there meanwhile.',
    },
  ]);
});

test('too late, the notification says so', async () => {
  const { user, told } = await chooseBoth([asked(0, null), asked(1, null)], [asked(0, null), asked(1, null)]);
  await user.click(await screen.findByRole('button', { name: 'Send 2' }));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  answering([409, { code: 'undo_window_closed', message: 'It is too late to undo this: the e-mail is on its way.' }]);
  told[0]?.action?.onSelect();
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told[2]).toMatchObject({
    tone: 'danger',
    title: 'It is too late to undo this: the e-mail is on its way.',
  });
});
