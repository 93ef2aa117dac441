import type { Both } from '../kit/words.ts';

/** Why it may not count, by the page it is about. */
export type LinkReasons = {
  registrationCode: 'unknown' | 'early' | 'ended' | 'usedUp' | 'paused';
  invitation: 'unknown' | 'accepted' | 'declined' | 'expired';
  invitationDecline: 'unknown' | 'accepted' | 'declined' | 'expired';
  forgottenPassword: never;
  newPassword: 'invalid' | 'expired' | 'used';
  accountDeletion: 'invalid' | 'expired' | 'used' | 'kept';
  stillLooking: 'dead';
  unsubscribing: 'invalid' | 'expired';
  unsubscribeUndo: 'late';
};
type WordsOf<Name extends keyof LinkReasons> = {
  readonly title: Both;
  readonly closed: Readonly<Record<LinkReasons[Name], Both>>;
};

const expired: Both = 'Die Zeit ist um. | The time is over.';
const invalid: Both = 'Unbekannt, oder durch einen neueren ersetzt. | Unknown, or replaced by a newer one.';
const accepted: Both = 'Das Konto besteht bereits. | The account exists already.';
const declined: Both = 'Sie ist abgelehnt. | It is declined.';
const used: Both = 'Es ist damit schon geschehen. | It has been done with it already.';

/** What product owners read of each use beside the chart that they share. */
export const linkUses: { readonly [Name in keyof LinkReasons]: WordsOf<Name> } = {
  registrationCode: {
    title: 'Registrierungscode | Registration code',
    closed: {
      unknown: 'Vielleicht ein Tippfehler. | Perhaps a slip of the hand.',
      early: 'Sein erster Tag kommt noch. | Its first day is still to come.',
      ended: 'Der Betrieb kann einen neuen geben. | The company can give a new one.',
      usedUp: 'Vielleicht von einem selbst: dann anmelden. | Perhaps by oneself: then one logs in.',
      paused: 'Später noch einmal, oder der Betrieb weiß mehr. | Once more later, or the company knows.',
    },
  },
  invitation: {
    title: 'Einladung annehmen | Taking an invitation',
    closed: { unknown: invalid, accepted, declined, expired },
  },
  invitationDecline: {
    title: 'Einladung ablehnen | Declining an invitation',
    closed: { unknown: invalid, accepted, declined, expired },
  },
  forgottenPassword: { title: 'Passwort vergessen | Forgotten password', closed: {} },
  newPassword: { title: 'Neues Passwort | New password', closed: { invalid, expired, used } },
  accountDeletion: {
    title: 'Konto löschen per Link, oder doch behalten | Deleting the account by link, or keeping it',
    closed: { invalid, expired, used, kept: 'Die letzte Verwaltung bleibt. | The last administrator stays.' },
  },
  stillLooking: {
    title: '„Ich suche noch“ | “I am still looking”',
    closed: { dead: 'Unbekannt, benutzt oder abgelaufen. | Unknown, used or expired.' },
  },
  unsubscribing: { title: 'E-Mails abbestellen | Switching e-mails off', closed: { invalid, expired } },
  unsubscribeUndo: {
    title: 'Abbestellung zurücknehmen | Taking it back that e-mails were switched off',
    closed: { late: 'Die Stunde ist um. | The hour is over.' },
  },
};
