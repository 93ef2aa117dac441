import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { registrationCodeLifecycle } from './registration-code.lifecycle.ts';

export const registrationCodeWords = lifecycleWords(registrationCodeLifecycle, {
  title: ['Registrierungscode', 'Registration code'],
  events: {
    activate: ['aktivieren', 'activate'],
    deactivate: ['pausieren', 'pause'],
    timeout_or_exhausted: ['ablaufen oder verbraucht sein', 'run out or be used up'],
    extend: ['verlängern', 'extend'],
    archive: ['archivieren', 'archive'],
  },
  de: {
    draft: ['Entwurf', 'Noch kann niemand diesen Code benutzen; aktiviert lässt er sich weitergeben.'],
    active: ['Aktiv', 'Bewerber:innen können sich mit ihm registrieren, bis er abläuft oder verbraucht ist.'],
    inactive: [
      'Pausiert',
      'Wer den Link öffnet, liest, dass der Code gerade nicht gilt; er lässt sich wieder aktivieren.',
    ],
    expired: [
      'Abgelaufen',
      'Der letzte Tag ist vorbei, oder alle Registrierungen sind verbraucht; er lässt sich verlängern.',
    ],
    archived: ['Archiviert', 'Endgültig außer Gebrauch; wer sich damit registriert hat, bleibt.'],
  },
  en: {
    draft: ['Draft', 'Nobody can use this code yet; activated, it can be handed out.'],
    active: ['Active', 'Applicants can register with it until it expires or is used up.'],
    inactive: [
      'Inactive',
      'Whoever opens the link reads that the code is not valid right now; it can be activated again.',
    ],
    expired: ['Expired', 'The last day has passed or all uses are used up; it can be extended.'],
    archived: ['Archived', 'Out of use for good; who registered with it stays.'],
  },
});
