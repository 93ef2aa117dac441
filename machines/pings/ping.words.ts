import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { pingLifecycle } from './ping.lifecycle.ts';

export const pingWords = lifecycleWords(pingLifecycle, {
  title: ['Nachricht eines Betriebs', 'Message of a company'],
  events: {
    submit: ['absenden', 'send'],
    delivered: ['ankommen', 'arrive'],
    undeliverable: ['Konto ist weg', 'the account is gone'],
    cancel: ['gleich zurücknehmen', 'take back at once'],
    accept: ['zusagen', 'say yes'],
    decline: ['absagen', 'say no'],
    no_answer: ['Frist läuft ab', 'the time runs out'],
    revoke: ['zurückziehen', 'take back'],
    withdraw: ['Zusage zurücknehmen', 'take the yes back'],
    archive: ['ablegen', 'put away'],
    no_longer_matchable: ['nicht mehr zu finden sein', 'can no longer be found'],
  },
  de: {
    draft: ['Entwurf', 'Noch nicht gesendet; nur im Betrieb zu lesen.'],
    created: ['Geht hinaus', 'Die Nachricht geht nach einer Minute hinaus; bis dahin lässt sie sich zurücknehmen.'],
    pending: ['Wartet auf Antwort', 'Die Nachricht steht in der Übersicht; drei Wochen bleiben für die Antwort.'],
    accepted: ['Angenommen', 'Der Betrieb hat Name und Kontaktdaten und meldet sich.'],
    declined: ['Abgelehnt', 'Es kam eine Absage; der Betrieb erfährt keinen Namen.'],
    expired: [
      'Keine Antwort',
      'Die Zeit für eine Antwort ist vorbei; nach der Kontaktpause ist eine neue Nachricht möglich.',
    ],
    revoked: ['Zurückgezogen', 'Eine der beiden Seiten hat zurückgezogen; Kontaktdaten sieht der Betrieb nicht mehr.'],
    archived: ['Archiviert', 'Abgelegt; hier geschieht nichts mehr.'],
  },
  en: {
    draft: ['Draft', 'Not sent yet; only the company can read it.'],
    created: ['Going out', 'The message goes out after a minute; until then it can be taken back.'],
    pending: ['Waiting for an answer', 'The message stands in the dashboard; three weeks remain for an answer.'],
    accepted: ['Accepted', 'The company has name and contact details and gets in touch.'],
    declined: ['Declined', 'The answer was no; the company learns no name.'],
    expired: ['No answer', 'The time for an answer is over; after the pause a new message is possible.'],
    revoked: ['Taken back', 'One of the two has taken it back; the company sees no contact details any more.'],
    archived: ['Archived', 'Filed; nothing more happens here.'],
  },
});
