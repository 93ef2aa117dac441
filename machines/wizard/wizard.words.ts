import { wordsOf } from '../kit/words.ts';
import type { wizardMachine } from './wizard.machine.ts';

export const wizardWords = wordsOf<typeof wizardMachine>({
  events: {
    'step.continue': ['weiter', 'continue'],
    'step.back': ['zurück', 'back'],
    'step.skip': ['überspringen', 'skip'],
    'step.goto': ['Schritt wählen', 'choose a step'],
    'facts.changed': ['Angaben haben sich anderswo geändert', 'details changed elsewhere'],
    'birthDate.correct': ['Geburtsdatum berichtigen', 'correct the birth date'],
    'account.delete': ['Angaben löschen', 'delete the details'],
  },
  de: {
    editing: ['Schritt offen', 'Die Angaben dieses Schritts werden ausgefüllt.'],
    'editing.typing': ['Beim Ausfüllen', 'Zurück, Weiter und erlaubtes Überspringen stehen offen.'],
    'editing.failed': ['Nicht gespeichert', 'Das Speichern ging schief, alles Getippte ist noch da.'],
    saving: ['Speichert', 'Die Angaben gehen zum Server.'],
    paused: ['Unterbrochen', 'Die Sitzung ist abgelaufen. Nach der Anmeldung steht alles Getippte wieder da.'],
    tooYoung: ['Noch zu jung', 'Das Mindestalter ist noch nicht erreicht.'],
    'tooYoung.told': ['Datum der Rückkehr', 'Die Seite sagt, ab wann es geht, und bietet das Löschen an.'],
    'tooYoung.failed': ['Nicht gelöscht', 'Das Löschen ging schief und kann wiederholt werden.'],
    withdrawing: ['Löscht', 'Alle Angaben werden gelöscht.'],
    finished: ['Fertig', 'Der letzte Schritt ist erledigt.'],
    withdrawn: ['Gelöscht', 'Nichts wurde behalten.'],
  },
  en: {
    editing: ['Step open', 'The details of this step are being filled in.'],
    'editing.typing': ['Filling in', 'Back, Continue and, where allowed, Skip are open.'],
    'editing.failed': ['Not saved', 'Saving went wrong, everything typed is still there.'],
    saving: ['Saving', 'The details are on their way to the server.'],
    paused: ['Paused', 'The session ended. After the login all that was typed is there again.'],
    tooYoung: ['Too young yet', 'The minimum age is not reached yet.'],
    'tooYoung.told': ['Date to come back', 'The page says when it will be possible, and offers deletion.'],
    'tooYoung.failed': ['Not deleted', 'Deleting went wrong and can be tried again.'],
    withdrawing: ['Deleting', 'All details are being deleted.'],
    finished: ['Finished', 'The last step is done.'],
    withdrawn: ['Deleted', 'Nothing was kept.'],
  },
});
