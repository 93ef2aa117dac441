import type { Words } from '../kit/words.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

export const passwordResetWords: Words<typeof passwordResetMachine> = {
  de: {
    states: {
      entering: ['Neues Passwort', 'Das neue Passwort wird zweimal eingegeben.'],
      saving: ['Speichert', 'Das Passwort wird geändert.'],
      changed: ['Geändert', 'Überall wurde abgemeldet; die Anmeldung gelingt mit dem neuen Passwort.'],
      linkInvalid: ['Link ungültig', 'Dieser Link ist unbekannt.'],
      linkExpired: ['Link abgelaufen', 'Ein neuer Link hilft.'],
      linkUsed: ['Link verbraucht', 'Mit ihm wurde schon ein Passwort gesetzt.'],
    },
    events: {
      'password.submit': 'Passwort speichern',
    },
  },
  en: {
    states: {
      entering: ['New password', 'The new password is typed twice.'],
      saving: ['Saving', 'The password is being changed.'],
      changed: ['Changed', 'Logged out everywhere; the new password works.'],
      linkInvalid: ['Link invalid', 'This link is unknown.'],
      linkExpired: ['Link expired', 'A new link helps.'],
      linkUsed: ['Link used', 'A password was set with it already.'],
    },
    events: {
      'password.submit': 'save the password',
    },
  },
};
