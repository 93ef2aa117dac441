import { eventsOf } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { pingComposerMachine } from './ping-composer.machine.ts';
import { pingComposerWords } from './ping-composer.words.ts';

const { answered, answeredOnly, comesFrom, elapses, is, leads, offered } = rulesOf(pingComposerMachine);

/** A template and a message that was sent, as far as the machine looks at them. */
export const template = { id: 't1' };
export const sentPing = { kind: 'ok', ping: { id: 'p1' }, undo: { ms: 60_000, until: 60_000 } };
const unavailable = { kind: 'unavailable', reason: 'ping_open', latest: { id: 'p0' } };
const failed = { kind: 'failed' };
const unauthenticated = { kind: 'unauthenticated' };
const refused = { kind: 'refused', code: 'validation', message: '', errors: {} };
const choose = { type: 'template.choose', templateId: 't2' } as const;
const events = eventsOf(pingComposerMachine, [choose], {
  loadTemplates: [{ kind: 'ok', templates: [template] }, { kind: 'ok', templates: [] }, unauthenticated, failed],
  previewPing: [{ kind: 'ok', preview: { left_today: 3 } }, unavailable, unauthenticated, failed],
  sendPing: [sentPing, unavailable, refused, unauthenticated, failed],
  undoPing: [{ kind: 'ok' }, { kind: 'tooLate' }, { kind: 'failed', undo: { ms: 9, until: 60_000 } }],
});

export const pingComposerModel: Model<typeof pingComposerMachine> = {
  machine: pingComposerMachine,
  words: pingComposerWords,
  inputs: [{ handle: 'a1' }],
  events,
  abstraction: {
    de: 'Es zählen die gewählte Vorlage, ob sie gelesen wurde und ob schon gesendet ist.',
    en: 'What counts is the chosen template, whether it was read, and whether it has been sent.',
    key: ({ context }) => [context.templateId, context.preview !== null, context.ping !== null],
  },
  invariants: [
    {
      rule: {
        de: 'Nichts wird ungelesen gesendet: Vor dem Senden steht die Vorschau der gewählten Vorlage da.',
        en: 'Nothing is sent unread: before sending, the preview of the chosen template is shown.',
      },
      holds: all(
        offered({ type: 'ping.send' }, 'choosing.previewed', 'choosing.unsent'),
        leads('ping.send', 'sending'),
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
        offered({ type: 'ping.undo' }, 'undoable'),
        leads('ping.undo', 'undoing'),
        elapses('undoWindow', 'undoable', 'sent'),
        answered('undoing', { ok: 'undone', tooLate: 'sent', failed: 'undoable', crashed: 'sent' }),
        answeredOnly('undone', 'ok', 'undoing'),
        comesFrom('undoable', 'sending', 'undoing'),
        comesFrom('undoing', 'undoable'),
        (after) => is(after, 'undoable', 'undoing', 'sent', 'undone') === (after.context.ping !== null),
      ),
    },
    {
      rule: {
        de: 'Schließen, ohne zu senden, geht, bis gesendet wird, und danach nicht mehr.',
        en: 'Closing without sending is possible until it is being sent, and not afterwards.',
      },
      holds: all(
        offered({ type: 'composer.cancel' }, 'opening', 'failed', 'withoutTemplate', 'choosing', 'unavailable'),
        leads('composer.cancel', 'cancelled'),
        (after) => !is(after, 'cancelled') || after.context.ping === null,
      ),
    },
    nobodyWaitsForever(pingComposerMachine, events),
  ],
  happyPath: ['opening', 'choosing.previewing', 'choosing.previewed', 'sending', 'undoable', 'sent'],
};
