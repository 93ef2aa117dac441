import type { Text } from './markup.ts';

/** States that the diagram shows as one until a click opens them, where a machine has too many side by side. */
export interface Group {
  /** Begins with `+`, so that it can't be a state's path. */
  readonly id: `+${string}`;
  readonly title: Text;
  readonly sentence: Text;
  readonly states: readonly string[];
}

interface Presentation {
  readonly title: Text;
  readonly groups?: readonly Group[];
}

/** What a machine is called in the diagrams; one that is not named below yet, by its id. */
export const presentation = (id: string): Presentation => presentations[id] ?? { title: { de: id, en: id } };

const presentations: Readonly<Record<string, Presentation>> = {
  session: { title: { de: 'Sitzung', en: 'Session' } },
  tenant: { title: { de: 'Anbieter der Adresse', en: 'Tenant of the address' } },
  link: { title: { de: 'Code, Einladung oder Link', en: 'Code, invitation or link' } },
  verification: { title: { de: 'E-Mail bestätigen', en: 'Verifying the e-mail' } },
  wizard: { title: { de: 'Schritte zum Profil', en: 'Steps to the profile' } },
  guardianConsent: {
    title: { de: 'Zustimmung zu den Bedingungen', en: 'Consent to the terms' },
    groups: [
      {
        id: '+alone',
        title: { de: 'Allein entscheiden', en: 'Deciding alone' },
        sentence: {
          de: 'Wer alt genug ist, stimmt selbst zu.',
          en: 'Whoever is old enough agrees without anybody else.',
        },
        states: ['adult', 'accepting'],
      },
      {
        id: '+again',
        title: { de: 'Noch einmal fragen', en: 'Asking again' },
        sentence: {
          de: 'Dieselbe Person bekommt eine neue E-Mail, oder jemand anderes wird gefragt.',
          en: 'The same person gets another e-mail, or somebody else is asked.',
        },
        states: ['resending', 'editing', 'replacing'],
      },
      {
        id: '+withoutConsent',
        title: { de: 'Keine Zustimmung', en: 'No consent' },
        sentence: {
          de: 'Abgelehnt, abgelaufen oder widerrufen: jemand muss noch einmal gefragt werden.',
          en: 'Declined, expired or withdrawn: somebody has to be asked again.',
        },
        states: ['declined', 'expired', 'withdrawn'],
      },
    ],
  },
  guardianAnswer: {
    title: { de: 'Seite der Sorgeberechtigten', en: 'The guardian’s page' },
    groups: [
      {
        id: '+settled',
        title: { de: 'Nichts mehr zu tun', en: 'Nothing left to do' },
        sentence: {
          de: 'Die Sache ist schon entschieden, oder jemand anderes entscheidet.',
          en: 'The matter is settled already, or somebody else decides it.',
        },
        states: ['replaced', 'noLongerNeeded', 'alreadyConfirmed', 'alreadyDeclined'],
      },
      {
        id: '+newLink',
        title: { de: 'Link gilt nicht', en: 'Link does not count' },
        sentence: {
          de: 'Der Link stimmt nicht oder ist abgelaufen; für einen abgelaufenen kann ein neuer kommen.',
          en: 'The link is not right or has expired; for an expired one a new one can come.',
        },
        states: ['invalid', 'expired', 'requestingLink', 'linkSent'],
      },
      {
        id: '+decline',
        title: { de: 'Ablehnen', en: 'Saying no' },
        sentence: { de: 'Nein sagen, nach einer Rückfrage.', en: 'A refusal, after being asked once more.' },
        states: ['confirmingDecline', 'declining', 'declined'],
      },
      {
        id: '+notMe',
        title: { de: '„Das bin ich nicht“', en: '“That is not me”' },
        sentence: { de: 'Die E-Mail kam bei der falschen Person an.', en: 'The e-mail reached the wrong person.' },
        states: ['confirmingNotMe', 'reporting', 'reported'],
      },
      {
        id: '+withdraw',
        title: { de: 'Zustimmung zurücknehmen', en: 'Taking the consent back' },
        sentence: { de: 'Ein gegebenes Ja wird zurückgenommen.', en: 'A yes that was given is taken back.' },
        states: ['askingWithdraw', 'withdrawing', 'withdrawn'],
      },
    ],
  },
  recordAction: { title: { de: 'Knöpfe eines Eintrags', en: 'A record’s buttons' } },
  recordForm: { title: { de: 'Formular eines Eintrags', en: 'A record’s form' } },
  list: { title: { de: 'Liste mit Filtern', en: 'List with filters' } },
  pingComposer: {
    title: { de: 'Nachricht senden', en: 'Sending a message' },
    groups: [
      {
        id: '+undo',
        title: { de: 'Zurücknehmen', en: 'Taking it back' },
        sentence: {
          de: 'Kurz nach dem Senden lässt sich die Nachricht noch aufhalten.',
          en: 'Shortly after sending the message can still be stopped.',
        },
        states: ['undoing', 'undone'],
      },
    ],
  },
  pingAnswer: {
    title: { de: 'Antwort auf eine Nachricht', en: 'Answering a message' },
    groups: [
      {
        id: '+closed',
        title: { de: 'Zu spät', en: 'Too late' },
        sentence: { de: 'Unbekannt, abgelaufen oder zurückgezogen.', en: 'Unknown, out of time or taken back.' },
        states: ['invalid', 'expired', 'revoked'],
      },
      {
        id: '+decline',
        title: { de: 'Ablehnen', en: 'Saying no' },
        sentence: { de: 'Nein sagen, nach einer Rückfrage.', en: 'A refusal, after being asked once more.' },
        states: ['confirmingDecline', 'declining'],
      },
      {
        id: '+withdraw',
        title: { de: 'Zurücknehmen', en: 'Taking a yes back' },
        sentence: {
          de: 'Eine Zusage zurücknehmen, nach einer Rückfrage.',
          en: 'A yes is taken back, after being asked once more.',
        },
        states: ['confirmingWithdraw', 'withdrawing', 'withdrawn'],
      },
    ],
  },
  notification: { title: { de: 'Meldung am Rand', en: 'Notification' } },
  chunkGuard: { title: { de: 'Fehlender Programmteil', en: 'Missing part of the program' } },
};

/** Ids of the machines in the order in which people meet them. */
export const presentedOrder = (): string[] => Object.keys(presentations);
