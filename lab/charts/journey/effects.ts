import type { MailKind } from '../../../server/mail/kinds.ts';
import type { Text } from '../markup.ts';
import type { StationId } from './stations.ts';
import type { Happening, Status } from './statuses.ts';

/** What happens to other records when one moves on. */
export interface Effect {
  readonly cause: Text;
  readonly begins: StationId;
  readonly arrives: readonly StationId[];
  /** In the order in which it happens: an event and the status it brings, or what follows without one. */
  readonly chain: readonly (readonly [Happening, Status] | 'matchability: matchable' | 'matchability: unmatchable')[];
  readonly mails: readonly MailKind[];
  /** The test that shows it: its title without ids. */
  readonly proof: { readonly file: string; readonly title: string };
}

const unfindable = 'matchability: unmatchable';
const endsMessages = ['ping: revoke', 'ping: revoked'] as const;

/** Numbered on the map in this order. */
export const effects: readonly Effect[] = [
  {
    cause: { de: 'Die E-Mail-Adresse ist bestätigt', en: 'The e-mail address is confirmed' },
    begins: 'verifyApplicant',
    arrives: ['codes'],
    chain: [
      ['userVerification: verify_email', 'userVerification: verified'],
      ['recommendation: applicant_registers', 'recommendation: accepted'],
    ],
    mails: [],
    proof: {
      file: 'tests/api/verification.test.ts',
      title: 'a code counts as used when the address is verified, and the applicant comes recommended',
    },
  },
  {
    cause: { de: 'Eine Kollegin bestätigt die eingeladene Adresse', en: 'A colleague confirms the invited address' },
    begins: 'verifyEmployee',
    arrives: ['invited'],
    chain: [
      ['userVerification: verify_email', 'userVerification: verified'],
      ['invitation: accept', 'invitation: accepted'],
    ],
    mails: [],
    proof: {
      file: 'tests/api/invitations.test.ts',
      title: 'an invited colleague registers, and belongs to the organization: the link was in the mailbox already',
    },
  },
  {
    cause: { de: 'Ein geprüfter Betrieb sagt, was er sucht', en: 'A checked company says what it is after' },
    begins: 'onboardEmployee',
    arrives: ['search'],
    chain: [['organization: activate', 'organization: active']],
    mails: [],
    proof: {
      file: 'tests/api/invitations.test.ts',
      title: 'a verified organization becomes active once its usage type is set',
    },
  },
  {
    cause: { de: 'Wer alt genug ist, stimmt den Bedingungen zu', en: 'Somebody old enough accepts the terms' },
    begins: 'terms',
    arrives: ['findable'],
    chain: [
      ['tosAcceptance: accept', 'tosAcceptance: accepted'],
      ['applicantSearch: complete_registration', 'applicantSearch: wants_to_be_matched'],
      'matchability: matchable',
    ],
    mails: [],
    proof: {
      file: 'tests/api/consent.test.ts',
      title: 'an adult accepts alone, is looked for from then on, and the ledger says which text',
    },
  },
  {
    cause: { de: 'Erziehungsberechtigte stimmen zu', en: 'The guardian agrees' },
    begins: 'guardian',
    arrives: ['terms', 'findable'],
    chain: [
      ['legalContact: accept', 'legalContact: confirmed'],
      ['tosAcceptance: guardian_accept', 'tosAcceptance: accepted'],
      ['applicantSearch: complete_registration', 'applicantSearch: wants_to_be_matched'],
      'matchability: matchable',
    ],
    mails: ['guardian_accepted', 'guardian_copy'],
    proof: {
      file: 'tests/api/consent.test.ts',
      title: 'a guardian accepts by the link: both are told, and the applicant can be found',
    },
  },
  {
    cause: { de: 'Erziehungsberechtigte widerrufen', en: 'The guardian withdraws' },
    begins: 'withdrawal',
    arrives: ['terms', 'findable', 'message'],
    chain: [
      ['legalContact: withdraw', 'legalContact: revoked'],
      ['tosAcceptance: withdraw', 'tosAcceptance: revoked'],
      unfindable,
      endsMessages,
    ],
    mails: ['guardian_withdrawn', 'guardian_copy'],
    proof: {
      file: 'tests/api/effects.test.ts',
      title: 'a guardian who withdraws ends the open messages to the child',
    },
  },
  {
    cause: { de: 'Jemand anderes wird um Zustimmung gebeten', en: 'Another guardian is named' },
    begins: 'terms',
    arrives: ['guardian'],
    chain: [['legalContact: replaced', 'legalContact: revoked']],
    mails: ['guardian_request'],
    proof: { file: 'tests/api/consent.test.ts', title: 'naming another guardian kills the old link' },
  },
  {
    cause: {
      de: 'Statt der Person, die zugestimmt hat, soll jemand anderes entscheiden',
      en: 'Somebody else is named than the guardian who agreed',
    },
    begins: 'findable',
    arrives: ['guardian', 'withdrawal', 'message'],
    chain: [
      ['legalContact: replaced', 'legalContact: revoked'],
      ['tosAcceptance: guardian_replaced', 'tosAcceptance: expired'],
      unfindable,
      endsMessages,
    ],
    mails: ['guardian_request', 'guardian_replaced'],
    proof: {
      file: 'tests/api/guardian-replaced.test.ts',
      title: 'a guardian who agreed is replaced: nobody finds the child until the new one has agreed',
    },
  },
  {
    cause: { de: 'Beim Warten alt genug geworden', en: 'Old enough while waiting' },
    begins: 'terms',
    arrives: ['guardian'],
    chain: [['legalContact: came_of_age', 'legalContact: revoked']],
    mails: [],
    proof: { file: 'tests/api/consent.test.ts', title: 'who comes of age while waiting decides alone' },
  },
  {
    cause: {
      de: 'Ein berichtigtes Geburtsdatum macht jemanden zu jung, um allein zu entscheiden',
      en: 'A corrected birth date makes somebody too young to decide alone',
    },
    begins: 'onboardApplicant',
    arrives: ['terms', 'findable', 'message'],
    chain: [['tosAcceptance: birth_date_changed', 'tosAcceptance: expired'], unfindable, endsMessages],
    mails: [],
    proof: {
      file: 'tests/api/effects.test.ts',
      title: 'a corrected birth date that makes somebody a minor ends the open messages',
    },
  },
  {
    cause: {
      de: 'Der Verband verlangt die Zustimmung der Erziehungsberechtigten länger',
      en: 'The tenant asks for a guardian’s consent longer than before',
    },
    begins: 'terms',
    arrives: ['terms', 'findable', 'message'],
    chain: [['tosAcceptance: guardian_age_raised', 'tosAcceptance: expired'], unfindable, endsMessages],
    mails: [],
    proof: {
      file: 'tests/api/guardian-age.test.ts',
      title: 'whom a raised age makes a minor needs a guardian: hidden, open messages taken back, the ledger says why',
    },
  },
  {
    cause: { de: 'Einen Ausbildungsplatz gefunden', en: 'An apprenticeship found' },
    begins: 'searchEnds',
    arrives: ['findable', 'message'],
    chain: [['applicantSearch: found_traineeship', 'applicantSearch: doesnot_want_matching'], unfindable, endsMessages],
    mails: [],
    proof: {
      file: 'tests/api/pings.test.ts',
      title: 'who stops looking ends every open ping, and the link dies with it',
    },
  },
  {
    cause: { de: '90 Tage lang nicht verlängert', en: 'Not renewed for 90 days' },
    begins: 'searchEnds',
    arrives: ['findable', 'message'],
    chain: [['applicantSearch: looking_until_passed', 'applicantSearch: expired'], unfindable, endsMessages],
    mails: ['looking_warning', 'looking_expired'],
    proof: {
      file: 'tests/api/effects.test.ts',
      title: 'a search nobody renews is warned of twice, ends after 90 days, and ends the open messages',
    },
  },
  {
    cause: { de: 'Eine Bewerberin löscht ihr Konto', en: 'An applicant deletes the account' },
    begins: 'deletion',
    arrives: ['findable', 'message', 'contacts'],
    chain: [['userAccount: schedule_deletion', 'userAccount: inactive'], unfindable, endsMessages],
    mails: ['account_deletion', 'account_deleted'],
    proof: {
      file: 'tests/api/account-deletion.test.ts',
      title: 'makes an applicant invisible at once: not found, open messages taken back, contact details hidden',
    },
  },
  {
    cause: {
      de: 'Die letzte Person eines Betriebs löscht ihr Konto',
      en: 'The last person of a company deletes the account',
    },
    begins: 'deletion',
    arrives: ['message'],
    chain: [['userAccount: schedule_deletion', 'userAccount: inactive'], endsMessages],
    mails: ['account_deletion', 'account_deleted'],
    proof: {
      file: 'tests/api/account-deletion.test.ts',
      title: 'as the last one takes open messages back; what applicants accepted stays, without the name',
    },
  },
  {
    cause: { de: 'Ein Betrieb ist nicht (mehr) aktiv', en: 'A company is not active (any more)' },
    begins: 'onboardEmployee',
    arrives: ['compose'],
    chain: [['organization: suspend', 'organization: inactive']],
    mails: [],
    proof: { file: 'tests/api/effects.test.ts', title: 'an organization that is not active can’t write' },
  },
  {
    cause: { de: 'Ein Code wird pausiert', en: 'A code is paused' },
    begins: 'codes',
    arrives: ['code'],
    chain: [['registrationCode: deactivate', 'registrationCode: inactive']],
    mails: [],
    proof: {
      file: 'tests/e2e/registration-codes.test.ts',
      title: 'a paused code says so to whoever opens its link, and works again once resumed',
    },
  },
  {
    cause: { de: 'Der letzte Tag eines Codes ist vorbei', en: 'A code’s last day is over' },
    begins: 'codes',
    arrives: ['code'],
    chain: [['registrationCode: timeout_or_exhausted', 'registrationCode: expired']],
    mails: [],
    proof: {
      file: 'tests/api/registration-codes.test.ts',
      title: 'the last day counts whole, in the tenant’s time zone; then only a new day brings the code back',
    },
  },
  {
    cause: { de: 'Ein Ja zur Nachricht', en: 'A yes to the message' },
    begins: 'answer',
    arrives: ['contacts'],
    chain: [['ping: accept', 'ping: accepted']],
    mails: ['ping_accepted', 'contact_released'],
    proof: {
      file: 'tests/api/pings.test.ts',
      title: 'a yes by the link releases the contact to the employer, and tells both by mail',
    },
  },
  {
    cause: { de: '21 Tage lang keine Antwort', en: 'No answer for 21 days' },
    begins: 'message',
    arrives: ['contacts'],
    chain: [['ping: no_answer', 'ping: expired']],
    mails: ['ping_reminder'],
    proof: {
      file: 'tests/api/pings.test.ts',
      title: 'an unanswered ping is reminded of once after 7 days and expires after 21',
    },
  },
];
