import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { StateMeta } from '../kit/meta.ts';

/** One message to the reader, from its appearance until it is gone; one actor for each id. */

export type NotificationKind = 'pending' | 'success' | 'danger' | 'info' | 'warning';
/** Milliseconds until it goes by itself; 0 means that it stays (specification, sections 4 and 9). */
export const defaultTimeout = 5000;

export type NotificationContext = { id: string; kind: NotificationKind; timeout: number };
type Change = { kind: NotificationKind; timeout?: number };
export type NotificationEvent =
  /** A pending one turns into success or error; the time runs anew. */
  | ({ type: 'notification.update' } & Change)
  | { type: 'notification.dismiss' }
  /** The button on it was pressed. */
  | { type: 'notification.callback' }
  | { type: 'pointer.enter' }
  | { type: 'pointer.leave' };

export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    input: {} as { id: string } & Change,
    emitted: {} as { type: 'callback.requested'; id: string },
    meta: {} as StateMeta,
  },
  guards: { isTimed: ({ context }) => context.timeout > 0 },
  actions: {
    update: assign((_, { kind, timeout = defaultTimeout }: Change) => ({ kind, timeout })),
    requestCallback: emit(({ context }) => ({ type: 'callback.requested' as const, id: context.id })),
  },
  delays: { timeout: ({ context }) => context.timeout },
}).createMachine({
  id: 'notification',
  context: ({ input: { id, kind, timeout } }) => ({
    id,
    kind,
    timeout: timeout ?? (kind === 'pending' ? 0 : defaultTimeout),
  }),
  initial: 'showing',
  states: {
    showing: {
      meta: { route: '*' },
      initial: 'choosing',
      on: {
        'notification.update': { target: '.choosing', actions: { type: 'update', params: ({ event }) => event } },
        'notification.dismiss': { target: 'dismissed' },
        'notification.callback': { target: 'dismissed', actions: 'requestCallback' },
      },
      states: {
        choosing: { always: [{ guard: 'isTimed', target: 'timed' }, { target: 'staying' }] },
        timed: {
          after: { timeout: { target: '#notification.dismissed' } },
          on: { 'pointer.enter': { target: 'held' } },
        },
        /** Someone is reading it. */
        held: { on: { 'pointer.leave': { target: 'timed' } } },
        staying: {},
      },
    },
    dismissed: { type: 'final' },
  },
});

export type NotificationSnapshot = SnapshotFrom<typeof notificationMachine>;
