import { expect, it } from 'vitest';
import type { GuardianView } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { crashed, done, walk } from '../kit/coverage.ts';
import { guardianAnswerMachine } from './guardian-answer.machine.ts';

const viewOf = (
  status: GuardianView['status'],
  noLongerNeeded = false,
  link: GuardianView['link'] = 'answer',
): GuardianView => ({
  id: 'id',
  link,
  status,
  firstname: 'G',
  lastname: 'M',
  applicant: { firstname: 'Kim', stored: ['name'] },
  no_longer_needed: noLongerNeeded,
  confirmed_at: null,
  terms: { id: 't', version: 1, locale: 'en', text: '', hash: 'h', published_at: '2026-01-01T00:00:00Z' },
});
const views = (['pending', 'confirmed', 'declined', 'expired', 'revoked'] as const).map((status) => ({
  kind: 'ok',
  view: viewOf(status),
}));
const withdrawals = (['confirmed', 'revoked'] as const).map((status) => ({
  kind: 'ok',
  view: viewOf(status, false, 'withdraw'),
}));
const lookUps = [
  ...views,
  ...withdrawals,
  { kind: 'ok', view: viewOf('pending', true) },
  { kind: 'expired' },
  { kind: 'used' },
  { kind: 'invalid' },
  { kind: 'failed' },
];
const answers = [{ kind: 'ok', view: viewOf('confirmed') }, { kind: 'conflict' }, { kind: 'failed' }];
const answering = ['accepting', 'declining', 'reporting', 'withdrawing'].map((state) => `guardianAnswer.${state}`);

it('the guardian’s page takes every transition, and nobody consents without having declared custody', () => {
  const result = walk(guardianAnswerMachine, {
    events: [
      { type: 'page.retry' },
      { type: 'consent.accept', custody: true, hash: 'h' },
      { type: 'consent.accept', custody: false, hash: 'h' },
      { type: 'consent.decline' },
      { type: 'decline.confirm' },
      { type: 'decline.cancel' },
      { type: 'notMe.report' },
      { type: 'link.request' },
      { type: 'consent.withdraw' },
      ...lookUps.map((answer) => done('guardianAnswer.opening', answer)),
      crashed('guardianAnswer.opening'),
      ...answering.flatMap((state) => [...answers.map((answer) => done(state, answer)), crashed(state)]),
      ...[{ kind: 'ok' }, { kind: 'failed' }].map((answer) => done('guardianAnswer.requestingLink', answer)),
      crashed('guardianAnswer.requestingLink'),
    ],
    key: ({ context }) => [context.view?.link, context.view?.status],
    check: (after, event, before) => {
      if (after.matches('accepting')) expect(event).toMatchObject({ custody: true });
      if (after.matches('confirmed')) expect(before.matches('accepting')).toBe(true);
      if (after.matches('withdrawing')) expect(before.context.view?.link).toBe('withdraw');
    },
  });
  expect(result).toEqual({ states: 40, steps: 80, transitions: 41, notWalked: [] });
});
