import type { SessionEvent } from './session.types.ts';

/** What the machine of a page may tell the session: it emits an event of the session's own. */
export type ToldSession = Extract<SessionEvent, { type: 'me.patched' | 'me.outdated' | 'session.renewed' }>;

/** Which machine tells the session what, by their ids; the charts say so, and a test compares it with what they emit. */
export const joints: Readonly<Record<string, readonly ToldSession['type'][]>> = {
  guardianConsent: ['me.outdated'],
  link: ['me.outdated'],
  verification: ['session.renewed'],
  wizard: ['me.patched', 'me.outdated'],
};

const told: readonly string[] = ['me.patched', 'me.outdated', 'session.renewed'] satisfies ToldSession['type'][];
export const isToldSession = (event: { type: string }): event is ToldSession => told.includes(event.type);
