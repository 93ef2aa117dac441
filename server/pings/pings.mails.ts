import { buttonLabel } from '../../contract/email-templates/button-labels.ts';
import { renderTemplate } from '../../contract/email-templates/render.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Match } from '../../contract/search/match.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { nameOf } from '../handles/handles.ts';
import { letterBlocks } from '../email-templates/letter-blocks.ts';
import { translate } from '../i18n/texts.ts';
import { greeted, greetingMail } from '../mail/greeting.ts';
import type { MailBlock, MailFact } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import { occupationName } from '../occupations/occupations.ts';
import { readablePhonenumber } from '../phonenumbers/phonenumber.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { AnswerLinks } from './answer-links.ts';
import { companyFacts, offerBlocks, personalBlocks, reasonFacts } from './letter-facts.ts';
import type { PingRow } from './pings.repository.ts';
import { guardianOf } from './pings.view.ts';
import { releasedWords } from './released-words.ts';

const texts = {
  preheader: /*i18n*/ { id: 'mail.ping.preheader', message: '{organization} would like to get to know you.' },
  heading: /*i18n*/ { id: 'mail.ping.heading', message: '{organization} is interested in you' },
  note: /*i18n*/ {
    id: 'mail.ping.note',
    message: '{organization} does not know who you are yet. Your yes hands over: {facts}. You have time until {until}.',
  },
  no: /*i18n*/ { id: 'mail.ping.no', message: 'No, thank you' },
  noteAsk: /*i18n*/ {
    id: 'mail.ping.note_ask',
    message:
      '{organization} does not know who you are yet. If you say yes, {guardian} is asked as well. Only with both is handed over: {facts}. You have time until {until}.',
  },
  noteTell: /*i18n*/ {
    id: 'mail.ping.note_tell',
    message:
      '{organization} does not know who you are yet. Your yes hands over: {facts}. {guardian} then gets an e-mail about it. You have time until {until}.',
  },
  reminderSubject: /*i18n*/ {
    id: 'mail.ping_reminder.subject',
    message: '{organization} is still waiting for your answer',
  },
  reminderText: /*i18n*/ {
    id: 'mail.ping_reminder.text',
    message: 'A week ago {organization} wrote to you. A short yes or no helps both sides. You have time until {until}.',
  },
  laterSubject: /*i18n*/ {
    id: 'mail.ping_reminder.later_subject',
    message: 'You wanted to answer {organization} later',
  },
  laterText: /*i18n*/ {
    id: 'mail.ping_reminder.later_text',
    message:
      'You have put the message of {organization} aside. It stays open until {until}; afterwards it ends by itself, and they don’t learn who you are. We don’t remind you again.',
  },
};

const toOrganization = {
  accept: {
    kind: 'ping_accepted',
    subject: /*i18n*/ { id: 'mail.ping_accepted.subject', message: '{name} would like to hear from you' },
    text: /*i18n*/ {
      id: 'mail.ping_accepted.text',
      message:
        '{name}, whom you knew as {handle} ({occupation}), has said yes to your message. You have the contact details now: please get in touch within a few days.',
    },
  },
  decline: {
    kind: 'ping_declined',
    subject: /*i18n*/ { id: 'mail.ping_declined.subject', message: '{handle} has declined' },
    text: /*i18n*/ {
      id: 'mail.ping_declined.text',
      message:
        '{handle} ({occupation}), to whom you wrote, has said no this time. Other applicants near you may fit just as well.',
    },
  },
} as const;

