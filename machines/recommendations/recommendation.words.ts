import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { recommendationLifecycle } from './recommendation.lifecycle.ts';

export const recommendationWords = lifecycleWords(recommendationLifecycle, {
  title: ['Empfehlung', 'Recommendation'],
  events: {
    applicant_registers: ['sich registrieren', 'register'],
    confirm: ['bestätigen, dass man sich kennt', 'confirm that one knows them'],
    revoke: ['zurückziehen', 'take back'],
    withdraw: ['Empfehlung entfernen', 'remove the recommendation'],
  },
  de: {
    created: [
      'Angelegt',
      'Verschickt, aber noch nicht registriert, oder registriert und vom Betrieb noch nicht bestätigt.',
    ],
    accepted: ['Angenommen', 'Sie zählt: Andere Betriebe sehen, dass ein Betrieb die Person empfiehlt.'],
    revoked: ['Zurückgezogen', 'Sie zählt nicht mehr und ist nicht mehr zu sehen.'],
  },
  en: {
    created: ['Created', 'Sent and nobody has registered yet, or registered and not yet confirmed by the company.'],
    accepted: ['Accepted', 'It counts: other companies see that a company recommends the person.'],
    revoked: ['Taken back', 'It counts no longer and is no longer to be seen.'],
  },
});
