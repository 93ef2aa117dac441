import { crashed, done, passed } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { pingComposerMachine } from './ping-composer.machine.ts';
import { pingComposerWords } from './ping-composer.words.ts';

const { answerFor, answered, answeredOnly, begins, comesFrom, elapses, is, leads, offered } =
  rulesOf(pingComposerMachine);

/** A template and a message that was sent, as far as the machine looks at them. */
export const template = { id: 't1' };
export const sentPing = { kind: 'ok', ping: { id: 'p1' }, undo: { ms: 60_000, until: 60_000 } };
const unavailable = { kind: 'unavailable', reason: 'ping_open', latest: { id: 'p0' } };
const failed = { kind: 'failed' };
const unauthenticated = { kind: 'unauthenticated' };
const refused = { kind: 'refused', code: 'validation', message: '', errors: {} };
const choose = { type: 'template.choose', templateId: 't2' } as const;
const events = [
  { type: 'composer.retry' },
  { type: 'composer.cancel' },
  choose,
  { type: 'ping.send' },
  { type: 'ping.undo' },
  ...[{ kind: 'ok', templates: [template] }, { kind: 'ok', templates: [] }, unauthenticated, failed].map((answer) =>
    done('pingComposer.opening', answer),
  ),
  crashed('pingComposer.opening'),
  ...[{ kind: 'ok', preview: { left_today: 3 } }, unavailable, unauthenticated, failed].map((answer) =>
    done('pingComposer.choosing.previewing', answer),
  ),
  crashed('pingComposer.choosing.previewing'),
  ...[sentPing, unavailable, refused, unauthenticated, failed].map((answer) => done('pingComposer.sending', answer)),
  crashed('pingComposer.sending'),
  ...[{ kind: 'ok' }, { kind: 'tooLate' }, { kind: 'failed', undo: { ms: 9, until: 60_000 } }].map((answer) =>
    done('pingComposer.undoing', answer),
  ),
  crashed('pingComposer.undoing'),
  passed('undoWindow', 'pingComposer.undoable'),
];

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
        de: 'Jede Wahl zeigt ihre Vorschau; fehlt die Antwort, kann man es noch einmal versuchen.',
        en: 'Every choice shows its preview; where no answer comes one can try again.',
      },
      holds: all(
        offered(choose, 'choosing'),
        leads('template.choose', 'choosing.previewing'),
        answered('choosing.previewing', {
          ok: 'choosing.previewed',
          unavailable: 'unavailable',
          unauthenticated: 'choosing.unreadable',
          failed: 'choosing.unreadable',
          crashed: 'choosing.unreadable',
        }),
      ),
    },
    {
      rule: {
        de: 'Am Anfang stehen die Vorlagen; ohne eine wird nichts geschrieben.',
        en: 'It begins with the templates; without one nothing is written.',
      },
      holds: all(begins('opening'), (after, event) => {
        const { output } = event as { output?: { templates?: readonly unknown[] } };
        return answered('opening', {
          ok: output?.templates?.length ? 'choosing.previewing' : 'withoutTemplate',
          unauthenticated: 'failed',
          failed: 'failed',
          crashed: 'failed',
        })(after, event);
      }),
    },
    {
      rule: {
        de: 'Was nicht gesendet wurde, bleibt, wie es war, und kann noch einmal gesendet werden.',
        en: 'What was not sent stays as it was and can be sent again.',
      },
      holds: answered('sending', {
        ok: 'undoable',
        unavailable: 'unavailable',
        refused: 'choosing.unsent',
        unauthenticated: 'choosing.unsent',
        failed: 'choosing.unsent',
        crashed: 'choosing.unsent',
      }),
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
        de: 'Wen man jetzt nicht anschreiben kann, erfährt man mit dem Grund, den der Server nennt.',
        en: 'Whoever can’t be contacted now is told of with the reason that the server gives.',
      },
      holds: (after, event, before) =>
        !is(after, 'unavailable') ||
        is(before, 'unavailable') ||
        answerFor(event, 'choosing.previewing') === 'unavailable' ||
        answerFor(event, 'sending') === 'unavailable',
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
    {
      rule: {
        de: 'Fehlt eine Antwort vor dem Senden, kann man noch einmal fragen.',
        en: 'Where an answer is missing before sending one can ask again.',
      },
      holds: all(offered({ type: 'composer.retry' }, 'failed', 'choosing.unreadable'), (after, event, before) =>
        event.type === 'composer.retry' ? is(after, is(before, 'failed') ? 'opening' : 'choosing.previewing') : true,
      ),
    },
    nobodyWaitsForever(pingComposerMachine, events),
  ],
  happyPath: ['opening', 'choosing.previewing', 'choosing.previewed', 'sending', 'undoable', 'sent'],
};
