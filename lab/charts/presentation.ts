import { allInBoth, type Text } from '../../machines/kit/words.ts';

export const lanes = allInBoth({
  applicant: 'Bewerberin oder Bewerber | Applicant',
  guardian: 'Sorgeberechtigte | Guardian',
  company: 'Betrieb | Company',
  everybody: 'Alle | Everybody',
});
export type Lane = keyof typeof lanes;

interface Presentation {
  readonly title: Text;
  readonly lane: Lane;
  /** Machines that go on as long as a state lasts, where the machine itself does not start them. */
  readonly children?: Readonly<Record<string, string>>;
}

const shown = (lane: Lane, de: string, en: string, children?: Presentation['children']): Presentation => ({
  title: { de, en },
  lane,
  ...(children && { children }),
});

/** Every machine in the order in which people meet it. */
const presentations: Readonly<Record<string, Presentation>> = {
  link: shown('everybody', 'Code, Einladung oder Link', 'Code, invitation or link'),
  session: shown('everybody', 'Sitzung', 'Session', {
    'loggedIn.stage.unverified': 'verification',
    'loggedIn.stage.needsOnboarding': 'wizard',
    'loggedIn.stage.needsTos': 'guardianConsent',
  }),
  verification: shown('everybody', 'E-Mail bestätigen', 'Verifying the e-mail'),
  wizard: shown('everybody', 'Schritte zum Profil', 'Steps to the profile'),
  guardianConsent: shown('applicant', 'Zustimmung zu den Bedingungen', 'Consent to the terms', {
    awaitingGuardian: 'guardianAnswer',
  }),
  guardianAnswer: shown('guardian', 'Seite der Sorgeberechtigten', 'The guardian’s page'),
  list: shown('company', 'Liste mit Filtern', 'List with filters'),
  pingComposer: shown('company', 'Nachricht senden', 'Sending a message'),
  pingAnswer: shown('applicant', 'Antwort auf eine Nachricht', 'Answering a message'),
  recordAction: shown('company', 'Knöpfe eines Eintrags', 'A record’s buttons'),
  recordForm: shown('company', 'Formular eines Eintrags', 'A record’s form'),
  tenant: shown('everybody', 'Anbieter der Adresse', 'Tenant of the address'),
  sessionEnd: shown('everybody', 'Ende der Sitzung', 'End of the session'),
  notification: shown('everybody', 'Meldung am Rand', 'Notification'),
  chunkGuard: shown('everybody', 'Fehlender Programmteil', 'Missing part of the program'),
};

/** How a machine is shown; one that is not named above yet, by its id. */
export const presentation = (id: string): Presentation => presentations[id] ?? shown('everybody', id, id);

export const order: readonly string[] = Object.keys(presentations);
