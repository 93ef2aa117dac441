import { type Scene, type Story, tell, type ToldStory } from './story.ts';

const registers: readonly Scene[] = [
  [
    'link',
    'link.submit ok',
    'done',
    'Marie tippt den Code aus der Absage ein: der Betrieb empfiehlt sie.',
    'Marie types the code from the rejection: the company recommends her.',
  ],
  [
    'session',
    'register.submit ok ok',
    'loggedIn.stage.unverified',
    'Sie legt ihr Konto an.',
    'She creates her account.',
  ],
  [
    'verification',
    'ok code.submit ok',
    'verified',
    'Sechs Ziffern aus der E-Mail bestätigen die Adresse.',
    'Six digits from the e-mail verify the address.',
  ],
  [
    'session',
    'session.renewed ok',
    'loggedIn.stage.needsOnboarding',
    'Nun fehlen noch Angaben.',
    'Now details are still missing.',
  ],
  [
    'wizard',
    'step.continue ok step.continue ok step.continue ok',
    'finished',
    'Wenige Schritte: was sie sucht, Telefonnummer, Adresse.',
    'A few steps: what she looks for, phone number, address.',
  ],
  ['session', 'me.patched', 'loggedIn.stage.needsTos', 'Es bleiben die Bedingungen.', 'What remains are the terms.'],
  [
    'guardianConsent',
    'unnamed guardian.submit ok',
    'awaitingGuardian',
    'Sie ist 17: sie nennt ihre Mutter, die eine E-Mail bekommt.',
    'She is 17: she names her mother, who gets an e-mail.',
  ],
];
const seesAnswer = (answer: string, leadsTo: string, de: string, en: string): Scene => [
  'guardianConsent',
  `tab.focused ${answer}`,
  leadsTo,
  de,
  en,
];
const motherSaysYes: Scene = [
  'guardianAnswer',
  'ok consent.accept ok',
  'confirmed',
  'Die Mutter öffnet den Link, liest und stimmt zu.',
  'Her mother opens the link, reads and agrees.',
];
const companyWrites: Scene = [
  'pingComposer',
  'ok ok ping.send ok',
  'undoable',
  'Der Betrieb wählt eine Vorlage, liest sie und sendet.',
  'The company chooses a template, reads it and sends.',
];

