import type { SnapshotFrom } from 'xstate';
import { type SessionStage, sessionStages } from '../../machines/session/session.me.ts';
import { people, sessionModel } from '../../machines/session/session.model.ts';
import { type Flow, gone, type Reply, type Situation, unwalked } from './kit/flow.ts';

type Machine = typeof sessionModel.machine;
export type SessionSnapshot = SnapshotFrom<Machine>;
type Now = Situation<Machine, never>;

/** What somebody at a stage has done last, as the contract names it. */
export const lastDone = {
  unverified: 'session',
  needsOnboarding: 'verified',
  needsTos: 'onboarded',
  ready: 'tos',
} as const;

export const stageIn = (at: SessionSnapshot): SessionStage | undefined =>
  sessionStages.find((stage) => at.hasTag(stage));

const stageTexts: Record<SessionStage, string> = {
  unverified: 'the address is not verified',
  needsOnboarding: 'the address is still missing',
  needsTos: 'the terms are open',
  ready: 'nothing is missing any more',
};
/** Who has proved something, or changed it, is told that and nothing else. */
const isSure = ({ last }: Now): boolean =>
  last?.kind === 'action' && ['session.renewed', 'me.outdated'].includes(last.event.type);

const isNew = (last: Now['last']): boolean => last?.kind === 'answer' && last.state === 'loggedOut.registering';

/** The stages that the server can tell of, after what made the page ask. */
function stagesAfter({ at, last }: Now): readonly SessionStage[] {
  const cause = last?.kind === 'action' ? last.event.type : undefined;
  const here = sessionStages.findIndex((stage) => at.hasTag(stage));
  if (isNew(last)) return ['unverified'];
  if (cause === 'gate.refused') return sessionStages.slice(here - 1, here);
  if (cause !== 'session.renewed' && cause !== 'me.outdated') return sessionStages;
  const isOn = at.hasTag(cause === 'session.renewed' ? 'unverified' : 'needsTos');
  return sessionStages.slice(isOn ? here + 1 : here).slice(0, 1);
}

const aboutMe = (now: Now): readonly Reply<never>[] => [
  ...stagesAfter(now).map((stage) => ({
    output: { kind: 'ok', me: people[stage] },
    text: stageTexts[stage],
    variant: `${stageIn(now.at) ?? ''} to ${stage}`,
  })),
  ...(isSure(now) ? [] : [gone]),
];
const opened = () => [
  { output: { kind: 'ok' } },
  { output: { kind: 'refused', code: 'validation', message: '', errors: { email: ['wrong'] } } },
];
export const sessionFlow: Flow<Machine> = {
  ...sessionModel,
  openings: [
    ['Open the page without being logged in', { hint: 'none' }],
    ['Open the page logged in', { hint: 'fresh' }],
    ['Open the page logged in; the hint in the cookie “session_hint” has expired', { hint: 'expired' }],
  ],
  calls: {
    'loggedOut.loggingIn': 'POST /auth/login',
    'loggedOut.registering': 'POST /auth/register/applicant',
    'fetchingMe.silent': 'GET /auth/me',
    'fetchingMe.required': 'GET /auth/me',
    'loggedIn.data.refreshing': 'GET /auth/me',
    'loggingOut.posting': 'POST /auth/logout',
  },
  answers: {
    'loggedOut.loggingIn': opened,
    'loggedOut.registering': opened,
    'fetchingMe.silent': aboutMe,
    'fetchingMe.required': aboutMe,
    'loggedIn.data.refreshing': aboutMe,
    'loggingOut.posting': () => [{ output: { kind: 'ok' } }, gone],
  },
  faulted: (fault, state, now) => {
    if (isSure(now) && state === 'loggedIn.data.refreshing') return null;
    return fault === 'tooMany' && state === 'loggingOut.posting' ? { kind: 'failed' } : undefined;
  },
  actions: {
    'otherTab.loggedIn': () => [{ with: { userId: 'somebody else' } }],
    'session.expired': ({ at }) => [
      {
        with: { epoch: at.context.epoch },
        text: 'Delete the cookie “session”, then do what makes a call',
      },
    ],
    'gate.refused': ({ at }) =>
      at.hasTag('unverified')
        ? []
        : [
            {
              text: 'Set the person one step back at the server, then do what makes a call',
            },
          ],
    'me.outdated': ({ at }) => (at.hasTag('unverified') ? [] : [{}]),
    'me.patched': ({ at }) => {
      const stage = stageIn(at);
      if (stage === undefined || at.hasTag('busy')) return [];
      const next = sessionStages[sessionStages.indexOf(stage) + 1] ?? 'needsTos';
      return [stage, next].map((to) => ({
        with: { patch: people[to] },
        text: `Bring about at the server: ${stageTexts[to]}; then change the language in the account and back`,
        variant: `${stage} to ${to}`,
      }));
    },
  },
  // another call would have to be answered just while the page is asking
  impossible: [[/refreshing -- me\.patched/, unwalked.inPath]],
  notInterrupted: ['loggingOut.posting'],
};
