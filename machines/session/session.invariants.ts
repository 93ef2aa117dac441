import type { AnyEventObject } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import type { Invariant } from '../kit/model.ts';
import { all, rulesOf } from '../kit/rules.ts';
import { sessionMachine } from './session.machine.ts';
import { meOf } from './session.fixtures.ts';
import { patchedMe, type SessionStage, sessionStages, stageOf } from './session.me.ts';
import { isGuest, isLoggedIn, type SessionSnapshot } from './session.selectors.ts';

/** The rules of the session, by hand from the specification's section 4; what they say of passwords is in the model. */

const { answerFor, answered, can, comesFrom, is, leads, offered } = rulesOf(sessionMachine);

const beginningOf = {
  none: 'loggedOut.idle',
  expired: 'fetchingMe.silent',
  fresh: 'fetchingMe.required',
} as const;
const everyStage = [{ verified: false }, { onboarded: false }, { tosAccepted: false }, {}].map((far) =>
  meOf('applicant', far),
);
const fetching = ['fetchingMe.silent', 'fetchingMe.required'] as const;
const resting = sessionStages.map((stage) => `${stage}.resting` as const);
const refreshing = sessionStages.map((stage) => `${stage}.refreshing` as const);
const stageIn = (snapshot: SessionSnapshot): SessionStage | undefined =>
  sessionStages.find((stage) => is(snapshot, stage));
const answeredMe = (event: AnyEventObject) => (event as { output?: { me?: Me } }).output?.me;
const login = { email: '', password: '' };
const registering = { type: 'applicant', values: { ...login, firstname: '', lastname: '', code: '' } } as const;
const expired = (epoch: number) => ({ type: 'session.expired', epoch }) as const;
const isSameState = (one: SessionSnapshot, other: SessionSnapshot) =>
  JSON.stringify(one.value) === JSON.stringify(other.value);

