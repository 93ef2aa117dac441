import { assign, emit, setup } from 'xstate';
import type { StateMeta } from '../kit/meta.ts';
import { output } from '../kit/output.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/**
 * Saving a form over a record that others change too. Where somebody was faster, theirs is compared: another part is
 * kept beside one's own, the same part is shown before one's own replaces it. What is typed is the form's, and its draft.
 */

export type Version = number;
/** `stale`: the record is no longer the one the form began with. */
export type SaveResult = { kind: 'ok'; version: Version } | { kind: 'stale' } | Refused | Unauthenticated | Failed;
/** What was saved meanwhile, beside what is to be saved now. */
export type CompareResult =
  | { kind: 'same'; version: Version }
  | { kind: 'elsewhere'; version: Version }
  | { kind: 'contested'; version: Version; theirs: object }
  | Unauthenticated
  | Failed;
export type Saving = { values: object; version: Version };
export type RecordFormContext = {
  /** Of the record that what stands in the form is based on. */
  version: Version;
  /** Being saved. */
  values: object;
  /** The record as somebody else saved it meanwhile, until it is decided which one stands. */
  theirs: object | null;
};
export type RecordFormEvent =
  | { type: 'form.submit'; values: object }
  | { type: 'form.change' }
  /** Back to what is stored. */
  | { type: 'form.discard'; version: Version }
  | { type: 'theirs.keep' }
  /** The record was read again. */
  | { type: 'record.changed'; version: Version };

const meta = { route: '*' };
const submit = {
  target: 'submitting',
  actions: {
    type: 'keepValues',
    params: ({ event }: { event: { values: object } }) => event,
  },
} as const;
const newVersion = {
  type: 'keepVersion',
  params: ({ event }: { event: { version: Version } }) => event,
} as const;
const settled = { type: 'settle', params: output } as const;

export const recordFormMachine = setup({
  types: {
    context: {} as RecordFormContext,
    events: {} as RecordFormEvent,
    input: {} as { version: Version },
    emitted: {} as { type: 'answer.settled'; result: SaveResult | CompareResult },
    meta: {} as StateMeta,
  },
  actors: {
    save: unprovided<SaveResult, Saving>('save'),
    compare: unprovided<CompareResult, Saving>('compare'),
  },
  guards: {
    isOk: (_, result: SaveResult) => result.kind === 'ok',
    isStale: (_, result: SaveResult) => result.kind === 'stale',
    isRefused: (_, result: SaveResult) => result.kind === 'refused',
    isSame: (_, result: CompareResult) => result.kind === 'same',
    isElsewhere: (_, result: CompareResult) => result.kind === 'elsewhere',
    isContested: (_, result: CompareResult) => result.kind === 'contested',
    isUnauthenticated: (_, result: SaveResult | CompareResult) => result.kind === 'unauthenticated',
  },
  actions: {
    keepValues: assign((_, { values }: { values: object }) => ({ values })),
    keepVersion: assign((_, { version }: { version: Version }) => ({ version })),
    keepFoundVersion: assign((_, result: SaveResult | CompareResult) =>
      'version' in result ? { version: result.version } : {},
    ),
    keepTheirs: assign((_, result: CompareResult) => (result.kind === 'contested' ? { theirs: result.theirs } : {})),
    forgetValues: assign({ values: {} }),
    forgetTheirs: assign({ theirs: null }),
    settle: emit((_, result: SaveResult | CompareResult) => ({ type: 'answer.settled' as const, result })),
  },
}).createMachine({
  id: 'recordForm',
  context: ({ input: { version } }) => ({ version, values: {}, theirs: null }),
  initial: 'editing',
  states: {
    editing: {
      meta,
      initial: 'unchanged',
      on: {
        'form.submit': submit,
        'form.change': { target: '.changed' },
        'form.discard': { target: '.unchanged', actions: newVersion },
      },
      states: {
        /** As stored: what others save is taken over. */
        unchanged: { on: { 'record.changed': { actions: newVersion } } },
        changed: {},
        saved: { on: { 'record.changed': { actions: newVersion } } },
        /** The server said no, at the fields or above them. */
        refused: {},
        failed: {},
      },
    },
    submitting: {
      meta,
      initial: 'saving',
      exit: 'forgetValues',
      states: {
        saving: {
          invoke: {
            src: 'save',
            input: ({ context: { values, version } }) => ({ values, version }),
            onDone: [
              {
                guard: { type: 'isOk', params: output },
                target: '#recordForm.editing.saved',
                actions: [{ type: 'keepFoundVersion', params: output }, 'forgetTheirs', settled],
              },
              { guard: { type: 'isStale', params: output }, target: 'comparing' },
              {
                guard: { type: 'isRefused', params: output },
                target: '#recordForm.editing.refused',
                actions: settled,
              },
              {
                guard: { type: 'isUnauthenticated', params: output },
                target: '#recordForm.editing.changed',
                actions: settled,
              },
              { target: '#recordForm.editing.failed', actions: settled },
            ],
            onError: { target: '#recordForm.editing.failed' },
          },
        },
        comparing: {
          invoke: {
            src: 'compare',
            input: ({ context: { values, version } }) => ({ values, version }),
            onDone: [
              {
                guard: { type: 'isSame', params: output },
                target: '#recordForm.editing.saved',
                actions: [{ type: 'keepFoundVersion', params: output }, 'forgetTheirs', settled],
              },
              {
                guard: { type: 'isElsewhere', params: output },
                target: 'saving',
                actions: { type: 'keepFoundVersion', params: output },
              },
              {
                guard: { type: 'isContested', params: output },
                target: '#recordForm.stale',
                actions: [
                  { type: 'keepFoundVersion', params: output },
                  { type: 'keepTheirs', params: output },
                  settled,
                ],
              },
              {
                guard: { type: 'isUnauthenticated', params: output },
                target: '#recordForm.editing.changed',
                actions: settled,
              },
              { target: '#recordForm.editing.failed', actions: settled },
            ],
            onError: { target: '#recordForm.editing.failed' },
          },
        },
      },
    },
    /** Theirs stands beside one's own, and the reader decides. */
    stale: {
      meta,
      on: {
        'form.submit': submit,
        'theirs.keep': { target: 'editing', actions: 'forgetTheirs' },
      },
    },
  },
});
