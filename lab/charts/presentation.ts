import { type Both, byLanguage, inBoth } from '../../machines/kit/words.ts';

export const lanes = byLanguage({
  applicant: 'Bewerberin oder Bewerber | Applicant',
  guardian: 'Sorgeberechtigte | Guardian',
  company: 'Betrieb | Company',
  everybody: 'Alle | Everybody',
});
export type Lane = keyof (typeof lanes)['en'];
type Children = Readonly<Record<string, string>>;

/** Every machine in the order in which people meet it; with those that go on as long as a state lasts, where it does not start them itself. */
const presentations: Readonly<Record<string, readonly [lane: Lane, title: Both, children?: Children]>> = {
  link: ['everybody', 'Code, Einladung oder Link | Code, invitation or link'],
  session: [
    'everybody',
    'Sitzung | Session',
    {
      'loggedIn.stage.unverified': 'verification',
      'loggedIn.stage.needsOnboarding': 'wizard',
      'loggedIn.stage.needsTos': 'guardianConsent',
    },
  ],
  verification: ['everybody', 'E-Mail bestätigen | Verifying the e-mail'],
  wizard: ['everybody', 'Schritte zum Profil | Steps to the profile'],
  guardianConsent: [
    'applicant',
    'Zustimmung zu den Bedingungen | Consent to the terms',
    { awaitingGuardian: 'guardianAnswer' },
  ],
  guardianAnswer: ['guardian', 'Seite der Sorgeberechtigten | The guardian’s page'],
  list: ['company', 'Liste mit Filtern | List with filters'],
  pingComposer: ['company', 'Nachricht senden | Sending a message'],
  pingAnswer: ['applicant', 'Antwort auf eine Nachricht | Answering a message'],
  recordAction: ['company', 'Knöpfe eines Eintrags | A record’s buttons'],
  recordForm: ['company', 'Formular eines Eintrags | A record’s form'],
  tenant: ['everybody', 'Anbieter der Adresse | Tenant of the address'],
  sessionEnd: ['everybody', 'Ende der Sitzung | End of the session'],
  notification: ['everybody', 'Meldung am Rand | Notification'],
  chunkGuard: ['everybody', 'Fehlender Programmteil | Missing part of the program'],
};

/** How a machine is shown; one that is not named above yet, by its id. */
export function presentation(id: string) {
  const [lane, title, children] = presentations[id] ?? (['everybody', `${id} | ${id}`] as const);
  return { lane, title: inBoth(title), children };
}

export const order: readonly string[] = Object.keys(presentations);
