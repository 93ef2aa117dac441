import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { userAccountLifecycle } from './user-account.lifecycle.ts';

export const userAccountWords = lifecycleWords(userAccountLifecycle, {
  title: ['Konto', 'Account'],
  events: {
    deactivate: ['abschalten', 'switch off'],
    reactivate: ['wieder einschalten', 'switch on again'],
    schedule_deletion: ['Löschung vormerken', 'schedule the deletion'],
    cancel_deletion: ['Löschung zurücknehmen', 'take back the deletion'],
  },
  de: {
    active: ['Aktiv', 'Die Person kann sich anmelden.'],
    inactive: ['Abgeschaltet', 'Niemand kann sich anmelden: abgeschaltet, oder die Löschung steht bevor.'],
  },
  en: {
    active: ['Active', 'The person can log in.'],
    inactive: ['Inactive', 'Nobody can log in: it is switched off, or about to be deleted.'],
  },
});
