import { wordsOf } from '../kit/words.ts';
import type { recordActionMachine } from './record-action.machine.ts';

export const recordActionWords = wordsOf<typeof recordActionMachine>({
  events: {
    'action.press': ['Knopf drücken', 'press a button'],
    'action.confirm': ['bestätigen', 'confirm'],
    'action.cancel': ['lassen', 'leave it'],
    'record.changed': ['Eintrag neu gelesen', 'record read again'],
  },
  de: {
    resting: ['In Ruhe', 'Die Knöpfe sagen, was jetzt möglich ist.'],
    'resting.offered': ['Angeboten', 'Es wird angeboten, was der Stand des Eintrags erlaubt, und nichts anderes.'],
    'resting.done': ['Getan', 'Der neue Stand ist zu sehen, mit dem, was von ihm aus möglich ist.'],
    'resting.refused': ['Abgelehnt', 'Der Server hat nein gesagt; die Seite sagt warum und zeigt den Stand von jetzt.'],
    'resting.failed': ['Keine Antwort', 'Es ist nichts angekommen. Man kann es noch einmal versuchen.'],
    asking: ['Fragt nach', 'Was sich schwer zurücknehmen lässt, geschieht erst nach einer Rückfrage.'],
    doing: ['Unterwegs', 'Der Knopf wartet auf die Antwort; ein zweiter Druck tut nichts.'],
  },
  en: {
    resting: ['At rest', 'The buttons say what is possible now.'],
    'resting.offered': ['Offered', 'Offered is what the record’s status allows, and nothing else.'],
    'resting.done': ['Done', 'The new status is shown, with what is possible from there.'],
    'resting.refused': ['Refused', 'The server said no; the page says why and shows how things stand now.'],
    'resting.failed': ['No answer', 'Nothing got through. You can try again.'],
    asking: ['Asking first', 'What is hard to take back happens only after a question.'],
    doing: ['Under way', 'The button waits for the answer; a second press does nothing.'],
  },
});
