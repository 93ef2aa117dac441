import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import type { OfferKind } from '../../contract/pings/offer.ts';
import type { PingPreview, PingsInput, PreviewInput, SentPing } from '../../contract/pings/pings.schema.ts';
import type { LatestPing, UnavailableReason } from '../../contract/search/search.schema.ts';
import type { CompanyTerms } from '../../contract/terms/company-terms.schema.ts';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** Contacting applicants: say what is offered, read what will be sent, send, and for a minute take it back. */

/** Whom, and what was searched for, so that the applicant reads the reasons the employer saw. */
export type PingTarget = Pick<PingsInput, 'handles' | 'search'>;
/** What is chosen and typed: kept until it is sent. */
export type Draft = {
  templateId: string | null;
  kind: OfferKind;
  /** Null until one is chosen: nothing is offered that nobody said. */
  occupationId: string | null;
  line: string;
};
export type LoadTemplatesResult =
  | { kind: 'ok'; templates: readonly EmailTemplate[]; terms: CompanyTerms }
  | Unauthenticated
  | Failed;
/** `reason` is null for somebody who can't be found any more; `latest` is the company's message that stands in the way. */
export type UnavailableResult = { kind: 'unavailable'; reason: UnavailableReason | null; latest: LatestPing | null };
/** The template is gone, or terms are in force that the company has not accepted: both are read again. */
export type OutdatedResult = { kind: 'outdated'; what: 'template' | 'terms' };
export type PreviewPingResult =
  | { kind: 'ok'; preview: PingPreview }
  | UnavailableResult
  | OutdatedResult
  | Unauthenticated
  | Failed;
export type AcceptTermsResult = { kind: 'ok'; terms: CompanyTerms } | OutdatedResult | Unauthenticated | Failed;
/** How long messages can still be undone, and until when by the actor's own clock, which the machine never reads. */
export type UndoWindow = { ms: number; until: number };
/** What became of each; `ok` where at least one was written. */
export type SendPingResult =
  | { kind: 'ok'; sent: readonly SentPing[]; undo: UndoWindow }
  | { kind: 'none'; sent: readonly SentPing[] }
  | OutdatedResult
  | Refused
  | Unauthenticated
  | Failed;
/** `late`: so many had gone out already. */
export type UndoPingResult = { kind: 'ok'; late: number } | { kind: 'tooLate' } | { kind: 'failed'; undo: UndoWindow };

export type PingComposerContext = Draft & {
  target: PingTarget;
  /** Whose preview is shown. */
  shown: string;
  templates: readonly EmailTemplate[];
  terms: CompanyTerms | null;
  preview: PingPreview | null;
  /** What had changed meanwhile. */
  outdated: OutdatedResult['what'] | null;
  /** Why the applicant shown can't be contacted now. */
  reason: UnavailableReason | null;
  latest: LatestPing | null;
  /** Why the server refused it, by field. */
  errors: Refused['errors'];
  sent: readonly SentPing[];
  undo: UndoWindow;
  late: number;
};
export type PingComposerEvent =
  | { type: 'composer.retry' }
  | { type: 'template.choose'; templateId: string }
  | { type: 'offer.choose'; kind: OfferKind; occupationId: string | null }
  | { type: 'line.write'; line: string }
  /** One of several is shown. */
  | { type: 'person.show'; handle: string }
  | { type: 'ping.send' }
  | { type: 'terms.accept' }
  | { type: 'composer.back' }
  | { type: 'ping.undo' }
  /** Closes without sending. */
  | { type: 'composer.cancel' };

const meta = { route: 'search' };
const keepReason = { type: 'keepReason', params: output } as const;
const readAgain = { target: '#pingComposer.opening', actions: { type: 'keepOutdated', params: output } } as const;

