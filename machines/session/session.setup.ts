import { assign, emit, setup } from 'xstate';
import type { Login } from '../../contract/authentication/authentication.schema.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import type { StateMeta } from '../kit/meta.ts';
import { unprovided } from '../kit/unprovided.ts';
import { type SessionStage, stageOf } from './session.me.ts';
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

/** Types, actors, guards and actions of the session; its states are in `session.machine.ts`. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { hint: SessionHint },
    emitted: {} as SessionEmitted,
    meta: {} as StateMeta,
  },
  actors: {
    fetchMe: unprovided<FetchMeResult>('fetchMe'),
    login: unprovided<OpenSessionResult, Login>('login'),
    register: unprovided<OpenSessionResult, Registration>('register'),
    logout: unprovided<LogoutResult>('logout'),
  },
  guards: {
    isStillAt: (_, { me, stage }: { me: Me | undefined; stage: SessionStage }) =>
      me !== undefined && stageOf(me) === stage,
    isAt: ({ context }, stage: SessionStage) => context.me !== null && stageOf(context.me) === stage,
    hasNoHint: ({ context }) => context.hint === 'none',
    hasExpiredHint: ({ context }) => context.hint === 'expired',
    isSameEpoch: ({ context }, { epoch }: { epoch: number }) => epoch === context.epoch,
    isAnotherUser: ({ context }, { userId }: { userId: string }) => context.me?.user.id !== userId,
  },
  actions: {
    keepMe: assign((_, { me }: { me: Me | undefined }) => ({ me: me ?? null })),
    beginEpoch: assign(({ context }) => ({ epoch: context.epoch + 1, endedBy: null })),
    forget: assign((_, { endedBy }: { endedBy: EndedBy | null }) => ({ me: null, endedBy })),
    refuteHint: emit({ type: 'hint.refuted' }),
    settle: emit((_, result: OpenSessionResult) => ({ type: 'submission.settled' as const, result })),
  },
});
