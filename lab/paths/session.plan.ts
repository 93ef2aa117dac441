import type { SnapshotFrom } from 'xstate';
import { sessionModel } from '../../machines/session/session.model.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { type SessionStage, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { type Answer, answer, type Fault, type Move, type Plan, type Said } from './kit/plan.ts';
import { impossibleInBrowser, is, sessionSays } from './session.says.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type SessionMove = Move<typeof sessionMachine>;

/** An applicant as the server tells of them at each stage. */
export const people: Record<SessionStage, ReturnType<typeof meOf>> = {
  unverified: meOf('applicant', { verified: false }),
  needsOnboarding: meOf('applicant', { onboarded: false, tosAccepted: false }),
  needsTos: meOf('applicant', { tosAccepted: false }),
  ready: meOf('applicant'),
};
const login = { email: 'kim@example.org', password: 'Lehrstelle-2026' };

const saidOfStage: Record<SessionStage, Said> = {
  unverified: { de: 'die Adresse ist unbestätigt', en: 'the address is not verified' },
  needsOnboarding: { de: 'die Anschrift fehlt noch', en: 'the address is still missing' },
  needsTos: { de: 'die Bedingungen sind offen', en: 'the terms are open' },
  ready: { de: 'es fehlt nichts mehr', en: 'nothing is missing any more' },
};

/** The states that fetch the person's data. */
export const fetching = ['fetchingMe.silent', 'fetchingMe.required', 'loggedIn.data.refreshing'];

const isRefreshing = (at: Snapshot) => at.hasTag('busy');
const causeOf = (last: SessionMove | undefined) => (last?.kind === 'deed' ? last.event.type : undefined);

/** What the server can say, after what made the page ask. */
function answersAfter(at: Snapshot, last: SessionMove | undefined, state: string): readonly Answer[] {
  const cause = causeOf(last);
  const here = sessionStages.findIndex((stage) => at.hasTag(stage));
  if (cause === 'session.renewed' || cause === 'me.outdated') {
    const isStepOn = at.hasTag(cause === 'session.renewed' ? 'unverified' : 'needsTos');
    return meAnswers(state, sessionStages.slice(isStepOn ? here + 1 : here)).slice(0, 1);
  }
  return meAnswers(state, cause === 'gate.refused' ? sessionStages.slice(here - 1, here) : sessionStages);
}

const meAnswers = (state: string, stages: readonly SessionStage[]): Answer[] => {
  const asked: Said = { de: 'Die eigenen Daten werden geholt', en: 'The person’s data is fetched' };
  const say = (what: Said): Said => ({ de: `${asked.de}: ${what.de}`, en: `${asked.en}: ${what.en}` });
  const fault: Fault = state === 'fetchingMe.silent' ? 'offline' : 'broken';
  return [
    ...stages.map((stage) => answer(sessionMachine, state, { kind: 'ok', me: people[stage] }, say(saidOfStage[stage]))),
    answer(
      sessionMachine,
      state,
      { kind: 'unauthenticated' },
      say({
        de: 'die Sitzung besteht nicht mehr (Cookie „session“ löschen)',
        en: 'the session is gone (delete the cookie “session”)',
      }),
    ),
    answer(sessionMachine, state, { kind: 'failed' }, asked, { fault }),
  ];
};

const refused = { kind: 'refused', code: 'validation', message: '', errors: { email: ['wrong'] } };

const openingAnswers: Record<'loggingIn' | 'registering', () => Answer[]> = {
  loggingIn: () => {
    const sent: Said = { de: 'Die Anmeldung wird geprüft', en: 'The login is checked' };
    return [
      told('loggedOut.loggingIn', { kind: 'ok' }, { de: 'Die Anmeldung gelingt', en: 'The login succeeds' }),
      answer(sessionMachine, 'loggedOut.loggingIn', { kind: 'ok' }, sent, { fault: 'csrf', variant: 'login 419' }),
      told('loggedOut.loggingIn', refused, { de: 'Das Passwort ist falsch', en: 'The password is wrong' }),
      answer(sessionMachine, 'loggedOut.loggingIn', refused, sent, { fault: 'tooMany', variant: 'login 429' }),
      answer(sessionMachine, 'loggedOut.loggingIn', { kind: 'failed' }, sent, {
        fault: 'offline',
        variant: 'login offline',
      }),
    ];
  },
  registering: () => {
    const sent: Said = { de: 'Die Registrierung wird geprüft', en: 'The registration is checked' };
    return [
      told(
        'loggedOut.registering',
        { kind: 'ok' },
        { de: 'Die Registrierung gelingt', en: 'The registration succeeds' },
      ),
      told('loggedOut.registering', refused, {
        de: 'Das Passwort ist zu leicht zu erraten',
        en: 'The password is too easy to guess',
      }),
      answer(sessionMachine, 'loggedOut.registering', { kind: 'failed' }, sent, {
        fault: 'broken',
        variant: 'register 500',
      }),
    ];
  },
};

