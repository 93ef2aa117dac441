import { assign, emit, setup } from 'xstate';
import type { Login } from '../../contract/authentication/authentication.schema.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import type { StateMeta } from '../kit/meta.ts';
import { unprovided } from '../kit/unprovided.ts';
import { patchedMe, type SessionSituation, type SessionStage, stageOf } from './session.me.ts';
import type {
  EndedBy,
  FetchMeResult,
  LogoutResult,
  OpenSessionResult,
  Registration,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionHint,
} from './session.types.ts';

const isElsewhere = ({ me }: SessionContext, stage: SessionStage) => me !== null && stageOf(me) !== stage;

/** Types, actors, guards and actions of the session; its states are in `session.machine.ts`. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { hint: SessionHint },
    emitted: {} as SessionEmitted,
    meta: {} as StateMeta,
    /** The situation of each state for the guards; `settled`: they can decide now; `private`: what is one's own may be shown. */
    tags: {} as SessionSituation | 'settled' | 'private' | 'busy',
  },
  actors: {
    fetchMe: unprovided<FetchMeResult>('fetchMe'),
    login: unprovided<OpenSessionResult, Login>('login'),
    register: unprovided<OpenSessionResult, Registration>('register'),
    logout: unprovided<LogoutResult>('logout'),
  },
  guards: {
    hasVerified: ({ context }) => isElsewhere(context, 'unverified'),
    hasFinishedSteps: ({ context }) => isElsewhere(context, 'needsOnboarding'),
    hasAgreed: ({ context }) => isElsewhere(context, 'needsTos'),
    isAskedAnew: ({ context }) => isElsewhere(context, 'ready'),
    hasNoHint: ({ context }) => context.hint === 'none',
    hasExpiredHint: ({ context }) => context.hint === 'expired',
    isSameEpoch: ({ context }, { epoch }: { epoch: number }) => epoch === context.epoch,
    isAnotherUser: ({ context }, { userId }: { userId: string }) => context.me?.user.id !== userId,
  },
  actions: {
    keepMe: assign((_, { me }: { me: Me | undefined }) => ({ me: me ?? null })),
    patchMe: assign(({ context }, { patch }: { patch: Partial<Me> }) => ({
      me: context.me && patchedMe(context.me, patch),
    })),
    beginEpoch: assign(({ context }) => ({ epoch: context.epoch + 1, endedBy: null })),
    forget: assign((_, { endedBy }: { endedBy: EndedBy | null }) => ({ me: null, endedBy })),
    refuteHint: emit({ type: 'hint.refuted' }),
    settle: emit((_, result: OpenSessionResult) => ({ type: 'submission.settled' as const, result })),
  },
});
