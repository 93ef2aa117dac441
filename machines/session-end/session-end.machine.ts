import { emit, setup, type SnapshotFrom } from 'xstate';
import type { StateMeta } from '../kit/meta.ts';
import { answers } from '../kit/answers.ts';
import type { Failed, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';
import { askAfter, warnBefore } from './times.ts';

/** What is said before a session ends by itself; one actor from login to logout, told the time by whoever has a clock. */

/** `left`: milliseconds until the server ends the session, less than 0 afterwards; `isLast`: no request moves that end any more. */
export type TimeLeft = { left: number; isLast: boolean };
export type AskResult = { kind: 'ok' } | Unauthenticated | Failed;
export type SessionEndEvent =
  | ({ type: 'time.checked' } & TimeLeft)
  | { type: 'stay.request' }
  | { type: 'notice.close' };

const far = { guard: { type: 'isFar', params: ({ event }: { event: TimeLeft }) => event }, target: 'far' } as const;
const last = {
  guard: { type: 'isLongest', params: ({ event }: { event: TimeLeft }) => event },
  target: 'last',
} as const;
const over = {
  guard: { type: 'isOver', params: ({ event }: { event: TimeLeft }) => event },
  target: 'asking',
} as const;

export const sessionEndMachine = setup({
  types: {
    events: {} as SessionEndEvent,
    emitted: {} as { type: 'end.reached' },
    meta: {} as StateMeta,
    /** What is said is to be seen. */
    tags: {} as 'warning',
  },
  actors: {
    /** Any call of a session moves its end. */
    stay: unprovided<AskResult>('stay'),
    ask: unprovided<AskResult>('ask'),
  },
  guards: {
    isFar: (_, { left }: TimeLeft) => left > warnBefore,
    isLongest: (_, { isLast }: TimeLeft) => isLast,
    isOver: (_, { left }: TimeLeft) => left <= -askAfter,
  },
  actions: { tellEnd: emit({ type: 'end.reached' }) },
}).createMachine({
  id: 'sessionEnd',
  meta: { route: '*' },
  initial: 'far',
  states: {
    far: { on: { 'time.checked': [far, over, last, { target: 'near' }] } },
    near: {
      tags: 'warning',
      on: { 'stay.request': { target: 'staying' }, 'time.checked': [far, over, last] },
    },
    staying: {
      tags: 'warning',
      invoke: { src: 'stay', ...answers<AskResult>()({ ok: 'far', unauthenticated: 'ended', failed: 'unsure' }) },
    },
    /** No answer came; the end stands where it stood. */
    unsure: {
      tags: 'warning',
      on: { 'stay.request': { target: 'staying' }, 'time.checked': [far, over] },
    },
    /** The longest that a session may be: staying is not offered. */
    last: {
      tags: 'warning',
      on: { 'notice.close': { target: 'read' }, 'time.checked': [far, over] },
    },
    read: { on: { 'time.checked': [far, over] } },
    asking: {
      tags: 'warning',
      invoke: { src: 'ask', ...answers<AskResult>()({ ok: 'far', unauthenticated: 'ended', failed: 'ended' }) },
    },
    ended: { type: 'final', entry: 'tellEnd' },
  },
});

export type SessionEndSnapshot = SnapshotFrom<typeof sessionEndMachine>;