const logoutAnswers = (): Answer[] => {
  const sent: Said = { de: 'Die Abmeldung wird gesendet', en: 'The logout is sent' };
  return [
    told('loggingOut.posting', { kind: 'ok' }, { de: 'Die Abmeldung gelingt', en: 'The logout succeeds' }),
    told(
      'loggingOut.posting',
      { kind: 'unauthenticated' },
      {
        de: 'Die Sitzung bestand schon nicht mehr (Cookie „session“ löschen)',
        en: 'The session was gone already (delete the cookie “session”)',
      },
    ),
    answer(sessionMachine, 'loggingOut.posting', { kind: 'failed' }, sent, { fault: 'offline' }),
    answer(sessionMachine, 'loggingOut.posting', { kind: 'ok' }, sent, { fault: 'csrf', variant: 'logout 419' }),
    answer(sessionMachine, 'loggingOut.posting', { kind: 'failed' }, sent, { fault: 'tooMany', variant: 'logout 429' }),
  ];
};

function told(state: string, output: Readonly<Record<string, unknown>>, said: Said): Answer {
  return answer(sessionMachine, state, output, said);
}

function movesFrom(at: Snapshot, last: SessionMove | undefined): readonly SessionMove[] {
  const asking = fetching.filter((state) => is(at, state));
  const outInOtherTab: SessionMove = { kind: 'deed', event: { type: 'otherTab.loggedOut' } };
  const logout: SessionMove = { kind: 'deed', event: { type: 'logout.request' } };
  const retry: SessionMove = { kind: 'deed', event: { type: 'session.retry' } };
  if (asking.length > 0) return asking.flatMap((state) => answersAfter(at, last, state));
  if (is(at, 'loggedOut.loggingIn')) return openingAnswers.loggingIn();
  if (is(at, 'loggedOut.registering')) return openingAnswers.registering();
  if (is(at, 'loggingOut.posting')) return logoutAnswers();
  if (is(at, 'loggingOut.failed')) return [retry, outInOtherTab, logout];
  if (is(at, 'loggedOut'))
    return [
      { kind: 'deed', event: { type: 'login.submit', values: login } },
      {
        kind: 'deed',
        event: {
          type: 'register.submit',
          registration: {
            type: 'applicant',
            values: { ...login, firstname: 'Kim', lastname: 'Muster', code: 'START2ME' },
          },
        },
      },
      { kind: 'deed', event: { type: 'otherTab.loggedIn', userId: 'somebody else' } },
    ];
  if (is(at, 'fetchingMe')) return [retry, outInOtherTab, logout];
  return movesAtStage(at);
}

function movesAtStage(at: Snapshot): readonly SessionMove[] {
  const at_ = (stage: SessionStage, ...moves: SessionMove[]) => (at.hasTag(stage) ? moves : []);
  const patched = (stage: SessionStage): SessionMove => ({
    kind: 'deed',
    event: { type: 'me.patched', patch: people[stage] },
  });
  return [
    { kind: 'deed', event: { type: 'session.renewed' } },
    ...at_('unverified', patched('unverified'), patched('needsOnboarding')),
    ...at_('needsOnboarding', patched('needsOnboarding'), patched('needsTos')),
    ...at_('needsTos', patched('needsTos'), patched('ready')),
    ...at_('ready', patched('ready'), patched('needsTos')),
    ...(at.hasTag('unverified') ? [] : [{ kind: 'deed', event: { type: 'me.outdated' } } as const]),
    { kind: 'deed', event: { type: 'tab.focused' } },
    ...(at.hasTag('unverified') ? [] : [{ kind: 'deed', event: { type: 'gate.refused' } } as const]),
    { kind: 'deed', event: { type: 'session.expired', epoch: at.context.epoch } },
    { kind: 'deed', event: { type: 'otherTab.loggedIn', userId: 'somebody else' } },
    { kind: 'deed', event: { type: 'otherTab.loggedOut' } },
    { kind: 'deed', event: { type: 'logout.request' } },
  ];
}

export const sessionPlan: Plan<typeof sessionMachine> = {
  machine: sessionMachine,
  words: sessionModel.words,
  openings: [
    {
      input: { hint: 'none' },
      said: { de: 'Die Seite öffnen, ohne angemeldet zu sein', en: 'Open the page without being logged in' },
    },
    { input: { hint: 'fresh' }, said: { de: 'Angemeldet die Seite öffnen', en: 'Open the page logged in' } },
    {
      input: { hint: 'expired' },
      said: {
        de: 'Angemeldet die Seite öffnen; der Hinweis im Cookie „session_hint“ ist abgelaufen',
        en: 'Open the page logged in; the hint in the cookie “session_hint” has expired',
      },
    },
  ],
  movesFrom,
  key: (at, last) => [at.context.me && stageOf(at.context.me), ...(isRefreshing(at) ? [causeOf(last)] : [])],
  says: sessionSays,
  impossible: impossibleInBrowser,
  interrupted: ['loggedOut.loggingIn', 'loggedOut.registering'],
  stable: [
    'loggedOut.idle',
    'fetchingMe.failed',
    'loggedIn.stage.unverified',
    'loggedIn.stage.needsOnboarding',
    'loggedIn.stage.needsTos',
    'loggedIn.stage.ready',
    'loggedIn.data.resting',
    'loggingOut.failed',
  ],
};
