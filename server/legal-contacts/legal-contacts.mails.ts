import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Applicant } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import type { MailKind } from '../mail/kinds.ts';
import type { MailMessage } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { LegalContactRow } from './legal-contacts.repository.ts';

/** Builds the address of a guardian's page from id and secret, from the tenant's record only. */
export type GuardianLink = (id: string, token: string) => string;

const day = (locale: Locale, timezone: string, date: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(date);

const request = {
  subject: /*i18n*/ { id: 'mail.guardian_request.subject', message: '{child} asks for your consent' },
  preheader: /*i18n*/ {
    id: 'mail.guardian_request.preheader',
    message: '{child} is looking for an apprenticeship and is not allowed to decide this alone yet.',
  },
  heading: /*i18n*/ { id: 'mail.guardian_request.heading', message: 'May {child} look for an apprenticeship here?' },
  greeting: /*i18n*/ { id: 'mail.guardian_request.greeting', message: 'Hello {firstname} {lastname},' },
  what: /*i18n*/ {
    id: 'mail.guardian_request.what',
    message:
      '{child} has signed up with {tenant} to be found by companies that offer apprenticeships, and has named you as parent or legal guardian. Because {child} is under {age}, we need your consent. Until then no company can find {child}.',
  },
  visible: /*i18n*/ {
    id: 'mail.guardian_request.visible',
    message:
      'It costs nothing. Companies first see only occupation, school-leaving certificate, town and approximate distance. A company gets {child}’s name and contact details only when {child} says yes to it. A company that recommended {child} sees the name.',
  },
  button: /*i18n*/ { id: 'mail.guardian_request.button', message: 'Read and decide' },
  note: /*i18n*/ {
    id: 'mail.guardian_request.note',
    message:
      'The link is valid until {until}. You need no account, and nothing happens before you decide on that page. If you don’t know {child}, please tell us there: you will hear nothing more from us.',
  },
};

/** Asks a guardian for consent; the link is the only way in. */
export function guardianRequestMail(
  contact: LegalContactRow,
  context: { readonly tenant: TenantRow; readonly child: string },
  url: string,
  expiresAt: Date,
): MailMessage {
  const { tenant, child } = context;
  const { locale } = contact;
  const values = {
    child,
    firstname: contact.firstname,
    lastname: contact.lastname,
    tenant: tenant.name,
    age: tenant.guardian_age,
    until: day(locale, tenant.timezone, expiresAt),
  };
  const say = (text: Message) => translate(locale, text, values);
  return {
    subject: say(request.subject),
    preheader: say(request.preheader),
    heading: say(request.heading),
    blocks: [
      { kind: 'text', text: say(request.greeting) },
      { kind: 'text', text: say(request.what) },
      { kind: 'text', text: say(request.visible) },
      { kind: 'button', label: say(request.button), url },
      { kind: 'note', text: say(request.note) },
    ],
  };
}

interface AnswerText {
  readonly kind: MailKind;
  readonly subject: Message;
  readonly text: Message;
}

const toApplicant: Record<'accept' | 'decline' | 'not_me' | 'withdraw', AnswerText> = {
  accept: {
    kind: 'guardian_accepted',
    subject: /*i18n*/ { id: 'mail.guardian_accepted.subject', message: 'Your guardian has agreed' },
    text: /*i18n*/ {
      id: 'mail.guardian_accepted.text',
      message:
        '{guardian} has agreed. From now on companies can find you. You see on your dashboard who gets in touch.',
    },
  },
  decline: {
    kind: 'guardian_declined',
    subject: /*i18n*/ { id: 'mail.guardian_declined.subject', message: 'Your guardian has said no' },
    text: /*i18n*/ {
      id: 'mail.guardian_declined.text',
      message:
        '{guardian} has not agreed, so no company can see you. Talk to each other: you can ask again at any time, or name another guardian.',
    },
  },
  not_me: {
    kind: 'guardian_declined',
    subject: /*i18n*/ {
      id: 'mail.guardian_not_me.subject',
      message: 'The mail to your guardian reached somebody else',
    },
    text: /*i18n*/ {
      id: 'mail.guardian_not_me.text',
      message:
        'The person at this address says they are not your guardian. Please check the address and name your guardian again.',
    },
  },
  withdraw: {
    kind: 'guardian_withdrawn',
    subject: /*i18n*/ { id: 'mail.guardian_withdrawn.subject', message: 'Your guardian has withdrawn the consent' },
    text: /*i18n*/ {
      id: 'mail.guardian_withdrawn.text',
      message:
        '{guardian} has withdrawn the consent. From now on no company can find you. You can ask again after you have talked to each other.',
    },
  },
};

const toGuardian = {
  accept: {
    subject: /*i18n*/ { id: 'mail.guardian_copy.accept.subject', message: 'Your consent for {child}' },
    text: /*i18n*/ {
      id: 'mail.guardian_copy.accept.text',
      message:
        'Thank you. You have agreed that {child} is found by companies at {tenant}. Please keep this mail: with the link below you can withdraw your consent at any time.',
    },
    button: /*i18n*/ { id: 'mail.guardian_copy.accept.button', message: 'Withdraw consent' },
    note: /*i18n*/ {
      id: 'mail.guardian_copy.accept.note',
      message:
        'The link opens a page first; nothing happens before you confirm there. You agreed on {day} to version {version} of the terms.',
    },
  },
  decline: {
    subject: /*i18n*/ { id: 'mail.guardian_copy.decline.subject', message: 'You have declined for {child}' },
    text: /*i18n*/ {
      id: 'mail.guardian_copy.decline.text',
      message:
        'We have noted that you do not agree. No company at {tenant} can see {child}. If {child} asks you again, you will get a new mail.',
    },
  },
  withdraw: {
    subject: /*i18n*/ {
      id: 'mail.guardian_copy.withdraw.subject',
      message: 'You have withdrawn your consent for {child}',
    },
    text: /*i18n*/ {
      id: 'mail.guardian_copy.withdraw.text',
      message: 'From this moment no company at {tenant} can find {child}, and open contacts have been ended.',
    },
  },
};

function copyFor(
  contact: LegalContactRow,
  child: string,
  event: 'accept' | 'decline' | 'withdraw',
  tenant: TenantRow,
  now: Date,
  withdrawUrl: string | undefined,
): MailMessage {
  const { locale } = contact;
  const values = {
    child,
    tenant: tenant.name,
    day: day(locale, tenant.timezone, now),
    version: contact.terms_version ?? 1,
  };
  const say = (text: Message) => translate(locale, text, values);
  const texts = toGuardian[event];
  return {
    subject: say(texts.subject),
    preheader: say(texts.text),
    heading: say(texts.subject),
    blocks: [
      { kind: 'text', text: say(texts.text) },
      ...(event === 'accept' && withdrawUrl
        ? [
            { kind: 'button', label: say(toGuardian.accept.button), url: withdrawUrl } as const,
            { kind: 'note', text: say(toGuardian.accept.note) } as const,
          ]
        : []),
    ],
  };
}

const applicantButton = {
  accept: /*i18n*/ { id: 'mail.guardian_accepted.button', message: 'To your dashboard' },
  other: /*i18n*/ { id: 'mail.guardian_answered.button', message: 'See what you can do' },
};

/**
 * Tells both sides what the guardian decided. Who said "not me" hears nothing more.
 * `urls.page` is the applicant's own page, `urls.withdraw` the link in the guardian's copy.
 */
export async function tellAboutAnswer(
  tx: TenantTx,
  { contact, applicant }: { readonly contact: LegalContactRow; readonly applicant: Applicant },
  event: keyof typeof toApplicant,
  tenant: TenantRow,
  now: Date,
  urls: { readonly page: string; readonly withdraw?: string },
): Promise<void> {
  const texts = toApplicant[event];
  const say = (text: Message) =>
    translate(applicant.locale, text, { guardian: `${contact.firstname} ${contact.lastname}` });
  await queueMail(tx, {
    kind: texts.kind,
    to: { name: `${applicant.firstname} ${applicant.lastname}`, address: applicant.email },
    locale: applicant.locale,
    tenant,
    message: {
      subject: say(texts.subject),
      preheader: say(texts.text),
      heading: say(texts.subject),
      blocks: [
        { kind: 'text', text: say(texts.text) },
        {
          kind: 'button',
          label: say(event === 'accept' ? applicantButton.accept : applicantButton.other),
          url: urls.page,
        },
      ],
    },
    subject_id: contact.id,
    now,
  });
  if (event === 'not_me') return;
  await queueMail(tx, {
    kind: 'guardian_copy',
    to: { name: `${contact.firstname} ${contact.lastname}`, address: contact.email },
    locale: contact.locale,
    tenant,
    message: copyFor(contact, applicant.firstname, event, tenant, now, urls.withdraw),
    subject_id: contact.id,
    now,
  });
}

const expired = {
  subject: /*i18n*/ { id: 'mail.guardian_expired.subject', message: 'Your guardian has not answered yet' },
  text: /*i18n*/ {
    id: 'mail.guardian_expired.text',
    message: 'The link we sent to {guardian} has expired. Log in to send it again or to name another guardian.',
  },
};

export function guardianExpiredMail(applicant: Applicant, contact: LegalContactRow): MailMessage {
  const say = (text: Message) =>
    translate(applicant.locale, text, { guardian: `${contact.firstname} ${contact.lastname}` });
  return {
    subject: say(expired.subject),
    preheader: say(expired.text),
    heading: say(expired.subject),
    blocks: [{ kind: 'text', text: say(expired.text) }],
  };
}
