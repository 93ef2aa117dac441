import { assertEvent } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import { answers, output, refusedTo } from '../kit/answers.ts';
import { patchedMe, type SessionStage } from './session.me.ts';
import { sessionSetup } from './session.setup.ts';
import type { EndedBy, FetchMeResult, LogoutResult, OpenSessionResult, SessionContext } from './session.types.ts';

/** Who is logged in and how far they have come: one actor per document. */

const meOf = (result: FetchMeResult) => (result.kind === 'ok' ? result.me : undefined);
const forget = (endedBy: EndedBy | null) => ({ type: 'forget', params: { endedBy } }) as const;
type Fetched = { event: { output: FetchMeResult } };
const keepMe = { type: 'keepMe', params: ({ event }: Fetched) => ({ me: meOf(event.output) }) } as const;
const expired = { target: '#session.loggedOut', actions: [forget('expired'), 'refuteHint'] } as const;
const loggedOut = { target: '#session.loggedOut', actions: [forget('logout'), 'refuteHint'] } as const;
const opened = { target: '#session.fetchingMe.required', actions: { type: 'settle', params: output } } as const;
const patched = (context: SessionContext, patch: Partial<Me>) =>
  context.me ? patchedMe(context.me, patch) : undefined;

/** One state per stage; inside it me is at rest, or being fetched again beside what is shown. */
const stageState = (stage: SessionStage, route: string) =>
  sessionSetup.createStateConfig({
    meta: { route },
    initial: 'resting',
    on: {
      'me.patched': [
        {
          guard: { type: 'isStillAt', params: ({ context, event }) => ({ me: patched(context, event.patch), stage }) },
          actions: { type: 'keepMe', params: ({ context, event }) => ({ me: patched(context, event.patch) }) },
        },
        {
          target: '#session.deciding',
          actions: { type: 'keepMe', params: ({ context, event }) => ({ me: patched(context, event.patch) }) },
        },
      ],
      'session.renewed': { target: '.refreshing', actions: 'beginEpoch' },
      'me.outdated': { target: '.refreshing' },
      'session.expired': {
        guard: { type: 'isSameEpoch', params: ({ event }) => event },
        target: '#session.loggedOut',
        actions: expired.actions,
      },
      'otherTab.loggedOut': { target: '#session.loggedOut', actions: forget('otherTab') },
      'otherTab.loggedIn': {
        guard: { type: 'isAnotherUser', params: ({ event }) => event },
        target: '#session.fetchingMe.required',
        actions: forget(null),
      },
      'logout.request': { target: '#session.loggingOut' },
    },
    states: {
      resting: { on: { 'gate.refused': 'refreshing', 'tab.focused': 'refreshing' } },
      refreshing: {
        invoke: {
          src: 'fetchMe',
          ...answers<FetchMeResult>()({
            ok: [
              {
                guard: { type: 'isStillAt', params: ({ event }: Fetched) => ({ me: meOf(event.output), stage }) },
                target: 'resting',
                actions: keepMe,
              },
              { target: '#session.deciding', actions: keepMe },
            ],
            unauthenticated: expired,
            failed: 'resting',
          }),
        },
      },
    },
  });

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ hint: input.hint, me: null, epoch: 0, endedBy: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasNoHint', target: 'loggedOut' },
        { guard: 'hasExpiredHint', target: 'fetchingMe.silent' },
        { target: 'fetchingMe.required' },
      ],
    },
    loggedOut: {
      meta: { route: 'login' },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'login.submit': { target: 'loggingIn' },
            'register.submit': { target: 'registering' },
            'otherTab.loggedIn': { target: '#session.fetchingMe.silent' },
          },
        },
        loggingIn: {
          meta: { route: 'login' },
          invoke: {
            src: 'login',
            input: ({ event }) => {
              assertEvent(event, 'login.submit');
              return event.values;
            },
            ...answers<OpenSessionResult>()({ ok: opened, ...refusedTo('idle') }),
          },
        },
        registering: {
          meta: { route: 'register-applicant' },
          invoke: {
            src: 'register',
            input: ({ event }) => {
              assertEvent(event, 'register.submit');
              return event.registration;
            },
            ...answers<OpenSessionResult>()({ ok: opened, ...refusedTo('idle') }),
          },
        },
      },
    },
    fetchingMe: {
      meta: { route: '*' },
      initial: 'required',
      on: {
        'logout.request': { target: 'loggingOut' },
        'otherTab.loggedOut': { target: 'loggedOut', actions: forget('otherTab') },
      },
      states: {
        silent: {
          entry: 'beginEpoch',
          invoke: {
            src: 'fetchMe',
            ...answers<FetchMeResult>()({
              ok: { target: '#session.deciding', actions: keepMe },
              unauthenticated: expired,
              failed: '#session.loggedOut',
            }),
          },
        },
        required: {
          entry: 'beginEpoch',
          invoke: {
            src: 'fetchMe',
            ...answers<FetchMeResult>()({
              ok: { target: '#session.deciding', actions: keepMe },
              unauthenticated: expired,
              failed: 'failed',
            }),
          },
        },
        failed: { on: { 'session.retry': { target: 'required' } } },
      },
    },
    deciding: {
      always: [
        { guard: { type: 'isAt', params: 'unverified' }, target: 'unverified' },
        { guard: { type: 'isAt', params: 'needsOnboarding' }, target: 'needsOnboarding' },
        { guard: { type: 'isAt', params: 'needsTos' }, target: 'needsTos' },
        { target: 'ready' },
      ],
    },
    unverified: stageState('unverified', 'verify-email'),
    needsOnboarding: stageState('needsOnboarding', 'onboarding'),
    needsTos: stageState('needsTos', 'tos.accept'),
    ready: stageState('ready', 'dashboard'),
    loggingOut: {
      meta: { route: 'logout' },
      initial: 'posting',
      on: { 'otherTab.loggedOut': { target: 'loggedOut', actions: forget('logout') } },
      states: {
        posting: {
          invoke: {
            src: 'logout',
            ...answers<LogoutResult>()({
              ok: loggedOut,
              unauthenticated: loggedOut,
              failed: 'failed',
            }),
          },
        },
        failed: { on: { 'session.retry': { target: 'posting' }, 'logout.request': { target: 'posting' } } },
      },
    },
  },
});