export const sessionInvariants: readonly Invariant<typeof sessionMachine>[] = [
  {
    rule: {
      de: 'Niemand ist bereit, dessen E-Mail-Adresse unbestätigt ist.',
      en: 'Nobody is ready whose e-mail address is not verified.',
    },
    holds: (after) => !is(after, 'ready') || after.context.me?.user.verified === true,
  },
  {
    rule: {
      de: 'Wer angemeldet ist, steht genau auf der Stufe, die die eigenen Daten sagen.',
      en: 'Whoever is logged in stands at exactly the stage that their data says.',
    },
    holds: (after) => {
      const { me } = after.context;
      return !isLoggedIn(after) || (me !== null && is(after, stageOf(me)));
    },
  },
  {
    rule: { de: 'Ein Gast hat keine Daten von jemandem.', en: 'A guest has nobody’s data.' },
    holds: (after) => !isGuest(after) || after.context.me === null,
  },
  {
    rule: {
      de: 'Ohne Hinweis auf eine Sitzung wird der Server nicht gefragt; ein abgelaufener fragt still, ein frischer verlangt eine Antwort.',
      en: 'Without a hint of a session the server is not asked; an old one asks silently, a fresh one needs an answer.',
    },
    holds: (after, { type }) => type !== 'xstate.init' || is(after, beginningOf[after.context.hint]),
  },
  {
    rule: {
      de: 'Angemeldet ist erst, wen der Server kennt.',
      en: 'Logged in is only whom the server knows.',
    },
    holds: (after, event, before) =>
      !isLoggedIn(after) ||
      isLoggedIn(before) ||
      fetching.some((state) => answerFor(event, state) === 'ok' && after.context.me === answeredMe(event)),
  },
  {
    rule: {
      de: 'Beim Öffnen der Seite zeigt sich, wer der Server sagt; bleibt die Antwort aus, ist man still Gast, oder die Seite sagt es.',
      en: 'When the page opens, it shows whom the server says; without an answer one is silently a guest, or is told so.',
    },
    holds: (after, event) => {
      const me = answeredMe(event);
      const known = me && { ok: `${stageOf(me)}.resting` as const };
      return (
        answered('fetchingMe.silent', {
          ...known,
          unauthenticated: 'loggedOut.idle',
          failed: 'loggedOut.idle',
          crashed: 'loggedOut.idle',
        })(after, event) &&
        answered('fetchingMe.required', {
          ...known,
          unauthenticated: 'loggedOut.idle',
          failed: 'fetchingMe.failed',
          crashed: 'fetchingMe.failed',
        })(after, event)
      );
    },
  },
  {
    rule: {
      de: 'Nachgesehen wird neben dem, was man sieht: Nur eine beendete Sitzung oder eine neue Stufe ändert die Seite.',
      en: 'Looking again happens beside what is shown: only a session that ended or a new stage changes the page.',
    },
    holds: (after, event) =>
      sessionStages.every((stage) => {
        const me = answeredMe(event);
        return answered(`${stage}.refreshing`, {
          ...(me && { ok: `${stageOf(me)}.resting` }),
          unauthenticated: 'loggedOut.idle',
          failed: `${stage}.resting`,
          crashed: `${stage}.resting`,
        })(after, event);
      }),
  },
  {
    rule: {
      de: 'Das Ende einer früheren Sitzung ändert an der jetzigen nichts; das Ende der jetzigen meldet sofort ab.',
      en: 'The end of an earlier session changes nothing about this one; the end of this one logs out at once.',
    },
    holds: (after, event, before) =>
      can(after, expired(after.context.epoch)) === isLoggedIn(after) &&
      !can(after, expired(after.context.epoch - 1)) &&
      (event.type !== 'session.expired' ||
        ('epoch' in event && event['epoch'] === before.context.epoch
          ? is(after, 'loggedOut.idle') && after.context.endedBy === 'expired'
          : isSameState(after, before))),
  },
  {
    rule: {
      de: 'Wo der Server eine Sitzung verneint oder beendet, verschwindet auch der Hinweis auf sie, und nur dort.',
      en: 'Where the server denies or ends a session, the hint of it goes too, and only there.',
    },
    holds: (after, event, _, told) =>
      told.some(({ type }) => type === 'hint.refuted') ===
      (event.type === 'session.expired' ||
        [...fetching, ...refreshing].some((state) => answerFor(event, state) === 'unauthenticated') ||
        (answerFor(event, 'loggingOut.posting') !== undefined && is(after, 'loggedOut'))),
  },
  {
    rule: {
      de: 'Jedes Holen der eigenen Daten am Anfang beginnt eine neue Sitzung; gezählt wird nie zurück.',
      en: 'Every first fetching of one’s data begins a new session; the count never goes back.',
    },
    holds: (after, event, before) =>
      event.type === 'xstate.init' ||
      after.context.epoch ===
        before.context.epoch +
          (event.type === 'session.renewed' || (is(after, ...fetching) && !is(before, ...fetching)) ? 1 : 0),
  },
  {
    rule: {
      de: 'Anmelden und Registrieren kann nur ein Gast, und nur eines nach dem anderen.',
      en: 'Only a guest can log in or register, and only one thing at a time.',
    },
    holds: all(
      offered({ type: 'login.submit', values: login }, 'loggedOut.idle'),
      leads('login.submit', 'loggedOut.loggingIn'),
      offered({ type: 'register.submit', registration: registering }, 'loggedOut.idle'),
      leads('register.submit', 'loggedOut.registering'),
    ),
  },
  {
    rule: {
      de: 'Nach einer gelungenen Anmeldung werden die eigenen Daten geholt; sonst bleibt das Formular stehen.',
      en: 'After a successful login one’s data is fetched; else the form stays.',
    },
    holds: all(
      ...(['loggedOut.loggingIn', 'loggedOut.registering'] as const).map((state) =>
        answered(state, {
          ok: 'fetchingMe.required',
          refused: 'loggedOut.idle',
          failed: 'loggedOut.idle',
          crashed: 'loggedOut.idle',
        }),
      ),
    ),
  },
  {
    rule: {
      de: 'Abmelden geht überall, wo jemand angemeldet ist oder sein könnte, und verbirgt sofort alles Private.',
      en: 'Logging out is possible wherever somebody is or may be logged in, and hides everything private at once.',
    },
    holds: all(
      offered({ type: 'logout.request' }, 'fetchingMe', ...sessionStages, 'loggingOut.failed'),
      leads('logout.request', 'loggingOut.posting'),
      comesFrom('loggingOut', 'fetchingMe', ...sessionStages),
    ),
  },
  {
    rule: {
      de: 'Abgemeldet ist man erst, wenn der Server es sagt; sonst erfährt man, dass man es noch nicht ist.',
      en: 'One is logged out only when the server says so; else one is told that one is not yet.',
    },
    holds: answered('loggingOut.posting', {
      ok: 'loggedOut.idle',
      unauthenticated: 'loggedOut.idle',
      failed: 'loggingOut.failed',
      crashed: 'loggingOut.failed',
    }),
  },
  {
    rule: {
      de: 'Noch einmal versuchen kann man, was nicht beantwortet wurde.',
      en: 'What was not answered can be tried again.',
    },
    holds: all(
      offered({ type: 'session.retry' }, 'fetchingMe.failed', 'loggingOut.failed'),
      (after, event, before) =>
        event.type !== 'session.retry' ||
        is(after, is(before, 'fetchingMe') ? 'fetchingMe.required' : 'loggingOut.posting'),
    ),
  },
  {
    rule: {
      de: 'Meldet sich in einem anderen Tab jemand ab, endet die Sitzung auch hier.',
      en: 'Where somebody logs out in another tab, the session ends here too.',
    },
    holds: all(
      offered({ type: 'otherTab.loggedOut' }, 'fetchingMe', ...sessionStages, 'loggingOut'),
      leads('otherTab.loggedOut', 'loggedOut.idle'),
    ),
  },
  {
    rule: {
      de: 'Meldet sich in einem anderen Tab jemand an, gilt das auch hier; wer es schon ist, merkt nichts.',
      en: 'Where somebody logs in in another tab, that counts here too; who is that already notices nothing.',
    },
    holds: (after, event, before) => {
      const own = { type: 'otherTab.loggedIn', userId: after.context.me?.user.id ?? '' } as const;
      const other = { ...own, userId: 'nobody known' };
      return (
        can(after, other) === (is(after, 'loggedOut.idle') || isLoggedIn(after)) &&
        can(after, own) === is(after, 'loggedOut.idle') &&
        (event.type !== 'otherTab.loggedIn' ||
          is(after, is(before, 'loggedOut') ? 'fetchingMe.silent' : 'fetchingMe.required'))
      );
    },
  },
  {
    rule: {
      de: 'Neues über die eigenen Daten zählt sofort und beginnt eine Seite nicht neu, auf der man bleibt.',
      en: 'News about one’s data counts at once, and does not begin anew a page on which one stays.',
    },
    holds: (after, event, before) => {
      if (everyStage.some((patch) => can(after, { type: 'me.patched', patch }) !== isLoggedIn(after))) return false;
      if (event.type !== 'me.patched' || !('patch' in event) || !before.context.me) return true;
      const stage = stageOf(patchedMe(before.context.me, event['patch'] as Partial<Me>));
      return is(before, stage) ? isSameState(after, before) : is(after, `${stage}.resting`);
    },
  },
  {
    rule: {
      de: 'Ist etwas veraltet, oder beginnt der Server eine neue Sitzung, werden die eigenen Daten neben der Seite geholt.',
      en: 'Where something is outdated, or the server begins a new session, one’s data is fetched beside the page.',
    },
    holds: all(
      ...(['me.outdated', 'session.renewed'] as const).flatMap((type) => [
        offered({ type }, ...sessionStages),
        leads(type, ...refreshing),
      ]),
      ...(['gate.refused', 'tab.focused'] as const).flatMap((type) => [
        offered({ type }, ...resting),
        leads(type, ...refreshing),
      ]),
      (after, event, before) =>
        !['me.outdated', 'session.renewed', 'gate.refused', 'tab.focused'].includes(event.type) ||
        stageIn(after) === stageIn(before),
    ),
  },
];
