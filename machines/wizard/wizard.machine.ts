import { and, assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { reachOf } from '../../contract/users/onboarding.ts';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import { unprovided } from '../kit/unprovided.ts';
import type {
  SaveStepResult,
  StepValues,
  WithdrawResult,
  WizardContext,
  WizardEmitted,
  WizardEvent,
  WizardInput,
  WizardStep,
} from './wizard.types.ts';

/** Steps in order, each saved by itself; which are complete the server says, what is being typed the form knows. */

const isOpenAt = (steps: readonly WizardStep[], index: number) => index >= 0 && index < reachOf([...steps]);
const indexOf = (steps: readonly WizardStep[], slug: string) => steps.findIndex((step) => step.slug === slug);

const settle = { type: 'settle', params: output } as const;
const keepSteps = {
  type: 'keepSteps',
  params: ({ event: { output: result } }: { event: { output: SaveStepResult } }) => ({
    steps: result.kind === 'ok' ? result.steps : [],
  }),
} as const;
const tellPatch = { type: 'tellPatch', params: output } as const;
const unsaved = { target: 'editing.failed', actions: settle } as const;

/** The step to open: the one asked for or the nearest reachable before it; else the first that is open. */
function openingIndex({ steps, slug }: WizardInput): number {
  const last = reachOf([...steps]) - 1;
  const asked = slug === undefined ? -1 : indexOf(steps, slug);
  if (asked !== -1) return Math.min(asked, last);
  const firstOpen = steps.findIndex((step) => !step.complete);
  return firstOpen === -1 ? last : Math.min(firstOpen, last);
}

export const wizardMachine = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    input: {} as WizardInput,
    emitted: {} as WizardEmitted,
    meta: {} as StateMeta,
  },
  actors: {
    saveStep: unprovided<SaveStepResult, { slug: string; values: StepValues }>('saveStep'),
    withdraw: unprovided<WithdrawResult>('withdraw'),
  },
  guards: {
    hasPrevious: ({ context }) => context.index > 0,
    isOptional: ({ context }) => context.steps[context.index]?.optional === true,
    isLast: ({ context }) => context.index === context.steps.length - 1,
    canOpen: ({ context }, { slug }: { slug: string }) => isOpenAt(context.steps, indexOf(context.steps, slug)),
    /** The form shows it at its fields; nothing has failed. */
    isInvalid: (_, result: SaveStepResult) => result.kind === 'refused' && Object.keys(result.errors).length > 0,
    /** Somebody was faster, or went further. */
    isBehind: (_, result: SaveStepResult) =>
      result.kind === 'refused' && (result.code === 'stale' || result.code === 'step_not_open'),
    /** The flow is complete when its last step is (specification, section 4). */
    isFlowComplete: ({ context }, result: SaveStepResult) =>
      result.kind === 'ok' && context.index === context.steps.length - 1 && result.steps.at(-1)?.complete === true,
    hasNext: ({ context }, result: SaveStepResult) => result.kind === 'ok' && isOpenAt(result.steps, context.index + 1),
  },
  actions: {
    goBack: assign(({ context }) => ({ index: context.index - 1 })),
    goOn: assign(({ context }) => ({ index: context.index + 1 })),
    open: assign(({ context }, { slug }: { slug: string }) => ({ index: indexOf(context.steps, slug) })),
    keepSteps: assign((_, { steps }: { steps: readonly WizardStep[] }) => ({ steps })),
    keepUntil: assign((_, result: SaveStepResult) => ({ until: result.kind === 'tooYoung' ? result.until : null })),
    forgetUntil: assign({ until: null }),
    settle: emit(({ context }, result: SaveStepResult) => ({
      type: 'step.settled' as const,
      slug: context.steps[context.index]?.slug ?? '',
      result,
    })),
    tellPatch: emit((_, result: SaveStepResult) => ({
      type: 'me.patched' as const,
      patch: result.kind === 'ok' ? result.me : {},
    })),
    tellOutdated: emit({ type: 'me.outdated' as const }),
    discardDraft: emit(({ context }) => ({ type: 'draft.discarded' as const, userId: context.userId })),
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({ userId: input.userId, steps: input.steps, index: openingIndex(input), until: null }),
  initial: 'editing',
  on: { 'facts.changed': { actions: { type: 'keepSteps', params: ({ event }) => event } } },
  states: {
    editing: {
      meta: { route: 'onboarding' },
      initial: 'typing',
      on: {
        'step.continue': { target: 'saving' },
        'step.back': [{ guard: 'hasPrevious', target: '.typing', actions: 'goBack' }, { target: 'overview' }],
        'step.skip': [
          { guard: and(['isLast', 'isOptional']), target: 'finished' },
          { guard: 'isOptional', target: '.typing', actions: 'goOn' },
        ],
        'step.goto': {
          guard: { type: 'canOpen', params: ({ event }) => event },
          target: '.typing',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
      states: {
        typing: {},
        /** No answer, or a conflict: what was typed is still there, Continue tries again. */
        failed: {},
      },
    },
    /** Before the first step: the whole way, and what of it is done. */
    overview: {
      meta: { route: 'onboarding' },
      on: {
        'step.goto': {
          guard: { type: 'canOpen', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    saving: {
      meta: { route: 'onboarding' },
      invoke: {
        src: 'saveStep',
        input: ({ context, event }) => {
          assertEvent(event, 'step.continue');
          return { slug: context.steps[context.index]?.slug ?? '', values: event.values };
        },
        ...answers<SaveStepResult>()({
          ok: [
            {
              guard: { type: 'isFlowComplete', params: output },
              target: 'finished',
              actions: [settle, keepSteps, tellPatch],
            },
            {
              guard: { type: 'hasNext', params: output },
              target: 'editing',
              actions: [settle, keepSteps, tellPatch, 'goOn'],
            },
            { target: 'editing.failed', actions: [settle, tellPatch] },
          ],
          refused: [
            { guard: { type: 'isInvalid', params: output }, target: 'editing', actions: settle },
            // the next try needs what stands there now
            {
              guard: { type: 'isBehind', params: output },
              target: 'editing.failed',
              actions: [settle, 'tellOutdated'],
            },
            unsaved,
          ],
          tooYoung: { target: 'tooYoung', actions: [settle, { type: 'keepUntil', params: output }] },
          unauthenticated: { target: 'paused', actions: settle },
          failed: unsaved,
        }),
      },
    },
    /** The session ended; the draft is kept for this user, and after the login a new wizard opens at this step. */
    paused: { type: 'final' },
    tooYoung: {
      meta: { route: 'onboarding' },
      initial: 'told',
      on: { 'birthDate.correct': { target: 'editing', actions: 'forgetUntil' } },
      states: {
        told: { on: { 'account.delete': { target: '#wizard.withdrawing' } } },
        failed: { on: { 'account.delete': { target: '#wizard.withdrawing' } } },
      },
    },
    withdrawing: {
      meta: { route: 'onboarding' },
      invoke: {
        src: 'withdraw',
        ...answers<WithdrawResult>()({
          ok: { target: 'withdrawn', actions: 'discardDraft' },
          unauthenticated: 'paused',
          failed: 'tooYoung.failed',
        }),
      },
    },
    finished: { type: 'final' },
    withdrawn: { type: 'final', meta: { route: 'onboarding' } },
  },
});

export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

/** The step that is open now. */
export const selectStep = ({ context }: WizardSnapshot): WizardStep | undefined => context.steps[context.index];
/** Which steps may be opened: the leading run of complete-or-optional ones and the one after it. */
export const selectReachable = ({ context }: WizardSnapshot): readonly string[] =>
  context.steps.slice(0, reachOf([...context.steps])).map((step) => step.slug);
