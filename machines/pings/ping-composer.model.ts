import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { pingComposerMachine, type PingComposerSnapshot } from './ping-composer.machine.ts';
import { pingComposerWords } from './ping-composer.words.ts';

const { answerFor, answeredOnly, comesFrom, is } = rulesOf(pingComposerMachine);

/** A template, terms and messages that were sent, as far as the machine looks at them. */
export const template = { id: 't1' };
const terms = { hash: 'h1', accepted: { version: 1 } };
const newTerms = { hash: 'h1', accepted: null };
/** Who looks for something else. */
export const unrelated = [{ handle: 'a1', name: 'Ahorn 42', wish: 'Koch/Köchin' }];
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

const isUnlike = ({ context: { preview } }: PingComposerSnapshot) => (preview?.unrelated.length ?? 0) > 0;

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
    previewPing: [
      { kind: 'ok', preview: { unrelated: [] } },
      { kind: 'ok', preview: { unrelated } },
      unavailable,
      { kind: 'outdated', what: 'template' },
    ],
    acceptTerms: [
      { kind: 'ok', terms },
      { kind: 'outdated', what: 'terms' },
    ],
    sendPing: [sentPing, notSent, { kind: 'outdated', what: 'terms' }],
    undoPing: [
      { kind: 'ok', late: 0 },
      { kind: 'failed', undo: { ms: 9, until: 60_000 } },
    ],
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
  invariants: {
    readBeforeSent: all(
      comesFrom('sending', 'choosing.previewed', 'choosing.warned', 'choosing.unsent', 'agreeing.accepting'),
      comesFrom('agreeing', 'choosing.previewed', 'choosing.warned'),
      comesFrom('choosing.previewed', 'choosing.previewing', 'choosing.unrelated'),
      (after, event, before) =>
        !is(before, 'choosing.previewing') ||
        !is(after, 'choosing.previewed', 'choosing.unrelated') ||
        answerFor(event, 'choosing.previewing') === 'ok',
      comesFrom('choosing.unsent', 'sending'),
      (after) => !is(after, 'sending') || after.context.preview !== null,
    ),
    warnedBeforeSent: all(
      comesFrom('choosing.warned', 'choosing.unrelated'),
      answeredOnly('choosing.unrelated', 'choosing.previewing ok'),
      (after, _, before) =>
        !is(before, 'choosing.previewing') ||
        is(after, 'choosing.unrelated') === isUnlike(after) ||
        !is(after, 'choosing.previewed', 'choosing.unrelated'),
    ),
    undoneOnlyInTime: all(
      answeredOnly('undone', 'undoing ok'),
      comesFrom('undoable', 'sending', 'undoing'),
      comesFrom('undoing', 'undoable'),
      (after) => is(after, 'undoable', 'undoing', 'sent', 'undone') === after.context.undo.ms > 0,
    ),
    closedOnlyUnsent: (after) => !is(after, 'cancelled') || after.context.undo.ms === 0,
    termsAndOfferFirst: (after) =>
      !is(after, 'sending') || (after.context.terms?.accepted !== null && after.context.occupationId !== null),
  },
  happyPath: ['opening', 'choosing.previewing', 'choosing.previewed', 'sending', 'undoable', 'sent'],
});
