import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { FetchMeResult, LogoutResult } from '../../machines/session/session.types.ts';
import { keepDraft, readDraft } from '../forms/drafts.ts';
import { connectDrafts, sessionHint } from './session.ts';

const now = Date.UTC(2026, 0, 1);

test('without the readable cookie nobody is asked who is logged in [S4-03]', () => {
  expect(sessionHint(undefined, now)).toBe('none');
  expect(sessionHint('', now)).toBe('none');
});

test('a time that has passed makes the hint an expired one [S4-06]', () => {
  expect(sessionHint(String(now / 1000 - 1), now)).toBe('expired');
  expect(sessionHint(String(now / 1000 + 1), now)).toBe('fresh');
  expect(sessionHint('1', now)).toBe('fresh');
});

test.each([
  ['stays when the session expires', 'session.expired', { name: 'Kim' }],
  ['goes when one logs out', 'logout.request', undefined],
] as const)('what was typed %s', async (_, end, kept) => {
  const me = meOf('applicant');
  const actors = {
    fetchMe: fromPromise<FetchMeResult, void>(async () => ({ kind: 'ok', me })),
    logout: fromPromise<LogoutResult, void>(async () => ({ kind: 'ok' })),
  };
  const session = createActor(sessionMachine.provide({ actors }), { input: { hint: 'fresh' } });
  connectDrafts(session);
  session.start();
  await waitFor(session, (snapshot) => snapshot.hasTag('private'));
  keepDraft('form', me.user.id, { name: 'Kim' });
  session.send(end === 'session.expired' ? { type: end, epoch: session.getSnapshot().context.epoch } : { type: end });
  await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
  expect(readDraft('form', me.user.id, { name: '' })).toEqual(kept);
});
