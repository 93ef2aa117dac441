import { assertEvent } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import { answers, output, refusedTo } from '../kit/answers.ts';
import { sessionSetup } from './session.setup.ts';
import type { EndedBy, FetchMeResult, LogoutResult, OpenSessionResult } from './session.types.ts';

/** Who is logged in and how far they have come: one actor per document. */

const meOf = (result: FetchMeResult) => (result.kind === 'ok' ? result.me : undefined);
const forget = (endedBy: EndedBy | null) => ({ type: 'forget', params: { endedBy } }) as const;
type Fetched = { event: { output: FetchMeResult } };
const keepMe = { type: 'keepMe', params: ({ event }: Fetched) => ({ me: meOf(event.output) }) } as const;
const patched = { type: 'patchMe', params: ({ event }: { event: { patch: Partial<Me> } }) => event } as const;
const expired = { target: '#session.loggedOut', actions: [forget('expired'), 'refuteHint'] } as const;
const loggedOut = { target: '#session.loggedOut', actions: [forget('logout'), 'refuteHint'] } as const;
const opened = { target: '#session.fetchingMe.required', actions: { type: 'settle', params: output } } as const;
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
      tags: ['loggedOut', 'settled'],
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
          tags: 'fetchingMe',
          entry: 'beginEpoch',
          invoke: {
            src: 'fetchMe',
            ...answers<FetchMeResult>()({
              ok: { target: '#session.loggedIn', actions: keepMe },
              unauthenticated: expired,
              failed: '#session.loggedOut',
            }),
          },
        },
        required: {
          tags: 'fetchingMe',
          entry: 'beginEpoch',
          invoke: {
            src: 'fetchMe',
            ...answers<FetchMeResult>()({
              ok: { target: '#session.loggedIn', actions: keepMe },
              unauthenticated: expired,
              failed: 'failed',
            }),
          },
        },
        failed: { tags: ['fetchFailed', 'settled'], on: { 'session.retry': { target: 'required' } } },
      },
    },
    loggedIn: {
      tags: ['private', 'settled'],
      type: 'parallel',
      on: {
        'session.expired': {
          guard: { type: 'isSameEpoch', params: ({ event }) => event },
          target: '#session.loggedOut',
          actions: expired.actions,
        },
        'otherTab.loggedOut': { target: 'loggedOut', actions: forget('otherTab') },
        'otherTab.loggedIn': {
          guard: { type: 'isAnotherUser', params: ({ event }) => event },
          target: 'fetchingMe.required',
          actions: forget(null),
        },
        'logout.request': { target: 'loggingOut' },
      },
      states: {
        /** What is missing first, by me as it is known here: one after the other, each passed at once where nothing is missing. */
        stage: {
          initial: 'unverified',
          states: {
            unverified: {
              meta: { route: 'verify-email' },
              tags: 'unverified',
              always: { guard: 'hasVerified', target: 'needsOnboarding' },
            },
            needsOnboarding: {
              meta: { route: 'onboarding' },
              tags: 'needsOnboarding',
              always: { guard: 'hasFinishedSteps', target: 'needsTos' },
            },
            needsTos: {
              meta: { route: 'tos.accept' },
              tags: 'needsTos',
              always: { guard: 'hasAgreed', target: 'ready' },
            },
            ready: {
              meta: { route: 'dashboard' },
              tags: 'ready',
              always: { guard: 'isAskedAnew', target: 'unverified' },
            },
          },
        },
        /** Me is at rest, or being fetched again beside what is shown. */
        data: {
          meta: { route: '*' },
          initial: 'resting',
          on: {
            'session.renewed': { target: '.refreshing', actions: 'beginEpoch' },
            'me.outdated': { target: '.refreshing' },
          },
          states: {
            resting: {
              on: {
                'me.patched': { actions: patched },
                'gate.refused': { target: 'refreshing' },
                'tab.focused': { target: 'refreshing' },
              },
            },
            refreshing: {
              tags: 'busy',
              // an answer to what was asked before may be older than the patch
              on: { 'me.patched': { target: 'refreshing', reenter: true, actions: patched } },
              invoke: {
                src: 'fetchMe',
                ...answers<FetchMeResult>()({
                  ok: { target: 'resting', actions: keepMe },
                  unauthenticated: expired,
                  failed: 'resting',
                }),
              },
            },
          },
        },
      },
    },
    loggingOut: {
      meta: { route: 'logout' },
      initial: 'posting',
      on: { 'otherTab.loggedOut': { target: 'loggedOut', actions: forget('logout') } },
      states: {
        posting: {
          tags: 'loggingOut',
          invoke: {
            src: 'logout',
            ...answers<LogoutResult>()({
              ok: loggedOut,
              unauthenticated: loggedOut,
              failed: 'failed',
            }),
          },
        },
        failed: {
          tags: ['logoutFailed', 'settled'],
          on: { 'session.retry': { target: 'posting' }, 'logout.request': { target: 'posting' } },
        },
      },
    },
  },
});
