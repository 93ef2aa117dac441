import type { Locale } from '../../contract/kit/fields.ts';

type Text = Readonly<Record<Locale, string>>;

/** Why it may not count, by the page it is about. */
export type LinkReasons = {
  registrationCode: 'unknown' | 'deactivated';
  invitation: 'unknown' | 'accepted' | 'expired';
  forgottenPassword: never;
  newPassword: 'invalid' | 'expired' | 'used';
  accountDeletion: 'invalid' | 'expired' | 'used' | 'kept';
  stillLooking: 'dead';
  unsubscribing: 'invalid' | 'expired';
  unsubscribeUndo: 'late';
};
type Use = keyof LinkReasons;
type WordsOf<Name extends Use> = {
  readonly title: Text;
  /** What it means that it counts. */
  readonly done: Text;
  readonly closed: Readonly<Record<LinkReasons[Name], Text>>;
};

const text = (de: string, en: string): Text => ({ de, en });
const used = text('Mit diesem Link ist es schon geschehen.', 'It has been done with this link already.');
const expired = text('Die Zeit des Links ist um.', 'The time of the link is over.');
const invalid = text(
  'Der Link ist unbekannt oder durch einen neueren ersetzt.',
  'The link is unknown, or a newer one has replaced it.',
);

/** What product owners read of each use beside the chart that they share. */
export const linkUses: { readonly [Name in Use]: WordsOf<Name> } = {
  registrationCode: {
    title: text('Registrierungscode', 'Registration code'),
    done: text('Die Seite sagt, wer empfiehlt und wer was sieht.', 'The page says who recommends and who sees what.'),
    closed: {
      unknown: text('Vielleicht ein Tippfehler.', 'Perhaps a slip of the hand.'),
      deactivated: text('Der Betrieb kann einen neuen geben.', 'The company can give a new one.'),
    },
  },
  invitation: {
    title: text('Einladung annehmen', 'Taking an invitation'),
    done: text(
      'Die Seite sagt, wer einlädt und für welche Adresse.',
      'The page says who invites, and for which address.',
    ),
    closed: {
      unknown: text('Zu diesem Link gibt es keine Einladung.', 'There is no invitation for this link.'),
      accepted: text('Das Konto besteht bereits.', 'The account exists already.'),
      expired: text('Eine Kollegin oder ein Kollege kann neu einladen.', 'A colleague can invite once more.'),
    },
  },
  forgottenPassword: {
    title: text('Passwort vergessen', 'Forgotten password'),
    done: text(
      'Wenn es das Konto gibt, kommt gleich eine E-Mail; gesagt wird immer dasselbe.',
      'If there is such an account, an e-mail will come soon; the page says the same either way.',
    ),
    closed: {},
  },
  newPassword: {
    title: text('Neues Passwort', 'New password'),
    done: text('Das neue Passwort gilt, alle Sitzungen enden.', 'The new password counts, every session ends.'),
    closed: { invalid, expired, used },
  },
  accountDeletion: {
    title: text('Konto löschen per Link, oder doch behalten', 'Deleting the account by link, or keeping it'),
    done: text(
      'Die Seite sagt, was nun gilt und bis wann es sich zurücknehmen lässt.',
      'The page says how things stand and until when it can be taken back.',
    ),
    closed: {
      invalid,
      expired,
      used,
      kept: text(
        'Die letzte Verwaltung eines Anbieters kann nicht gehen.',
        'The last administrator of a tenant can’t go.',
      ),
    },
  },
  stillLooking: {
    title: text('„Ich suche noch“', '“I am still looking”'),
    done: text('Die Seite sagt, bis wann Betriebe einen finden.', 'The page says until when companies find one.'),
    closed: {
      dead: text(
        'Der Link ist unbekannt, benutzt oder abgelaufen; im Profil lässt sich die Suche ebenso verlängern.',
        'The link is unknown, used or expired; the search can be extended in the profile as well.',
      ),
    },
  },
  unsubscribing: {
    title: text('E-Mails abbestellen', 'Switching e-mails off'),
    done: text(
      'Die Seite sagt, dass diese E-Mails aus sind, und bietet eine Stunde lang den Weg zurück.',
      'The page says that these e-mails are off, and offers the way back for an hour.',
    ),
    closed: { invalid: text('Diesen Link gibt es nicht.', 'There is no such link.'), expired },
  },
  unsubscribeUndo: {
    title: text('Abbestellung zurücknehmen', 'Taking it back that e-mails were switched off'),
    done: text(
      'Der Klick gilt nicht mehr; was vorher aus war, bleibt aus.',
      'The click no longer counts; what was off before stays off.',
    ),
    closed: {
      late: text(
        'Die Stunde ist um; im Konto oder beim Suchauftrag geht es jederzeit.',
        'The hour is over; in the account or at the alert it can be done at any time.',
      ),
    },
  },
};
