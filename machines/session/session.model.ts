import { modelOf } from '../kit/rules.ts';
import { meOf } from './session.fixtures.ts';
import { sessionInvariants } from './session.invariants.ts';
import { sessionMachine } from './session.machine.ts';
import { stageOf } from './session.me.ts';
import { sessionWords } from './session.words.ts';

const people = [
  meOf('applicant', { verified: false }),
  meOf('applicant', { onboarded: false }),
  meOf('applicant', { tosAccepted: false }),
  meOf('applicant'),
];
const password = 'Long-enough-1';
const login = { email: 'a@example.org', password };
const registration = { firstname: 'A', lastname: 'B', email: 'a@example.org', password, code: '12E45678' };

export const sessionModel = modelOf(sessionMachine, {
  words: sessionWords,
  inputs: [{ hint: 'none' }, { hint: 'expired' }, { hint: 'fresh' }],
  carrying: [
    { type: 'login.submit', values: login },
    { type: 'register.submit', registration: { type: 'applicant', values: registration } },
    ...people.map((patch) => ({ type: 'me.patched', patch })),
    ...[0, 1, 2].map((epoch) => ({ type: 'session.expired', epoch })),
    { type: 'otherTab.loggedIn', userId: 'somebody else' },
    { type: 'otherTab.loggedIn', userId: people[0]?.user.id ?? '' },
  ],
  answers: { fetchMe: people.map((me) => ({ kind: 'ok', me })) },
  apart: ({ context }) => [context.me && stageOf(context.me), Math.min(context.epoch, 2), context.endedBy],
  invariants: [
    ...sessionInvariants,
    {
      rule: { de: 'Ein Passwort bleibt in keinem Zustand liegen.', en: 'No state keeps a password.' },
      holds: (after) => !JSON.stringify(after.context).includes(password),
    },
  ],
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