export const pingComposerMachine = setup({
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
}).createMachine({
  id: 'pingComposer',
  context: ({ input: { target, draft } }) => ({
    ...draft,
    target,
    shown: target.handles[0] ?? '',
    templates: [],
    terms: null,
    preview: null,
    outdated: null,
    reason: null,
    latest: null,
    errors: {},
    sent: [],
    undo: { ms: 0, until: 0 },
    late: 0,
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
        'template.choose': { target: '.previewing', actions: 'keepTemplate' },
        'offer.choose': { target: '.previewing', actions: 'keepOffer' },
        'line.write': { actions: 'keepLine' },
        'person.show': { guard: 'isAnother', target: '.previewing', actions: 'keepShown' },
        'composer.cancel': { target: 'cancelled' },
      },
      states: {
        previewing: {
          meta,
          invoke: {
            src: 'previewPing',
            input: ({ context: { target, shown, templateId, kind, occupationId } }) => ({
              handle: shown,
              email_template_id: templateId ?? '',
              kind,
              occupation_id: occupationId,
              search: target.search,
            }),
            ...answers<PreviewPingResult>()({
              ok: { target: 'previewed', actions: { type: 'keepPreview', params: output } },
              unavailable: [
                {
                  guard: { type: 'isAlone', params: output },
                  target: '#pingComposer.unavailable',
                  actions: keepReason,
                },
                { target: 'passedOver', actions: keepReason },
              ],
              outdated: readAgain,
              unauthenticated: 'unreadable',
              failed: 'unreadable',
            }),
          },
        },
        unreadable: { meta, on: { 'composer.retry': { target: 'previewing' } } },
        previewed: {
          meta,
          on: {
            'ping.send': [
              { guard: 'needsTerms', target: '#pingComposer.agreeing' },
              { guard: 'isOffered', target: '#pingComposer.sending' },
            ],
          },
        },
        /** One of several who can't be written to; the others can be looked at. */
        passedOver: { meta },
        /** Nothing is lost; sending again with the same key can't send twice. */
        unsent: { meta, on: { 'ping.send': { target: '#pingComposer.sending' } } },
      },
    },
    /** Once, before the company's first message. */
    agreeing: {
      meta,
      initial: 'reading',
      on: { 'composer.cancel': { target: 'cancelled' } },
      states: {
        reading: {
          meta,
          on: { 'terms.accept': { target: 'accepting' }, 'composer.back': { target: '#pingComposer.choosing' } },
        },
        accepting: {
          meta,
          invoke: {
            src: 'acceptTerms',
            input: ({ context }) => ({ hash: context.terms?.hash ?? '' }),
            ...answers<AcceptTermsResult>()({
              ok: { target: '#pingComposer.sending', actions: { type: 'keepTerms', params: output } },
              outdated: readAgain,
              unauthenticated: 'unaccepted',
              failed: 'unaccepted',
            }),
          },
        },
        unaccepted: {
          meta,
          on: { 'terms.accept': { target: 'accepting' }, 'composer.back': { target: '#pingComposer.choosing' } },
        },
      },
    },
    sending: {
      meta,
      invoke: {
        src: 'sendPing',
        input: ({ context: { target, templateId, kind, occupationId, line } }) => ({
          ...target,
          email_template_id: templateId ?? '',
          kind,
          occupation_id: occupationId ?? '',
          personal_line: line,
        }),
        ...answers<SendPingResult>()({
          ok: { target: 'undoable', actions: { type: 'keepSent', params: output } },
          none: { target: 'unavailable', actions: { type: 'keepUnsent', params: output } },
          outdated: readAgain,
          refused: { target: 'choosing.unsent', actions: { type: 'keepErrors', params: output } },
          unauthenticated: 'choosing.unsent',
          failed: 'choosing.unsent',
        }),
      },
    },
    unavailable: { meta, on: { 'composer.cancel': { target: 'cancelled' } } },
    /** The mails wait; the page may be anywhere meanwhile. */
    undoable: {
      meta: { route: '*' },
      after: { undoWindow: { target: 'sent' } },
      on: { 'ping.undo': { target: 'undoing' } },
    },
    undoing: {
      meta: { route: '*' },
      invoke: {
        src: 'undoPing',
        input: ({ context: { sent, undo } }) => ({ ids: sent.flatMap(({ ping }) => (ping ? [ping.id] : [])), undo }),
        ...answers<UndoPingResult>()({
          ok: { target: 'undone', actions: { type: 'keepUndo', params: output } },
          tooLate: 'sent',
          failed: { target: 'undoable', actions: { type: 'keepUndo', params: output } },
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
