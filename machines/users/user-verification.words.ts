import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { userVerificationLifecycle } from './user-verification.lifecycle.ts';

export const userVerificationWords = lifecycleWords(userVerificationLifecycle, {
  title: ['Bestätigung der E-Mail-Adresse', 'Verification of the e-mail address'],
  events: {
    verify_email: ['Code stimmt', 'the code is right'],
    verify_manually: ['von Hand bestätigen', 'confirm by hand'],
  },
  de: {
    unverified: [
      'Nicht bestätigt',
      'Der Code aus der E-Mail ist noch nicht eingegeben; so lange steht fast nichts offen.',
    ],
    verified: ['Bestätigt', 'Die Adresse gehört dieser Person; es geht mit dem Profil weiter.'],
  },
  en: {
    unverified: [
      'Not confirmed',
      'The code of the e-mail has not been entered yet; until then almost nothing is open.',
    ],
    verified: ['Confirmed', 'The address is theirs; the profile comes next.'],
  },
});
