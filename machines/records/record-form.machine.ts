import { assign, emit, setup } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/**
 * Saving a form over a record that others change too. Where somebody was faster, theirs is compared: another part is
 * kept beside one's own, the same part is shown before one's own replaces it. What is typed is the form's, and its draft.
 */

/** A record, whatever else it says. */
export type Stored = { readonly version: number };
/** `stale`: the record is no longer the one the form began with. */
export type SaveResult = { kind: 'ok'; record: Stored } | { kind: 'stale' } | Refused | Unauthenticated | Failed;
/** What was saved meanwhile, beside what is to be saved now. */
export type CompareResult =
  | { kind: 'same'; record: Stored }
  | { kind: 'elsewhere'; record: Stored }
  | { kind: 'contested'; record: Stored }
  | Unauthenticated
  | Failed;
export type Saving = { values: object; record: Stored };
export type RecordFormContext = {
  /** What stands in the form is based on this. */
  record: Stored;
  /** Being saved. */
  values: object;
  /** The record as somebody else saved it meanwhile, until it is decided which one stands. */
  theirs: Stored | null;
};
export type RecordFormEvent =
  | { type: 'form.submit'; values: object }
  | { type: 'form.change' }
  /** Back to what is stored. */
  | { type: 'form.discard'; record: Stored }
  | { type: 'theirs.keep' }
  /** The record was read again. */
  | { type: 'record.changed'; record: Stored };

const meta = { route: '*' };
const submit = {
  target: 'submitting',
  actions: {
    type: 'keepValues',
    params: ({ event }: { event: { values: object } }) => event,
  },
} as const;
const newRecord = {
  type: 'keepRecord',
  params: ({ event }: { event: { record: Stored } }) => event,
} as const;
const keepFound = { type: 'keepFound', params: output } as const;
const settled = { type: 'settle', params: output } as const;

export const recordFormMachine = setup({
  types: {
    context: {} as RecordFormContext,
    events: {} as RecordFormEvent,
    input: {} as { record: Stored },
    emitted: {} as { type: 'answer.settled'; result: SaveResult | CompareResult },
    meta: {} as StateMeta,
  },
  actors: {
    save: unprovided<SaveResult, Saving>('save'),
    compare: unprovided<CompareResult, Saving>('compare'),
  },
  actions: {
    keepValues: assign((_, { values }: { values: object }) => ({ values })),
    keepRecord: assign((_, { record }: { record: Stored }) => ({ record })),
    keepFound: assign((_, result: SaveResult | CompareResult) => ('record' in result ? { record: result.record } : {})),
    keepTheirs: assign((_, result: CompareResult) => (result.kind === 'contested' ? { theirs: result.record } : {})),
    forgetValues: assign({ values: {} }),
    forgetTheirs: assign({ theirs: null }),
    settle: emit((_, result: SaveResult | CompareResult) => ({ type: 'answer.settled' as const, result })),
  },
}).createMachine({
  id: 'recordForm',
  context: ({ input: { record } }) => ({ record, values: {}, theirs: null }),
  initial: 'editing',
  states: {
    editing: {
      meta,
      initial: 'unchanged',
      on: {
        'form.submit': submit,
        'form.change': { target: '.changed' },
        'form.discard': { target: '.unchanged', actions: newRecord },
      },
      states: {
        /** As stored: what others save is taken over. */
        unchanged: { on: { 'record.changed': { actions: newRecord } } },
        changed: {},
        saved: { on: { 'record.changed': { actions: newRecord } } },
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
            input: ({ context: { values, record } }) => ({ values, record }),
            ...answers<SaveResult>()({
              ok: { target: '#recordForm.editing.saved', actions: [keepFound, 'forgetTheirs', settled] },
              stale: 'comparing',
              refused: { target: '#recordForm.editing.refused', actions: settled },
              unauthenticated: { target: '#recordForm.editing.changed', actions: settled },
              failed: { target: '#recordForm.editing.failed', actions: settled },
            }),
            onError: { target: '#recordForm.editing.failed' },
          },
        },
        comparing: {
          invoke: {
            src: 'compare',
            input: ({ context: { values, record } }) => ({ values, record }),
            ...answers<CompareResult>()({
              same: { target: '#recordForm.editing.saved', actions: [keepFound, 'forgetTheirs', settled] },
              elsewhere: { target: 'saving', actions: keepFound },
              contested: {
                target: '#recordForm.stale',
                actions: [keepFound, { type: 'keepTheirs', params: output }, settled],
              },
              unauthenticated: { target: '#recordForm.editing.changed', actions: settled },
              failed: { target: '#recordForm.editing.failed', actions: settled },
            }),
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
