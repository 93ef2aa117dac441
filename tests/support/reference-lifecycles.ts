import { entriesOf } from './columns.ts';

/**
 * The lifecycles that the product is made from: `lifecycles.json` of the reference data, to which section 4 of the
 * decisions defers, as handed over on 2026-11-22. What is derived there (matchability, availability, periods) has no
 * transitions to hold anybody to. A line is `from event to: authors`; the first status of a lifecycle is its initial one.
 */
const reference: Readonly<Record<string, string>> = {
  userVerification: `
    unverified verify_email verified: system
    unverified verify_manually verified: administrator`,
  userAccount: `
    active deactivate inactive: administrator employee
    inactive reactivate active: administrator
    active schedule_deletion inactive: system
    inactive cancel_deletion active: system
    inactive schedule_deletion inactive: system`,
  applicantSearch: `
    unconfirmed complete_registration wants_to_be_matched: system
    wants_to_be_matched found_traineeship doesnot_want_matching: applicant tenant_member administrator
    doesnot_want_matching looking_again wants_to_be_matched: applicant
    wants_to_be_matched looking_until_passed expired: system
    expired renew_looking wants_to_be_matched: applicant system
    wants_to_be_matched renew_looking wants_to_be_matched: applicant system
    expired retention archived: system
    doesnot_want_matching retention archived: system
    unconfirmed retention archived: system`,
  legalContact: `
    created send_link pending: system
    pending accept confirmed: system tenant_member administrator
    pending decline declined: system
    pending timeout expired: system
    expired resend pending: applicant tenant_member administrator
    pending resend pending: applicant tenant_member administrator
    pending replaced revoked: applicant tenant_member administrator
    declined replaced revoked: applicant
    expired replaced revoked: applicant
    confirmed withdraw revoked: system
    pending came_of_age revoked: system
    confirmed replaced revoked: applicant tenant_member administrator
    confirmed ask_again pending: system
    expired request_new_link pending: system
    pending not_me declined: system`,
  tosAcceptance: `
    pending accept accepted: applicant
    pending guardian_accept accepted: system
    accepted new_version expired: system
    expired accept accepted: applicant
    accepted withdraw revoked: applicant system
    expired guardian_accept accepted: system
    accepted birth_date_changed expired: system
    revoked accept accepted: applicant
    revoked guardian_accept accepted: system`,
  organization: `
    created verify verified: tenant_member administrator
    verified activate active: system
    active suspend inactive: tenant_member administrator
    inactive reactivate active: tenant_member administrator
    active archive archived: tenant_member administrator
    inactive archive archived: tenant_member administrator
    archived restore inactive: tenant_member administrator
    created reject archived: tenant_member administrator
    verified archive archived: tenant_member administrator`,
  profile: `
    draft publish published: employee tenant_member administrator
    published unpublish draft: employee tenant_member administrator
    draft archive archived: employee tenant_member administrator
    published archive archived: employee tenant_member administrator
    archived restore draft: employee tenant_member administrator`,
  emailTemplate: `
    draft publish published: employee tenant_member administrator
    published edit draft: employee tenant_member administrator
    draft archive archived: employee tenant_member administrator
    published archive archived: employee tenant_member administrator
    archived restore draft: employee tenant_member administrator`,
  alert: `
    draft activate active: employee tenant_member administrator
    active pause inactive: employee tenant_member administrator system
    inactive resume active: employee tenant_member administrator system
    draft archive archived: employee tenant_member administrator
    active archive archived: employee tenant_member administrator
    inactive archive archived: employee tenant_member administrator`,
  registrationCode: `
    draft activate active: employee tenant_member administrator
    active deactivate inactive: employee tenant_member administrator
    inactive activate active: employee tenant_member administrator
    active timeout_or_exhausted expired: system
    expired extend active: employee tenant_member administrator
    inactive archive archived: employee tenant_member administrator
    expired archive archived: employee tenant_member administrator
    draft archive archived: employee tenant_member administrator
    active archive archived: employee tenant_member administrator`,
  recommendation: `
    created applicant_registers accepted: system
    created revoke revoked: employee tenant_member administrator applicant
    accepted withdraw revoked: employee tenant_member administrator applicant
    created confirm accepted: employee tenant_member administrator`,
  invitation: `
    pending accept accepted: employee
    pending decline declined: system
    pending timeout expired: system
    pending approve pending: tenant_member administrator
    pending reject declined: tenant_member administrator
    pending revoke revoked: employee tenant_member administrator
    expired resend pending: employee tenant_member administrator
    pending resend pending: employee tenant_member administrator`,
  ping: `
    draft submit created: employee
    created delivered pending: system
    created undeliverable revoked: system
    created cancel revoked: employee
    pending accept accepted: applicant system
    pending decline declined: applicant system
    pending no_answer expired: system
    pending revoke revoked: employee tenant_member administrator system
    accepted archive archived: employee
    declined archive archived: employee system
    expired archive archived: employee system
    revoked archive archived: employee system
    created no_longer_matchable revoked: system
    accepted withdraw revoked: applicant system
    archived withdraw revoked: applicant system`,
};

