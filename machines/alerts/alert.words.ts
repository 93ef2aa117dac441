import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { alertLifecycle } from './alert.lifecycle.ts';

export const alertWords = lifecycleWords(alertLifecycle, {
  title: ['Suchauftrag', 'Search alert'],
  events: {
    activate: ['einschalten', 'switch on'],
    pause: ['pausieren', 'pause'],
    resume: ['fortsetzen', 'resume'],
    archive: ['archivieren', 'archive'],
  },
  de: {
    draft: ['Entwurf', 'Gespeichert, aber noch nicht eingeschaltet; es kommt keine E-Mail.'],
    active: ['Aktiv', 'Wer neu gefunden wird, steht in der nächsten E-Mail.'],
    inactive: ['Pausiert', 'Es kommt keine E-Mail; der Suchauftrag lässt sich fortsetzen.'],
    archived: ['Archiviert', 'Endgültig beendet; er bleibt nur noch zum Nachsehen.'],
  },
  en: {
    draft: ['Draft', 'Saved but not switched on yet; no e-mail comes.'],
    active: ['Active', 'Whoever is newly found stands in the next e-mail.'],
    inactive: ['Paused', 'No e-mail comes; the alert can be resumed.'],
    archived: ['Archived', 'Ended for good; it stays only to be looked at.'],
  },
});
