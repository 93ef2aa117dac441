import type { LifecycleWords } from '../kit/lifecycle-words.ts';
import type { userVerificationLifecycle } from './user-verification.lifecycle.ts';

export const userVerificationWords: LifecycleWords<typeof userVerificationLifecycle> = {
  de: {
    title: 'Bestätigung der E-Mail-Adresse',
    statuses: {
      unverified: [
        'Nicht bestätigt',
        'Der Code aus der E-Mail ist noch nicht eingegeben; so lange steht fast nichts offen.',
      ],
      verified: ['Bestätigt', 'Die Adresse gehört dieser Person; es geht mit dem Profil weiter.'],
    },
    events: {
      verify_email: 'Code stimmt',
      verify_manually: 'von Hand bestätigen',
    },
  },
  en: {
    title: 'Verification of the e-mail address',
    statuses: {
      unverified: [
        'Not confirmed',
        'The code of the e-mail has not been entered yet; until then almost nothing is open.',
      ],
      verified: ['Confirmed', 'The address is theirs; the profile comes next.'],
    },
    events: {
      verify_email: 'the code is right',
      verify_manually: 'confirm by hand',
    },
  },
};