/** What the lifecycles of a subject of the log are called, where that isn't its own name. */
const calledOtherwise: Readonly<Record<string, readonly string[]>> = {
  Applicant: ['applicantSearch'],
  FindableConsent: ['tosAcceptance'],
  User: ['userVerification', 'userAccount'],
};
export const lifecyclesOf = (subject: string): readonly string[] =>
  calledOtherwise[subject] ?? [subject.charAt(0).toLowerCase() + subject.slice(1)];

/** One author's right to one transition, in words that can be compared: `pending accept accepted: applicant`. */
export type Right = string;

const rightsIn = (lines: string): Right[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [step = '', authors = ''] = line.trim().split(': ');
      return authors.split(' ').map((author) => `${step}: ${author}`);
    });

export const referenceRights: ReadonlyMap<string, readonly Right[]> = new Map(
  Object.entries(reference).map(([name, lines]) => [name, rightsIn(lines)]),
);

type Reasons = Readonly<Record<string, string>>;

/** Rights that the reference lacks, each under its reason, where they are no column's. */
const others: Readonly<Record<string, Reasons>> = {
  appointment: {
    'A company proposes appointments after a yes': `
      pending accept accepted: applicant
      pending decline declined: applicant
      pending withdraw revoked: employee
      pending lapse expired: system
      accepted withdraw revoked: employee applicant system`,
  },
  legalContact: {
    'Staff take back within a minute what they did with several': 'pending undo_resend pending: system',
    'Asked again by a new text, a guardian takes the earlier yes back instead of answering': `
      pending withdraw revoked: system
      expired withdraw revoked: system`,
    'Staff ask somebody else where nobody has answered, or the wrong person has': `
      declined replaced revoked: tenant_member administrator
      expired replaced revoked: tenant_member administrator`,
    'Who has no e-mail answers and withdraws by letter': `
      pending decline declined: tenant_member administrator
      confirmed withdraw revoked: tenant_member administrator
      pending withdraw revoked: tenant_member administrator
      expired withdraw revoked: tenant_member administrator`,
  },
  tosAcceptance: {
    'A tenant that asks for guardians longer than before': 'accepted guardian_age_raised expired: system',
    'Naming another guardian ends what rested on the one before': 'accepted guardian_replaced expired: applicant',
  },
};

/** All of them, by lifecycle. */
export const ours: ReadonlyMap<string, readonly Right[]> = new Map(
  [...Map.groupBy([...Object.entries(others), ...entriesOf((column) => column.rights)], ([name]) => name)].map(
    ([name, all]) => [name, all.flatMap(([, reasons]) => Object.values(reasons).flatMap(rightsIn))],
  ),
);

/** What the product owes: the reference, and its own. */
export const rightsOf = (name: string): readonly Right[] => [
  ...(referenceRights.get(name) ?? []),
  ...(ours.get(name) ?? []),
];
