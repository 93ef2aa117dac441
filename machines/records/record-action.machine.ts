import { assign, emit, setup } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** What may be done with a record along its lifecycle: a press, a question before some, and how it ended. */

export type PerformResult = { kind: 'ok' } | Refused | Unauthenticated | Failed;
/** An event of the lifecycle, and what was said to the question before it. */
export type RecordAction = { action: string; details: object };
export type RecordActionContext = {
  /** The events its reader may cause now, as the server tells them. */
  offered: readonly string[];
  /** Those that ask first. */
  asks: readonly string[];
  /** Pressed last. */
  pressed: RecordAction | null;
};
export type RecordActionEvent =
  | { type: 'action.press'; action: string }
  | { type: 'action.confirm'; details?: object }
  | { type: 'action.cancel' }
  /** The record was read again. */
  | { type: 'record.changed'; offered: readonly string[] };

type Press = { action: string };

const meta = { route: '*' };
const press = ({ event }: { event: Press }) => event;
const changed = ({ event }: { event: { offered: readonly string[] } }) => event;
const settled = { type: 'settle', params: output } as const;

export const recordActionMachine = setup({
  types: {
    context: {} as RecordActionContext,
    events: {} as RecordActionEvent,
    input: {} as { offered: readonly string[]; asks?: readonly string[] },
    emitted: {} as { type: 'answer.settled'; result: PerformResult },
    meta: {} as StateMeta,
  },
  actors: { perform: unprovided<PerformResult, RecordAction>('perform') },
  guards: {
    isOffered: ({ context }, { action }: Press) => context.offered.includes(action),
    asksFirst: ({ context }, { action }: Press) => context.offered.includes(action) && context.asks.includes(action),
    isStillOffered: ({ context }, { offered }: { offered: readonly string[] }) =>
      context.pressed !== null && offered.includes(context.pressed.action),
  },
  actions: {
    keepOffered: assign((_, { offered }: { offered: readonly string[] }) => ({ offered })),
    keepPress: assign((_, { action }: Press) => ({ pressed: { action, details: {} } })),
    keepDetails: assign(({ context: { pressed } }, { details = {} }: { details?: object }) => ({
      pressed: pressed && { ...pressed, details },
    })),
    forgetPress: assign({ pressed: null }),
    settle: emit((_, result: PerformResult) => ({ type: 'answer.settled' as const, result })),
  },
}).createMachine({
  id: 'recordAction',
  context: ({ input: { offered, asks = [] } }) => ({ offered, asks, pressed: null }),
  initial: 'resting',
  on: { 'record.changed': { actions: { type: 'keepOffered', params: changed } } },
  states: {
    /** Whatever was done last, what may be done now is offered. */
    resting: {
      initial: 'offered',
      on: {
        'action.press': [
          {
            guard: { type: 'asksFirst', params: press },
            target: 'asking',
            actions: { type: 'keepPress', params: press },
          },
          {
            guard: { type: 'isOffered', params: press },
            target: 'doing',
            actions: { type: 'keepPress', params: press },
          },
        ],
      },
      states: {
        offered: { meta },
        done: { meta },
        /** The server said no, for example because somebody was faster. */
        refused: { meta },
        failed: { meta },
      },
    },
    asking: {
      meta,
      on: {
        'action.confirm': {
          target: 'doing',
          actions: { type: 'keepDetails', params: ({ event }) => event },
        },
        'action.cancel': { target: 'resting', actions: 'forgetPress' },
        'record.changed': [
          {
            guard: { type: 'isStillOffered', params: changed },
            actions: { type: 'keepOffered', params: changed },
          },
          { target: 'resting', actions: [{ type: 'keepOffered', params: changed }, 'forgetPress'] },
        ],
      },
    },
    doing: {
      meta,
      exit: 'forgetPress',
      invoke: {
        src: 'perform',
        input: ({ context }) => context.pressed ?? { action: '', details: {} },
        ...answers<PerformResult>()({
          ok: { target: 'resting.done', actions: settled },
          refused: { target: 'resting.refused', actions: settled },
          unauthenticated: { target: 'resting', actions: settled },
          failed: { target: 'resting.failed', actions: settled },
        }),
        onError: {
          target: 'resting.failed',
          actions: { type: 'settle', params: { kind: 'failed' } },
        },
      },
    },
  },
});
