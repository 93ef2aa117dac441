import type { SnapshotFrom } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import { pingComposerSetup } from './ping-composer.setup.ts';
import type {
  AcceptTermsResult,
  LoadTemplatesResult,
  PreviewPingResult,
  SendPingResult,
  UndoPingResult,
} from './ping-composer.types.ts';

/** Contacting applicants: say what is offered, read what will be sent, send, and for a minute take it back. */

const meta = { route: 'search' };
const keepReason = { type: 'keepReason', params: output } as const;
const readAgain = { target: '#pingComposer.opening', actions: { type: 'keepOutdated', params: output } } as const;
const send = [
  { guard: 'needsTerms', target: '#pingComposer.agreeing' },
  { guard: 'isOffered', target: '#pingComposer.sending' },
] as const;

export const pingComposerMachine = pingComposerSetup.createMachine({
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
              ...(target.handles.length > 1 && { among: target.handles }),
            }),
            ...answers<PreviewPingResult>()({
              ok: [
                {
                  guard: { type: 'isUnrelated', params: output },
                  target: 'unrelated',
                  actions: { type: 'keepPreview', params: output },
                },
                { target: 'previewed', actions: { type: 'keepPreview', params: output } },
              ],
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
        previewed: { meta, on: { 'ping.send': send } },
        /** Somebody looks for something else, and the sentence about it was not in sight yet: the first press shows it. */
        unrelated: { meta, on: { 'warning.seen': { target: 'previewed' }, 'ping.send': { target: 'warned' } } },
        warned: { meta, on: { 'ping.send': send } },
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