const contact = {
  email: /*i18n*/ { id: 'mail.contact.email', message: 'E-mail' },
  phonenumber: /*i18n*/ { id: 'mail.contact.phonenumber', message: 'Phone' },
  reason: /*i18n*/ { id: 'mail.ping_declined.reason', message: 'Their reason: {reason}' },
  button: /*i18n*/ { id: 'mail.ping_answered.button', message: 'Open your contacts' },
  released: /*i18n*/ { id: 'mail.contact_released.subject', message: 'You said yes to {organization}' },
  releasedText: /*i18n*/ {
    id: 'mail.contact_released.text',
    message:
      '{organization} now has from you: {facts}. {employee} will get in touch with you. You may also call or write yourself:',
  },
  releasedTo: {
    ask: /*i18n*/ { id: 'mail.contact_released.ask', message: '{guardian} has agreed to this.' },
    tell: /*i18n*/ { id: 'mail.contact_released.tell', message: '{guardian} gets an e-mail about it, too.' },
  },
};

const applicantMailbox = (ping: PingRow) => ({
  name: `${ping.applicant_firstname} ${ping.applicant_lastname}`,
  address: ping.applicant_email,
});

const applicantOf = (ping: PingRow) => ({
  locale: ping.applicant_locale,
  firstname: ping.applicant_firstname,
  lastname: ping.applicant_lastname,
});

/** Where somebody is reached, each one tap away. */
const reachable = (
  say: (text: Message) => string,
  { email, phonenumber }: { readonly email: string; readonly phonenumber: string | null },
): MailFact[] => [
  { label: say(contact.email), value: email, url: `mailto:${email}` },
  ...(phonenumber
    ? [{ label: say(contact.phonenumber), value: readablePhonenumber(phonenumber), url: `tel:${phonenumber}` }]
    : []),
];

/** The page on which to answer, and below it the no, which is one tap then. */
const answerButton = (ping: PingRow, locale: Locale, { url, noUrl }: AnswerLinks): MailBlock => ({
  kind: 'button',
  label: buttonLabel('ping', locale, ping.organization_name),
  url,
  aside: { label: translate(locale, texts.no), url: noUrl },
});

/** The ping's own mail, in the applicant's language; the name stands in this mail alone. */
export async function queuePingMail(
  tx: TenantTx,
  ping: PingRow,
  tenant: TenantRow,
  {
    links,
    sender,
    isAgain = false,
  }: { readonly links: AnswerLinks; readonly sender: MailBlock; readonly isAgain?: boolean },
  now: Date,
): Promise<void> {
  const values = {
    organization: ping.organization_name,
    until: writtenDay(ping.locale, tenant.timezone, ping.expires_at),
  };
  const guardian = guardianOf(ping, tenant, now);
  const note = guardian ? { ask: texts.noteAsk, tell: texts.noteTell }[guardian.choice] : texts.note;
  const named = { 'applicant.firstname': ping.applicant_firstname };
  const say = (text: Message, more: Record<string, string | number> = {}) =>
    translate(ping.locale, text, { ...values, ...more });
  await queueMail(tx, {
    kind: 'ping',
    to: applicantMailbox(ping),
    locale: ping.locale,
    tenant,
    message: {
      subject: renderTemplate(ping.subject, named),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      blocks: [
        sender,
        ...offerBlocks(ping, ping.locale),
        ...personalBlocks(ping),
        ...letterBlocks(renderTemplate(ping.body, named), 'ping', answerButton(ping, ping.locale, links)),
        ...reasonFacts(ping.match as Match, say),
        ...companyFacts(ping, say),
        {
          kind: 'note',
          text: say(note, { facts: releasedWords(ping, ping.locale), guardian: guardian?.firstname ?? '' }),
        },
      ],
    },
    subject_id: ping.id,
    activities: isAgain ? [] : [{ user_id: ping.applicant_user_id, ping_id: ping.id }],
    send_at: ping.send_at,
    valid_until: ping.expires_at,
    now,
  });
}

