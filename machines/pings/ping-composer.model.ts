import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { pingComposerMachine } from './ping-composer.machine.ts';
import { pingComposerWords } from './ping-composer.words.ts';

const { answeredOnly, comesFrom, is } = rulesOf(pingComposerMachine);

/** A template, terms and messages that were sent, as far as the machine looks at them. */
export const template = { id: 't1' };
const terms = { hash: 'h1', accepted: { version: 1 } };
/** A company that has not accepted them yet. */
const newTerms = { hash: 'h1', accepted: null };
export const loaded = { kind: 'ok', templates: [template], terms };
export const sentPing = {
  kind: 'ok',
  sent: [{ handle: 'a1', ping: { id: 'p1' }, reason: null }],
  undo: { ms: 60_000, until: 60_000 },
};
const unavailable = { kind: 'unavailable', reason: 'ping_open', latest: { id: 'p0' } };
const notSent = { kind: 'none', sent: [{ handle: 'a1', ping: null, reason: 'ping_open', latest_ping: { id: 'p0' } }] };

/** What somebody begins with: whom, and a choice that is whole. */
export const oneTarget = { handles: ['a1'] };
export const wholeDraft = { templateId: null, kind: 'apprenticeship', occupationId: 'o1', line: '' } as const;

export const pingComposerModel = modelOf(pingComposerMachine, {
  words: pingComposerWords,
  inputs: [
    { target: oneTarget, draft: wholeDraft },
    { target: { handles: ['a1', 'a2'] }, draft: { ...wholeDraft, occupationId: null } },
  ],
  carrying: [
    { type: 'template.choose', templateId: 't2' },
    { type: 'offer.choose', kind: 'talk', occupationId: 'o2' },
    { type: 'line.write', line: 'Hello' },
    { type: 'person.show', handle: 'a2' },
  ],
  answers: {
    loadTemplates: [loaded, { ...loaded, terms: newTerms }, { ...loaded, templates: [] }],
    previewPing: [{ kind: 'ok', preview: { fits: true } }, unavailable, { kind: 'outdated', what: 'template' }],
    acceptTerms: [
      { kind: 'ok', terms },
      { kind: 'outdated', what: 'terms' },
    ],
    sendPing: [sentPing, notSent, { kind: 'outdated', what: 'terms' }],
    undoPing: [{ kind: 'ok', late: 0 }, { kind: 'tooLate' }, { kind: 'failed', undo: { ms: 9, until: 60_000 } }],
  },
  apart: ({ context }) => [
    context.target.handles.length,
    context.templateId,
    context.occupationId,
    context.shown,
    context.preview !== null,
    context.terms?.accepted === null,
    context.sent.length,
  ],
  invariants: [
    {
      rule: {
        de: 'Nichts wird ungelesen gesendet: Vor dem Senden steht die Vorschau der gewählten Vorlage da.',
        en: 'Nothing is sent unread: before sending, the preview of the chosen template is shown.',
      },
      holds: all(
        comesFrom('sending', 'choosing.previewed', 'choosing.unsent', 'agreeing.accepting'),
        comesFrom('agreeing', 'choosing.previewed'),
        answeredOnly('choosing.previewed', 'ok', 'choosing.previewing'),
        comesFrom('choosing.unsent', 'sending'),
        (after) => !is(after, 'sending') || after.context.preview !== null,
      ),
    },
    {
      rule: {
        de: 'Zurücknehmen kann man nur, was gesendet ist, und nur solange die Zeit dafür läuft.',
        en: 'Only what was sent can be undone, and only while the time for it runs.',
      },
      holds: all(
        answeredOnly('undone', 'ok', 'undoing'),
        comesFrom('undoable', 'sending', 'undoing'),
        comesFrom('undoing', 'undoable'),
        (after) => is(after, 'undoable', 'undoing', 'sent', 'undone') === after.context.undo.ms > 0,
      ),
    },
    {
      rule: {
        de: 'Geschlossen, ohne zu senden, ist nur, wovon nichts gesendet wurde.',
        en: 'Closed without sending is only what was not sent.',
      },
      holds: (after) => !is(after, 'cancelled') || after.context.undo.ms === 0,
    },
    {
      rule: {
        de: 'Kein Betrieb schreibt, ehe er die Bedingungen angenommen hat, und niemand schreibt ohne Angebot.',
        en: 'No company writes before it has accepted the terms, and nobody writes without an offer.',
      },
      holds: (after) =>
        !is(after, 'sending') || (after.context.terms?.accepted !== null && after.context.occupationId !== null),
    },
  ],
  happyPath: ['opening', 'choosing.previewing', 'choosing.previewed', 'sending', 'undoable', 'sent'],
});