/** What the product is about, told at the real machines. */
const stories: readonly Story[] = [
  {
    id: 'marie-yes',
    title: {
      de: 'Marie, 17, meldet sich mit einem Code an, und ihre Mutter sagt Ja',
      en: 'Marie, 17, registers with a code, and her mother says yes',
    },
    lane: 'applicant',
    scenes: [
      ...registers,
      motherSaysYes,
      seesAnswer(
        'accepted',
        'accepted',
        'Maries Seite merkt es, sobald sie wieder hinsieht.',
        'Marie’s page notices as soon as she looks again.',
      ),
      ['session', 'me.outdated ok', 'loggedIn.stage.ready', 'Betriebe können sie finden.', 'Companies can find her.'],
    ],
  },
  {
    id: 'mother-no',
    title: { de: 'Die Mutter sagt Nein', en: 'The mother says no' },
    lane: 'guardian',
    scenes: [
      [
        'guardianConsent',
        'unnamed guardian.submit ok',
        'awaitingGuardian',
        'Marie wartet auf die Antwort.',
        'Marie waits for the answer.',
      ],
      [
        'guardianAnswer',
        'ok consent.decline',
        'confirmingDecline',
        'Die Mutter möchte das nicht; die Seite fragt noch einmal nach.',
        'Her mother doesn’t want it; the page asks once more.',
      ],
      ['guardianAnswer', 'decline.confirm ok', 'declined', 'Sie bleibt dabei.', 'She stays with it.'],
      seesAnswer('declined', 'declined', 'Marie liest, dass es ein Nein war.', 'Marie reads that it was a no.'),
      [
        'guardianConsent',
        'guardian.update guardian.submit ok',
        'awaitingGuardian',
        'Sie fragt ihren Vater.',
        'She asks her father.',
      ],
    ],
  },
  {
    id: 'wrong-guardian',
    title: { de: 'Die E-Mail erreicht die falsche Person', en: 'The e-mail reaches the wrong person' },
    lane: 'guardian',
    scenes: [
      [
        'guardianAnswer',
        'ok notMe.report notMe.confirm ok',
        'reported',
        'Wer sie bekommt, sagt: Das bin ich nicht.',
        'Whoever gets it says: That is not me.',
      ],
      [
        'guardianConsent',
        'declined guardian.update guardian.submit ok',
        'awaitingGuardian',
        'Marie verbessert die Adresse.',
        'Marie corrects the address.',
      ],
    ],
  },
  {
    id: 'yes-taken-back',
    title: { de: 'Ein Ja wird zurückgenommen', en: 'A yes is taken back' },
    lane: 'guardian',
    scenes: [
      [
        'guardianAnswer',
        'ok consent.withdraw ok',
        'withdrawn',
        'Die Mutter öffnet den Link zum Widerruf und nimmt ihr Ja zurück.',
        'Her mother opens the link for it and takes her yes back.',
      ],
      [
        'session',
        'ok me.outdated ok',
        'loggedIn.stage.needsTos',
        'Marie ist nicht mehr zu finden; beim nächsten Besuch stehen die Bedingungen wieder offen.',
        'Marie can no longer be found; on her next visit the terms are open again.',
      ],
      ['guardianConsent', 'withdrawn', 'withdrawn', 'Die Seite sagt, warum.', 'The page says why.'],
    ],
  },
  {
    id: 'session-ends',
    title: { de: 'Mitten in den Schritten endet die Sitzung', en: 'A session ends in the middle of the wizard' },
    lane: 'applicant',
    scenes: [
      [
        'wizard',
        'step.continue ok',
        'editing.typing',
        'Der erste Schritt ist gespeichert, beim zweiten bleibt Marie lange sitzen.',
        'The first step is saved, over the second Marie takes long.',
      ],
      [
        'wizard',
        'step.continue unauthenticated',
        'paused',
        'Sie sendet ihn ab, aber ihre Sitzung ist abgelaufen. Was sie getippt hat, bleibt.',
        'She sends it, but her session has expired. What she typed stays.',
      ],
      ['session', 'ok session.expired', 'loggedOut', 'Die Anmeldung steht da.', 'The login stands there.'],
      [
        'session',
        'login.submit ok ok',
        'loggedIn.stage.needsOnboarding',
        'Sie meldet sich an und steht wieder beim zweiten Schritt.',
        'She logs in and is back at the second step.',
      ],
    ],
  },
  {
    id: 'company-undoes',
    title: { de: 'Ein Betrieb schreibt und nimmt es zurück', en: 'A company writes and undoes' },
    lane: 'company',
    scenes: [
      companyWrites,
      [
        'pingComposer',
        'ping.undo ok',
        'undone',
        'Die falsche Vorlage: innerhalb der Minute nimmt er es zurück.',
        'The wrong template: within the minute they take it back.',
      ],
    ],
  },
  {
    id: 'answer-by-link',
    title: { de: 'Die Antwort per Link', en: 'The answer by link' },
    lane: 'applicant',
    scenes: [
      companyWrites,
      [
        'pingComposer',
        'undoWindow',
        'sent',
        'Die Minute ist um, die Nachricht geht hinaus.',
        'The minute is over, the message goes out.',
      ],
      [
        'pingAnswer',
        'ok',
        'asking',
        'Jonas, 19, öffnet den Link der E-Mail, ohne sich anzumelden.',
        'Jonas, 19, opens the link of the e-mail without logging in.',
      ],
      [
        'pingAnswer',
        'ping.accept accept.confirm ok',
        'accepted',
        'Die Seite sagt, was sie freigibt; er sagt Ja.',
        'The page says what it releases; he says yes.',
      ],
    ],
  },
  {
    id: 'answer-taken-back',
    title: { de: 'Jonas überlegt es sich anders', en: 'Jonas changes his mind' },
    lane: 'applicant',
    scenes: [
      [
        'pingAnswer',
        'ok',
        'accepted',
        'Jonas öffnet noch einmal den Link seiner Zusage.',
        'Jonas opens the link of his yes once more.',
      ],
      [
        'pingAnswer',
        'ping.withdraw withdraw.confirm ok',
        'withdrawn',
        'Nach einer Rückfrage ist das Ja zurückgenommen; der Betrieb erfährt es.',
        'After a question the yes is taken back; the company is told.',
      ],
    ],
  },
  {
    id: 'wrong-codes',
    title: { de: 'Zu viele falsche Ziffern', en: 'Too many wrong digits' },
    lane: 'applicant',
    scenes: [
      [
        'verification',
        'ok code.submit wrong',
        'open.code.valid.wrong',
        'Der Code stimmt nicht; die Seite sagt, wie viele Versuche bleiben.',
        'The code is wrong; the page says how many tries remain.',
      ],
      [
        'verification',
        'code.submit void',
        'open.code.void.tries',
        'Beim fünften Mal gilt er nicht mehr.',
        'After the fifth it no longer counts.',
      ],
      [
        'verification',
        'pause code.resend ok',
        'open.code.valid.entering',
        'Nach einer Pause kommt ein neuer.',
        'After a pause a new one comes.',
      ],
    ],
  },
];

export const toldStories = (): ToldStory[] => stories.map(tell);
