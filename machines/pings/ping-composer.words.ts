import type { Words } from '../kit/words.ts';
import type { pingComposerMachine } from './ping-composer.machine.ts';

export const pingComposerWords: Words<typeof pingComposerMachine> = {
  de: {
    states: {
      opening: ['Öffnet', 'Die Vorlagen werden geholt.'],
      failed: ['Nicht geladen', 'Der Server antwortet nicht. Sie können es noch einmal versuchen.'],
      withoutTemplate: ['Keine Vorlage', 'Ohne Vorlage lässt sich niemand kontaktieren.'],
      choosing: ['Vorlage wählen', 'Die erste ist schon gewählt.'],
      'choosing.previewing': ['Vorschau lädt', 'Die Platzhalter werden gefüllt.'],
      'choosing.unreadable': ['Keine Vorschau', 'Die Vorschau konnte nicht geladen werden.'],
      'choosing.previewed': ['Vorschau', 'So geht die Nachricht hinaus.'],
      'choosing.unsent': ['Nicht gesendet', 'Nichts ist verloren. Noch einmal senden sendet nicht doppelt.'],
      sending: ['Sendet', 'Die Nachricht wird angelegt.'],
      unavailable: ['Gerade nicht möglich', 'Die Seite nennt den Grund.'],
      undoable: ['Rücknahme möglich', 'Die E-Mail wartet eine Minute.'],
      undoing: ['Nimmt zurück', 'Die E-Mail wird angehalten.'],
      sent: ['Gesendet', 'Jetzt ist die andere Seite dran.'],
      undone: ['Zurückgenommen', 'Niemand hat etwas erfahren.'],
      cancelled: ['Geschlossen', 'Nichts wurde gesendet.'],
    },
    events: {
      'composer.retry': 'noch einmal versuchen',
      'template.choose': 'Vorlage wählen',
      'ping.send': 'senden',
      'ping.undo': 'zurücknehmen',
      'composer.cancel': 'schließen',
    },
  },
  en: {
    states: {
      opening: ['Opening', 'The templates are being fetched.'],
      failed: ['Not loaded', 'The server does not answer. You can try again.'],
      withoutTemplate: ['No template', 'Nobody can be contacted without a template.'],
      choosing: ['Choosing a template', 'The first one is chosen already.'],
      'choosing.previewing': ['Preview loading', 'The placeholders are being filled.'],
      'choosing.unreadable': ['No preview', 'The preview could not be loaded.'],
      'choosing.previewed': ['Preview', 'This is how the message goes out.'],
      'choosing.unsent': ['Not sent', 'Nothing is lost. Sending again does not send twice.'],
      sending: ['Sending', 'The message is being created.'],
      unavailable: ['Not possible now', 'The page says why.'],
      undoable: ['Can be undone', 'The e-mail waits for a minute.'],
      undoing: ['Undoing', 'The e-mail is being stopped.'],
      sent: ['Sent', 'Now it is the other side’s turn.'],
      undone: ['Undone', 'Nobody has heard of it.'],
      cancelled: ['Closed', 'Nothing was sent.'],
    },
    events: {
      'composer.retry': 'try again',
      'template.choose': 'choose a template',
      'ping.send': 'send',
      'ping.undo': 'undo',
      'composer.cancel': 'close',
    },
  },
};
