import { lifecycleWords } from '../kit/lifecycle-words.ts';
import type { recommendationLifecycle } from './recommendation.lifecycle.ts';

export const recommendationWords = lifecycleWords<typeof recommendationLifecycle>({
  title: ['Empfehlung', 'Recommendation'],
  events: {
    applicant_registers: ['sich registrieren', 'register'],
    revoke: ['zurückziehen', 'take back'],
    withdraw: ['Empfehlung entfernen', 'remove the recommendation'],
  },
  de: {
    created: ['Angelegt', 'Der Betrieb hat den Code weitergegeben; noch hat sich niemand damit registriert.'],
    accepted: ['Angenommen', 'Jemand hat sich mit dem Code registriert; andere Betriebe sehen, wer empfiehlt.'],
    revoked: ['Zurückgezogen', 'Die Empfehlung ist nicht mehr zu sehen.'],
  },
  en: {
    created: ['Created', 'The company has handed over the code; nobody has registered with it yet.'],
    accepted: ['Accepted', 'Somebody has registered with the code; other companies see who recommends them.'],
    revoked: ['Taken back', 'The recommendation is no longer to be seen.'],
  },
});
