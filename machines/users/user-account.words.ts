import type { LifecycleWords } from '../kit/lifecycle-words.ts';
import type { userAccountLifecycle } from './user-account.lifecycle.ts';

export const userAccountWords: LifecycleWords<typeof userAccountLifecycle> = {
  de: {
    title: 'Konto',
    statuses: {
      active: ['Aktiv', 'Die Person kann sich anmelden.'],
      inactive: ['Abgeschaltet', 'Niemand kann sich anmelden: abgeschaltet, oder die Löschung steht bevor.'],
    },
    events: {
      deactivate: 'abschalten',
      reactivate: 'wieder einschalten',
      schedule_deletion: 'Löschung vormerken',
      cancel_deletion: 'Löschung zurücknehmen',
    },
  },
  en: {
    title: 'Account',
    statuses: {
      active: ['Active', 'The person can log in.'],
      inactive: ['Inactive', 'Nobody can log in: it is switched off, or about to be deleted.'],
    },
    events: {
      deactivate: 'switch off',
      reactivate: 'switch on again',
      schedule_deletion: 'schedule the deletion',
      cancel_deletion: 'take back the deletion',
    },
  },
};
