import { assertEvent, assign, setup } from 'xstate';
import type { PingsInput, PreviewInput } from '../../contract/pings/pings.schema.ts';
import type { StateMeta } from '../kit/meta.ts';
import { unprovided } from '../kit/unprovided.ts';
import type {
  AcceptTermsResult,
  Draft,
  LoadTemplatesResult,
  PingComposerContext,
  PingComposerEvent,
  PingTarget,
  PreviewPingResult,
  SendPingResult,
  UndoPingResult,
  UndoWindow,
} from './ping-composer.types.ts';

/** Types, actors, guards and actions of the composer; its states are in `ping-composer.machine.ts`. */
export const pingComposerSetup = setup({
  types: {
    context: {} as PingComposerContext,
    events: {} as PingComposerEvent,
    input: {} as { target: PingTarget; draft: Draft },
    meta: {} as StateMeta,
  },
  actors: {
    loadTemplates: unprovided<LoadTemplatesResult>('loadTemplates'),
    previewPing: unprovided<PreviewPingResult, PreviewInput>('previewPing'),
    acceptTerms: unprovided<AcceptTermsResult, { hash: string }>('acceptTerms'),
    sendPing: unprovided<SendPingResult, PingsInput>('sendPing'),
    undoPing: unprovided<UndoPingResult, { ids: readonly string[]; undo: UndoWindow }>('undoPing'),
  },
  guards: {
    hasNoTemplate: (_, result: LoadTemplatesResult) => result.kind === 'ok' && result.templates.length === 0,
    isAlone: ({ context }, result: PreviewPingResult) =>
      result.kind === 'unavailable' && context.target.handles.length === 1,
    isUnrelated: (_, result: PreviewPingResult) => result.kind === 'ok' && result.preview.unrelated.length > 0,
    isOffered: ({ context }) => context.occupationId !== null,
    needsTerms: ({ context }) => context.occupationId !== null && context.terms?.accepted === null,
    isAnother: ({ context, event }) =>
      event.type === 'person.show' && event.handle !== context.shown && context.target.handles.includes(event.handle),
  },
  actions: {
    keepTemplates: assign(({ context: { templateId } }, result: LoadTemplatesResult) =>
      result.kind === 'ok'
        ? {
            templates: result.templates,
            terms: result.terms,
            templateId: (result.templates.find(({ id }) => id === templateId) ?? result.templates[0])?.id ?? null,
          }
        : {},
    ),
    keepTemplate: assign(({ event }) => {
      assertEvent(event, 'template.choose');
      return { templateId: event.templateId, outdated: null };
    }),
    keepOffer: assign(({ event }) => {
      assertEvent(event, 'offer.choose');
      return { kind: event.kind, occupationId: event.occupationId };
    }),
    keepLine: assign(({ event }) => {
      assertEvent(event, 'line.write');
      return { line: event.line, errors: {} };
    }),
    keepShown: assign(({ event }) => {
      assertEvent(event, 'person.show');
      return { shown: event.handle };
    }),
    keepPreview: assign((_, result: PreviewPingResult) => (result.kind === 'ok' ? { preview: result.preview } : {})),
    keepReason: assign((_, result: PreviewPingResult) =>
      result.kind === 'unavailable' ? { reason: result.reason, latest: result.latest } : {},
    ),
    keepOutdated: assign((_, result: PreviewPingResult | AcceptTermsResult | SendPingResult) =>
      result.kind === 'outdated' ? { outdated: result.what } : {},
    ),
    keepTerms: assign((_, result: AcceptTermsResult) =>
      result.kind === 'ok' ? { terms: result.terms, outdated: null } : {},
    ),
    keepErrors: assign((_, result: SendPingResult) => ({ errors: result.kind === 'refused' ? result.errors : {} })),
    keepSent: assign((_, result: SendPingResult) =>
      result.kind === 'ok' ? { sent: result.sent, undo: result.undo } : {},
    ),
    keepUnsent: assign((_, result: SendPingResult) =>
      result.kind === 'none'
        ? { sent: result.sent, reason: result.sent[0]?.reason ?? null, latest: result.sent[0]?.latest_ping ?? null }
        : {},
    ),
    keepUndo: assign((_, result: UndoPingResult) =>
      result.kind === 'failed' ? { undo: result.undo } : result.kind === 'ok' ? { late: result.late } : {},
    ),
  },
  delays: { undoWindow: ({ context }) => context.undo.ms },
});