/** One friendly reminder with the link; the link of the first mail goes on working. */
export async function queueReminderMail(
  tx: TenantTx,
  ping: PingRow,
  tenant: TenantRow,
  { links, sender }: { readonly links: AnswerLinks; readonly sender: MailBlock },
  now: Date,
): Promise<void> {
  const locale = ping.applicant_locale;
  const values = { organization: ping.organization_name, until: writtenDay(locale, tenant.timezone, ping.expires_at) };
  await queueMail(tx, {
    kind: 'ping_reminder',
    to: applicantMailbox(ping),
    locale,
    tenant,
    message: greetingMail(
      applicantOf(ping),
      'applicant',
      {
        subject: translate(locale, ping.later_at ? texts.laterSubject : texts.reminderSubject, values),
        text: translate(locale, ping.later_at ? texts.laterText : texts.reminderText, values),
      },
      sender,
      ...offerBlocks(ping, locale),
      answerButton(ping, locale, links),
    ),
    subject_id: ping.id,
    activities: [{ user_id: ping.applicant_user_id, ping_id: ping.id }],
    valid_until: ping.expires_at,
    now,
  });
}

/** Tells the employee what the applicant answered; a yes carries the contact details. */
export async function queueAnswerMails(
  tx: TenantTx,
  ping: PingRow,
  event: 'accept' | 'decline',
  tenant: TenantRow,
  url: string,
  now: Date,
): Promise<void> {
  const locale = ping.employee_locale;
  const name = `${ping.applicant_firstname} ${ping.applicant_lastname}`;
  const say = (text: Message) =>
    translate(locale, text, {
      name,
      handle: nameOf(ping, ping.organization_id, ping.applicant_id),
      occupation: occupationName(ping.shown_occupation_id),
      reason: ping.decline_reason ?? '',
    });
  const { kind, subject, text } = toOrganization[event];
  const released: MailBlock = {
    kind: 'facts',
    facts: reachable(say, { email: ping.applicant_email, phonenumber: ping.applicant_phonenumber }),
  };
  const employee = { locale, firstname: ping.employee_firstname, lastname: ping.employee_lastname };
  const reason: MailBlock[] = ping.decline_reason ? [{ kind: 'note', text: say(contact.reason) }] : [];
  await queueMail(tx, {
    kind,
    to: { name: `${ping.employee_firstname} ${ping.employee_lastname}`, address: ping.employee_email },
    locale,
    tenant,
    message: greetingMail(
      employee,
      'formal',
      { subject: say(subject), text: say(text) },
      ...(event === 'accept' ? [released] : reason),
      { kind: 'button', label: say(contact.button), url },
    ),
    subject_id: ping.id,
    activities: [{ user_id: ping.employee_user_id, ping_id: ping.id }],
    now,
  });
  if (event === 'accept') await queueReleasedMail(tx, ping, tenant, now);
}

/** The applicant's own copy of the yes: who calls whom, and who at home knows. */
async function queueReleasedMail(tx: TenantTx, ping: PingRow, tenant: TenantRow, now: Date): Promise<void> {
  const locale = ping.applicant_locale;
  const guardian = guardianOf(ping, tenant, now);
  const values = {
    guardian: guardian?.firstname ?? '',
    organization: ping.organization_name,
    employee: `${ping.employee_firstname} ${ping.employee_lastname}`,
    facts: releasedWords(ping, locale),
  };
  const say = (text: Message) => translate(locale, text, values);
  await queueMail(tx, {
    kind: 'contact_released',
    to: applicantMailbox(ping),
    locale,
    tenant,
    message: {
      subject: say(contact.released),
      preheader: say(contact.releasedText),
      heading: say(contact.released),
      blocks: [
        { kind: 'text', text: greeted(applicantOf(ping), 'applicant', say(contact.releasedText)) },
        {
          kind: 'facts',
          facts: reachable(say, { email: ping.employee_email, phonenumber: ping.employee_phonenumber }),
        },
        ...(guardian
          ? [
              {
                kind: 'text',
                text: say(ping.guardian_asked_at ? contact.releasedTo.ask : contact.releasedTo.tell),
              } as const,
            ]
          : []),
      ],
    },
    subject_id: ping.id,
    activities: [{ user_id: ping.applicant_user_id, ping_id: ping.id, isKnown: ping.guardian_asked_at === null }],
    now,
  });
}
