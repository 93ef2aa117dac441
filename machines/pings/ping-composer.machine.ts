import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import type { OrganizationPing, PingInput, PingPreview } from '../../contract/pings/pings.schema.ts';
import type { LatestPing, UnavailableReason } from '../../contract/search/search.schema.ts';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** Contacting an applicant: choose a template, read what will be sent, send, and for a minute take it back. */

/** Whom, and what was searched for, so that the applicant reads the reasons the employer saw. */
export type PingTarget = Omit<PingInput, 'email_template_id'>;
export type LoadTemplatesResult = { kind: 'ok'; templates: readonly EmailTemplate[] } | Unauthenticated | Failed;
/** `reason` is null for somebody who can't be found any more; `latest` is the company's message that stands in the way. */
export type UnavailableResult = { kind: 'unavailable'; reason: UnavailableReason | null; latest: LatestPing | null };
export type PreviewPingResult = { kind: 'ok'; preview: PingPreview } | UnavailableResult | Unauthenticated | Failed;
/** How long a message can still be undone, and until when by the actor's own clock, which the machine never reads. */
export type UndoWindow = { ms: number; until: number };
export type SendPingResult =
  | { kind: 'ok'; ping: OrganizationPing; undo: UndoWindow }
  | UnavailableResult
  | Refused
  | Unauthenticated
  | Failed;
export type UndoPingResult = { kind: 'ok' } | { kind: 'tooLate' } | { kind: 'failed'; undo: UndoWindow };

export type PingComposerContext = {
  target: PingTarget;
  templates: readonly EmailTemplate[];
  templateId: string | null;
  preview: PingPreview | null;
  /** Why this applicant can't be contacted now. */
  reason: UnavailableReason | null;
  latest: LatestPing | null;
  ping: OrganizationPing | null;
  undo: UndoWindow;
};
export type PingComposerEvent =
  | { type: 'composer.retry' }
  | { type: 'template.choose'; templateId: string }
  | { type: 'ping.send' }
  | { type: 'ping.undo' }
  /** Closes without sending. */
  | { type: 'composer.cancel' };

const meta = { route: 'search' };
const keepReason = { type: 'keepReason', params: output } as const;

export const pingComposerMachine = setup({
  types: {
    context: {} as PingComposerContext,
    events: {} as PingComposerEvent,
    input: {} as PingTarget,
    meta: {} as StateMeta,
  },
  actors: {
    loadTemplates: unprovided<LoadTemplatesResult>('loadTemplates'),
    previewPing: unprovided<PreviewPingResult, PingInput>('previewPing'),
    sendPing: unprovided<SendPingResult, PingInput>('sendPing'),
    undoPing: unprovided<UndoPingResult, { id: string; undo: UndoWindow }>('undoPing'),
  },
  guards: {
    hasNoTemplate: (_, result: LoadTemplatesResult) => result.kind === 'ok' && result.templates.length === 0,
  },
  actions: {
    keepTemplates: assign((_, result: LoadTemplatesResult) =>
      result.kind === 'ok' ? { templates: result.templates, templateId: result.templates[0]?.id ?? null } : {},
    ),
    keepChoice: assign(({ event }) => {
      assertEvent(event, 'template.choose');
      return { templateId: event.templateId };
    }),
    keepPreview: assign((_, result: PreviewPingResult) => (result.kind === 'ok' ? { preview: result.preview } : {})),
    keepReason: assign((_, result: PreviewPingResult | SendPingResult) =>
      result.kind === 'unavailable' ? { reason: result.reason, latest: result.latest } : {},
    ),
    keepPing: assign((_, result: SendPingResult) =>
      result.kind === 'ok' ? { ping: result.ping, undo: result.undo } : {},
    ),
    keepWindow: assign((_, result: UndoPingResult) => (result.kind === 'failed' ? { undo: result.undo } : {})),
  },
  delays: { undoWindow: ({ context }) => context.undo.ms },
}).createMachine({
  id: 'pingComposer',
  context: ({ input }) => ({
    target: input,
    templates: [],
    templateId: null,
    preview: null,
    reason: null,
    latest: null,
    ping: null,
    undo: { ms: 0, until: 0 },
  }),
  initial: 'opening',
  states: {
    opening: {
      meta,
      invoke: {
        src: 'loadTemplates',
        ...answers<LoadTemplatesResult>()({
          ok: [
            { guard: { type: 'hasNoTemplate', params: output }, target: 'withoutTemplate' },
            { target: 'choosing', actions: { type: 'keepTemplates', params: output } },
          ],
          unauthenticated: 'failed',
          failed: 'failed',
        }),
      },
      on: { 'composer.cancel': { target: 'cancelled' } },
    },
    failed: {
      meta,
      on: { 'composer.retry': { target: 'opening' }, 'composer.cancel': { target: 'cancelled' } },
    },
    withoutTemplate: { meta, on: { 'composer.cancel': { target: 'cancelled' } } },
    /** The first template is chosen from the start; every choice shows its preview. */
    choosing: {
      meta,
      initial: 'previewing',
      on: {
        'template.choose': { target: '.previewing', actions: 'keepChoice' },
        'composer.cancel': { target: 'cancelled' },
      },
      states: {
        previewing: {
          meta,
          invoke: {
            src: 'previewPing',
            input: ({ context }) => ({ ...context.target, email_template_id: context.templateId ?? '' }),
            ...answers<PreviewPingResult>()({
              ok: { target: 'previewed', actions: { type: 'keepPreview', params: output } },
              unavailable: { target: '#pingComposer.unavailable', actions: keepReason },
              unauthenticated: 'unreadable',
              failed: 'unreadable',
            }),
          },
        },
        unreadable: { meta, on: { 'composer.retry': { target: 'previewing' } } },
        previewed: { meta, on: { 'ping.send': { target: '#pingComposer.sending' } } },
        /** Nothing is lost; sending again with the same key can't send twice. */
        unsent: { meta, on: { 'ping.send': { target: '#pingComposer.sending' } } },
      },
    },
    sending: {
      meta,
      invoke: {
        src: 'sendPing',
        input: ({ context }) => ({ ...context.target, email_template_id: context.templateId ?? '' }),
        ...answers<SendPingResult>()({
          ok: { target: 'undoable', actions: { type: 'keepPing', params: output } },
          unavailable: { target: 'unavailable', actions: keepReason },
          refused: 'choosing.unsent',
          unauthenticated: 'choosing.unsent',
          failed: 'choosing.unsent',
        }),
      },
    },
    unavailable: { meta, on: { 'composer.cancel': { target: 'cancelled' } } },
    /** The mail waits; the page may be anywhere meanwhile. */
    undoable: {
      meta: { route: '*' },
      after: { undoWindow: { target: 'sent' } },
      on: { 'ping.undo': { target: 'undoing' } },
    },
    undoing: {
      meta: { route: '*' },
      invoke: {
        src: 'undoPing',
        input: ({ context }) => ({ id: context.ping?.id ?? '', undo: context.undo }),
        ...answers<UndoPingResult>()({
          ok: 'undone',
          tooLate: 'sent',
          failed: { target: 'undoable', actions: { type: 'keepWindow', params: output } },
        }),
        onError: { target: 'sent' },
      },
    },
    sent: { meta: { route: '*' }, type: 'final' },
    undone: { meta: { route: '*' }, type: 'final' },
    cancelled: { meta, type: 'final' },
  },
});

export type PingComposerSnapshot = SnapshotFrom<typeof pingComposerMachine>;
