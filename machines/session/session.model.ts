import type { AnyEventObject } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import { all, keepsNot, modelOf, rulesOf } from '../kit/rules.ts';
import { meOf } from './session.fixtures.ts';
import { sessionMachine } from './session.machine.ts';
import { type SessionStage, stageOf } from './session.me.ts';
import { isGuest, isLoggedIn, type SessionSnapshot } from './session.selectors.ts';
import { sessionWords } from './session.words.ts';

const { answerFor, can, comesFrom, is, offered } = rulesOf(sessionMachine);

const fetching = ['fetchingMe.silent', 'fetchingMe.required'] as const;
const answeredMe = (event: AnyEventObject) => (event as { output?: { me?: Me } }).output?.me;
const expired = (epoch: number) => ({ type: 'session.expired', epoch }) as const;
const isSameState = (one: SessionSnapshot, other: SessionSnapshot) =>
  JSON.stringify(one.value) === JSON.stringify(other.value);

/** An applicant at each stage. */
export const people: Record<SessionStage, Me> = {
  unverified: meOf('applicant', { verified: false }),
  needsOnboarding: meOf('applicant', { onboarded: false, tosAccepted: false }),
  needsTos: meOf('applicant', { tosAccepted: false }),
  ready: meOf('applicant'),
};
const password = 'Long-enough-1';
const login = { email: 'a@example.org', password };
const registration = { firstname: 'A', lastname: 'B', email: 'a@example.org', password, code: '12E45678' };

export const sessionModel = modelOf(sessionMachine, {
  words: sessionWords,
  inputs: [{ hint: 'none' }, { hint: 'expired' }, { hint: 'fresh' }],
  carrying: [
    { type: 'login.submit', values: login },
    { type: 'register.submit', registration: { type: 'applicant', values: registration } },
    ...Object.values(people).map((patch) => ({ type: 'me.patched', patch })),
    ...[0, 1, 2].map((epoch) => ({ type: 'session.expired', epoch })),
    { type: 'otherTab.loggedIn', userId: 'somebody else' },
    { type: 'otherTab.loggedIn', userId: people.ready.user.id },
  ],
  answers: { fetchMe: Object.values(people).map((me) => ({ kind: 'ok', me })) },
  apart: ({ context }) => [context.me && stageOf(context.me), Math.min(context.epoch, 2), context.endedBy],
  invariants: {
    readyOnlyVerified: (after) => !is(after, 'loggedIn.stage.ready') || after.context.me?.user.verified === true,
    stageByData: (after) => {
      const { me } = after.context;
      return !isLoggedIn(after) || (me !== null && is(after, `loggedIn.stage.${stageOf(me)}`));
    },
    guestHasNobody: (after) => !isGuest(after) || after.context.me === null,
    knownToServer: (after, event, before) =>
      !isLoggedIn(after) ||
      isLoggedIn(before) ||
      fetching.some((state) => answerFor(event, state) === 'ok' && after.context.me === answeredMe(event)),
    earlierEndsCountNot: (after, event, before) =>
      can(after, expired(after.context.epoch)) === isLoggedIn(after) &&
      !can(after, expired(after.context.epoch - 1)) &&
      (event.type !== 'session.expired' ||
        ('epoch' in event && event['epoch'] === before.context.epoch
          ? is(after, 'loggedOut.idle') && after.context.endedBy === 'expired'
          : isSameState(after, before))),
    logsOutAnywhere: all(
      offered({ type: 'logout.request' }, 'fetchingMe', 'loggedIn', 'loggingOut.failed'),
      (after, { type }) => type !== 'logout.request' || is(after, 'loggingOut.posting'),
      comesFrom('loggingOut', 'fetchingMe', 'loggedIn'),
    ),
    keepsNoPassword: keepsNot(password),
  },
  happyPath: [
    'opening',
    'loggedOut.idle',
    'loggedOut.registering',
    'fetchingMe.required',
    'loggedIn.stage.unverified',
    'loggedIn.stage.needsOnboarding',
    'loggedIn.stage.needsTos',
    'loggedIn.stage.ready',
  ],
});
