import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { greetingMail } from '../mail/greeting.ts';
import type { MailBlock } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { offerBlocks } from './letter-facts.ts';
import type { PingRow } from './pings.repository.ts';
import { releasedWords } from './released-words.ts';

const texts = {
  asked: {
    kind: 'guardian_release',
    subject: /*i18n*/ {
      id: 'mail.guardian_release.subject',
      message: '{child} would like to say yes to {organization}',
    },
    text: /*i18n*/ {
      id: 'mail.guardian_release.text',
      message:
        '{organization} has written to {child}, and {child} would like to get to know them. You wanted to be asked first. May {organization} get from {child}: {facts}? Not the address, not the date of birth. Without your yes it gets nothing. You have time until {until}.',
    },
    button: /*i18n*/ { id: 'mail.guardian_release.button', message: 'Answer' },
  },
  told: {
    kind: 'guardian_released',
    subject: /*i18n*/ { id: 'mail.guardian_released.subject', message: '{child} has said yes to {organization}' },
    text: /*i18n*/ {
      id: 'mail.guardian_released.text',
      message:
        '{organization} now has from {child}: {facts}. It may get in touch. Should you not agree: on your page you see who has the details, and can withdraw your consent.',
    },
    button: /*i18n*/ { id: 'mail.guardian_released.button', message: 'Open your page' },
  },
} as const;

const note = /*i18n*/ {
  id: 'mail.guardian_release.note',
  message: 'The page opens with a code that we send to this address when you ask for it. You need no account.',
};

const declined = {
  subject: /*i18n*/ {
    id: 'mail.guardian_release_declined.subject',
    message: '{organization} does not get your contact details',
  },
  text: /*i18n*/ {
    id: 'mail.guardian_release_declined.text',
    message:
      'Your guardian said no to this company. It was told that you declined, and has not learned who you are. Other companies still find you.',
  },
  button: /*i18n*/ { id: 'mail.guardian_release_declined.button', message: 'To your dashboard' },
} as const;

const takenBack = {
  subject: /*i18n*/ {
    id: 'mail.guardian_release_withdrawn.subject',
    message: '{organization} no longer has your contact details',
  },
  text: /*i18n*/ {
    id: 'mail.guardian_release_withdrawn.text',
    message:
      'At home the yes to {organization} was taken back. The company no longer sees your contact details, and we ask it to delete them. Other companies still find you.',
  },
  button: /*i18n*/ { id: 'mail.guardian_release_withdrawn.button', message: 'To your dashboard' },
} as const;

interface GuardianMail {
  readonly contact: {
    readonly firstname: string;
    readonly lastname: string;
    readonly locale: 'de' | 'en';
  };
  readonly to: { readonly name: string; readonly address: string };
  readonly ping: PingRow;
  readonly tenant: TenantRow;
  readonly url: string;
  /** The company, as the child sees it. */
  readonly sender: MailBlock;
  readonly now: Date;
}

/** Asks a guardian before a release, or tells them of one. The company's message stays the child's. */
export async function queueGuardianMail(
  tx: TenantTx,
  { contact, to, ping, tenant, url, sender, now }: GuardianMail,
  what: 'asked' | 'told',
): Promise<void> {
  const { kind, subject, text, button } = texts[what];
  const values = {
    child: ping.applicant_firstname,
    organization: ping.organization_name,
    facts: releasedWords(ping, contact.locale),
    until: writtenDay(contact.locale, tenant.timezone, ping.expires_at),
  };
  const say = (message: Message) => translate(contact.locale, message, values);
  await queueMail(tx, {
    kind,
    to,
    locale: contact.locale,
    tenant,
    message: greetingMail(
      contact,
      'formal',
      { subject: say(subject), text: say(text) },
      sender,
      ...(what === 'asked' ? offerBlocks(ping, contact.locale) : []),
      { kind: 'button', label: say(button), url },
      { kind: 'note', text: say(note) },
    ),
    subject_id: ping.id,
    ...(what === 'asked' ? { valid_until: ping.expires_at } : {}),
    now,
  });
}

const toChild = {
  guardian_release_declined: declined,
  guardian_release_withdrawn: takenBack,
} as const;

/** Tells the child that the guardian said no to a release, or took one back. */
export async function mailChild(
  tx: TenantTx,
  { ping, tenant, url, now }: Omit<GuardianMail, 'contact' | 'to' | 'sender'>,
  kind: keyof typeof toChild,
): Promise<void> {
  const { subject, text, button } = toChild[kind];
  const locale = ping.applicant_locale;
  const reader = { locale, firstname: ping.applicant_firstname, lastname: ping.applicant_lastname };
  const say = (message: Message) => translate(locale, message, { organization: ping.organization_name });
  await queueMail(tx, {
    kind,
    to: { name: `${reader.firstname} ${reader.lastname}`, address: ping.applicant_email },
    locale,
    tenant,
    message: greetingMail(
      reader,
      'applicant',
      { subject: say(subject), text: say(text) },
      { kind: 'button', label: say(button), url },
    ),
    subject_id: ping.id,
    activities: [{ user_id: ping.applicant_user_id, ping_id: ping.id }],
    now,
  });
}
