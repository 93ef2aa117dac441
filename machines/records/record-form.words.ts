import { wordsOf } from '../kit/words.ts';
import type { recordFormMachine } from './record-form.machine.ts';

export const recordFormWords = wordsOf<typeof recordFormMachine>({
  events: {
    'form.submit': ['speichern', 'save'],
    'form.change': ['etwas ändern', 'change something'],
    'form.discard': ['verwerfen', 'discard'],
    'theirs.keep': ['das andere behalten', 'keep theirs'],
    'record.changed': ['Eintrag neu gelesen', 'record read again'],
  },
  de: {
    editing: ['Bearbeiten', 'Das Formular ist offen; was getippt ist, bleibt als Entwurf, auch wenn man geht.'],
    'editing.unchanged': ['Unverändert', 'Im Formular steht, was gespeichert ist; was andere speichern, folgt.'],
    'editing.changed': ['Noch nicht gespeichert', 'Was im Formular steht, gilt noch nicht.'],
    'editing.saved': ['Gespeichert', 'Was im Formular steht, gilt jetzt.'],
    'editing.refused': ['Abgelehnt', 'Der Server hat nein gesagt: am Feld oder über dem Formular steht warum.'],
    'editing.failed': ['Keine Antwort', 'Es ist nichts angekommen; was getippt ist, steht noch da.'],
    submitting: ['Unterwegs', 'Der Knopf wartet auf die Antwort; die Felder behalten, was darin steht.'],
    'submitting.saving': ['Wird gespeichert', 'Es gilt nur, wenn der Eintrag noch der ist, mit dem man begonnen hat.'],
    'submitting.comparing': [
      'Wird verglichen',
      'Jemand war schneller: es wird geholt, was inzwischen gespeichert ist.',
    ],
    stale: ['Jemand war schneller', 'Beides steht nebeneinander, und man entscheidet, was gilt.'],
  },
  en: {
    editing: ['Editing', 'The form is open; what is typed stays as a draft, even if you leave.'],
    'editing.unchanged': ['Unchanged', 'The form holds what is stored, and follows what others save.'],
    'editing.changed': ['Not saved yet', 'What stands in the form doesn’t count yet.'],
    'editing.saved': ['Saved', 'What stands in the form counts now.'],
    'editing.refused': ['Refused', 'The server said no: at the field or above the form it says why.'],
    'editing.failed': ['No answer', 'Nothing got through; what was typed is still there.'],
    submitting: ['Under way', 'The button waits for the answer; the fields keep what is in them.'],
    'submitting.saving': ['Being saved', 'It counts only if the record is still the one you began with.'],
    'submitting.comparing': ['Being compared', 'Somebody was faster: what was saved meanwhile is being fetched.'],
    stale: ['Somebody was faster', 'Both stand side by side, and you decide which one counts.'],
  },
});
