import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { pingComposerMachine } from './ping-composer.machine.ts';
import { pingComposerWords } from './ping-composer.words.ts';

const { answeredOnly, comesFrom, is } = rulesOf(pingComposerMachine);

/** A template and a message that was sent, as far as the machine looks at them. */
export const template = { id: 't1' };
export const sentPing = { kind: 'ok', ping: { id: 'p1' }, undo: { ms: 60_000, until: 60_000 } };
const unavailable = { kind: 'unavailable', reason: 'ping_open', latest: { id: 'p0' } };

export const pingComposerModel = modelOf(pingComposerMachine, {
  words: pingComposerWords,
  inputs: [{ handle: 'a1' }],
  carrying: [{ type: 'template.choose', templateId: 't2' }],
  answers: {
    loadTemplates: [
      { kind: 'ok', templates: [template] },
      { kind: 'ok', templates: [] },
    ],
    previewPing: [{ kind: 'ok', preview: { left_today: 3 } }, unavailable],
    sendPing: [sentPing, unavailable],
    undoPing: [{ kind: 'ok' }, { kind: 'tooLate' }, { kind: 'failed', undo: { ms: 9, until: 60_000 } }],
  },
  apart: ({ context }) => [context.templateId, context.preview !== null, context.ping !== null],
  invariants: [
    {
      rule: {
        de: 'Nichts wird ungelesen gesendet: Vor dem Senden steht die Vorschau der gewählten Vorlage da.',
        en: 'Nothing is sent unread: before sending, the preview of the chosen template is shown.',
      },
      holds: all(
        comesFrom('sending', 'choosing.previewed', 'choosing.unsent'),
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
        (after) => is(after, 'undoable', 'undoing', 'sent', 'undone') === (after.context.ping !== null),
      ),
    },
    {
      rule: {
        de: 'Geschlossen, ohne zu senden, ist nur, wovon nichts gesendet wurde.',
        en: 'Closed without sending is only what was not sent.',
      },
      holds: (after) => !is(after, 'cancelled') || after.context.ping === null,
    },
  ],
  happyPath: ['opening', 'choosing.previewing', 'choosing.previewed', 'sending', 'undoable', 'sent'],
});
