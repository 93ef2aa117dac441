import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { FetchMeResult, LogoutResult } from '../../machines/session/session.types.ts';
import type { SessionActor } from '../api/session.ts';
import { keepDraft, readDraft } from '../forms/drafts.ts';
import { connectDrafts } from './session.ts';
import { connectTabs, type TabMessage } from './tabs.ts';

/** Somebody logged in, whose logout the server answers. */
async function loggedIn(connect: (session: SessionActor) => void): Promise<SessionActor> {
  const me = meOf('applicant');
  const actors = {
    fetchMe: fromPromise<FetchMeResult, void>(async () => ({ kind: 'ok', me })),
    logout: fromPromise<LogoutResult, void>(async () => ({ kind: 'ok' })),
  };
  const session = createActor(sessionMachine.provide({ actors }), { input: { hint: 'fresh' } });
  connect(session);
  session.start();
  await waitFor(session, (snapshot) => snapshot.hasTag('private'));
  return session;
}

const endOf = (session: SessionActor, end: 'session.expired' | 'logout.request'): void =>
  session.send(end === 'session.expired' ? { type: end, epoch: session.getSnapshot().context.epoch } : { type: end });

test.each([
  ['stays when the session expires', 'session.expired', { name: 'Kim' }],
  ['goes when one logs out', 'logout.request', undefined],
] as const)('what was typed %s', async (_, end, kept) => {
  const session = await loggedIn(connectDrafts);
  const userId = meOf('applicant').user.id;
  keepDraft('form', userId, { name: 'Kim' });
  endOf(session, end);
  await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
  expect(readDraft('form', userId, { name: '' })).toEqual(kept);
});

test.each([
  ['that a session has ended, and doesn’t speak of a logout', 'session.expired', 'expired', 'expired'],
  ['that somebody logged out', 'logout.request', 'loggedOut', 'otherTab'],
] as const)('a tab hears from another %s', async (_, end, message, endedBy) => {
  const said: TabMessage[] = [];
  const hearers: ((event: { readonly data: TabMessage }) => void)[] = [];
  const postMessage = (data: TabMessage) => {
    said.push(data);
    hearers[1]?.({ data });
  };
  const first = await loggedIn((session) =>
    connectTabs(session, { postMessage, addEventListener: (_type, hear) => hearers.push(hear) }),
  );
  const echoes: TabMessage[] = [];
  const second = await loggedIn((session) =>
    connectTabs(session, {
      postMessage: (data) => echoes.push(data),
      addEventListener: (_type, hear) => hearers.push(hear),
    }),
  );
  endOf(first, end);
  await waitFor(second, (snapshot) => snapshot.matches('loggedOut'));
  expect(second.getSnapshot().context.endedBy).toBe(endedBy);
  expect(said.at(-1)).toEqual({ type: message });
  expect(echoes.map(({ type }) => type)).toEqual(['loggedIn']);
});
