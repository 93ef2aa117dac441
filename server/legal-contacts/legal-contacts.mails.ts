import type { Recipient } from '../../contract/pings/pings.schema.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { type Applicant, applicantForReading } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { greeted, greetingMail } from '../mail/greeting.ts';
import type { MailBlock, MailMessage } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import { recipientsOf } from '../pings/recipients.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import {
  againMessages,
  answerMessages,
  applicantButtons,
  askedMessages,
  childRecipientMessages,
  copyMessages,
  expiredMessages,
  pageMessages,
  recipientMessages,
  namedMessages,
  replacedMessages,
  requestMessages,
  tooYoungMessages,
} from './legal-contacts.messages.ts';
import { guardianMailbox } from './guardian-mailbox.ts';
import type { LegalContactRow } from './legal-contacts.repository.ts';

/** The mail that carries a guardian's link. */
export const requestKind = 'guardian_request';

/** Builds the address of a guardian's page from id and secret, from the tenant's record only. */
export type GuardianLink = (id: string, token: string) => string;

/** Asks a guardian for consent; the link is the only way in. */
export function guardianRequestMail(
  contact: LegalContactRow,
  context: { readonly tenant: TenantRow; readonly child: string },
  url: string,
  expiresAt: Date,
  isAgain = false,
): MailMessage {
  const { tenant, child } = context;
  const { locale } = contact;
  const values = {
    child,
    tenant: tenant.name,
    age: tenant.guardian_age,
    until: writtenDay(locale, tenant.timezone, expiresAt),
    person: tenant.contact_name ?? '',
    phone: tenant.contact_phone ?? '',
  };
  const say = (text: Message) => translate(locale, text, values);
  const why = isAgain ? againMessages : requestMessages;
  return {
    subject: say(why.subject),
    preheader: say(why.preheader),
    heading: say(requestMessages.heading),
    blocks: [
      { kind: 'text', text: greeted(contact, 'formal', say(why.what)) },
      { kind: 'text', text: say(requestMessages.visible) },
      { kind: 'button', label: say(requestMessages.button), url },
      ...(tenant.contact_name && tenant.contact_phone
        ? [{ kind: 'text' as const, text: say(askedMessages.person) }]
        : []),
      { kind: 'note', text: say(requestMessages.note) },
    ],
  };
}

/** To an inbox from which nobody may agree: no link, and no word about whose guardian it was to be. */
export function tooYoungMail(contact: LegalContactRow, tenant: TenantRow): MailMessage {
  const say = (text: Message) =>
    translate(contact.locale, text, { tenant: tenant.name, support: tenant.support_email });
  const { subject, text, family } = tooYoungMessages;
  return greetingMail(
    contact,
    'formal',
    { subject: say(subject), text: say(text) },
    { kind: 'text', text: say(family) },
  );
}

type Answer = keyof typeof answerMessages;

/** The guardian's links: to withdraw, and to their own page. */
interface GuardianUrls {
  readonly withdraw?: string;
  readonly guardianPage?: string;
}

/** From whom contact details were taken back now, and what is asked of them; and who had some before. */
function tellRecipients(
  recipients: readonly Recipient[],
  now: Date,
  say: (text: Message) => string,
  words = recipientMessages,
): MailBlock[] {
  if (recipients.length === 0) return [{ kind: 'note', text: say(words.none) }];
  const isAsked = ({ withdrawn_at }: Recipient) => withdrawn_at === now.toISOString();
  const asked = new Set(recipients.filter(isAsked).map(({ organization }) => organization));
  const earlier = new Set(recipients.map(({ organization }) => organization)).difference(asked);
  const listed = (text: Message, names: ReadonlySet<string>): MailBlock[] =>
    names.size === 0
      ? []
      : [
          { kind: 'text', text: say(text) },
          { kind: 'list', items: [...names] },
        ];
  return [
    ...listed(words.had, asked),
    ...(asked.size === 0 ? [] : [{ kind: 'note' as const, text: say(words.asked) }]),
    ...listed(words.earlier, earlier),
  ];
}

function copyFor(
  contact: LegalContactRow,
  child: string,
  event: Exclude<Answer, 'not_me'>,
  tenant: TenantRow,
  now: Date,
  {
    withdraw: withdrawUrl,
    guardianPage,
    recipients,
    agreed,
  }: GuardianUrls & {
    readonly recipients: readonly Recipient[];
    /** The child as it stands after the answer. */
    readonly agreed: Pick<Applicant, 'matchable' | 'release_choice' | 'terms_version' | 'findable_version'>;
  },
): MailMessage {
  const { locale } = contact;
  const values = {
    child,
    tenant: tenant.name,
    day: writtenDay(locale, tenant.timezone, now),
    version: agreed.terms_version ?? 1,
    findable: agreed.findable_version ?? 1,
  };
  const say = (text: Message) => translate(locale, text, values);
  const { record, withdraw, unfound } = copyMessages.accept;
  const { subject } = copyMessages[event];
  const text = event === 'accept' && !agreed.matchable ? unfound : copyMessages[event].text;
  const ownPage = (leads: Message): MailBlock[] =>
    guardianPage
      ? [
          { kind: 'text', text: say(leads) },
          { kind: 'button', label: say(pageMessages.button), url: guardianPage },
        ]
      : [];
  const more: Partial<Record<typeof event, MailBlock[]>> = {
    accept: [
      { kind: 'text', text: say(copyMessages.accept[agreed.release_choice]) },
      ...ownPage(pageMessages.link),
      ...(withdrawUrl ? [{ kind: 'link' as const, text: say(withdraw), url: withdrawUrl }] : []),
      { kind: 'note', text: say(record) },
    ],
    withdraw: [...tellRecipients(recipients, now, say), ...ownPage(pageMessages.withdrawn)],
  };
  return greetingMail(contact, 'formal', { subject: say(subject), text: say(text) }, ...(more[event] ?? []));
}

/** One sentence to the applicant and the way on. */
function applicantMail(
  applicant: Applicant,
  { contact, subject, text, button }: Record<'subject' | 'text' | 'button', Message> & { contact: LegalContactRow },
  url: string,
  more: (say: (text: Message) => string) => MailBlock[] = () => [],
): MailMessage {
  const say = (message: Message) =>
    translate(applicant.locale, message, { guardian: `${contact.firstname} ${contact.lastname}` });
  return greetingMail(applicant, 'applicant', { subject: say(subject), text: say(text) }, ...more(say), {
    kind: 'button',
    label: say(button),
    url,
  });
}

/**
 * Tells both sides what the guardian decided. Who said "not me" hears nothing more.
 * `urls.page` is the applicant's own page. After a withdrawal both read who had the contact details.
 */
export async function tellAboutAnswer(
  tx: TenantTx,
  { contact, applicant }: { readonly contact: LegalContactRow; readonly applicant: Applicant },
  event: Answer,
  tenant: TenantRow,
  now: Date,
  urls: GuardianUrls & { readonly page: string },
): Promise<void> {
  const { kind, subject, unfound, ...said } = answerMessages[event];
  const agreed = (await applicantForReading(tx, applicant.id)) ?? applicant;
  const text = agreed.matchable ? said.text : (unfound ?? said.text);
  const button = event === 'accept' ? applicantButtons.accept : applicantButtons.other;
  const recipients = event === 'withdraw' ? await recipientsOf(tx, applicant.id, now) : [];
  await queueMail(tx, {
    kind,
    to: { name: `${applicant.firstname} ${applicant.lastname}`, address: applicant.email },
    locale: applicant.locale,
    tenant,
    message: applicantMail(applicant, { contact, subject, text, button }, urls.page, (say) =>
      event === 'withdraw' ? tellRecipients(recipients, now, say, childRecipientMessages) : [],
    ),
    subject_id: contact.id,
    activities: [{ user_id: applicant.user_id }],
    now,
  });
  const to = guardianMailbox(contact);
  if (event === 'not_me' || !to) return;
  await queueMail(tx, {
    kind: 'guardian_copy',
    to,
    locale: contact.locale,
    tenant,
    message: copyFor(contact, applicant.firstname, event, tenant, now, { ...urls, recipients, agreed }),
    subject_id: contact.id,
    now,
  });
}

/** Tells a guardian whose yes ended with it that somebody else was named, and which companies were cut off by that. */
export async function tellReplaced(
  tx: TenantTx,
  { contact, applicant }: { readonly contact: LegalContactRow; readonly applicant: Applicant },
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  const to = guardianMailbox(contact);
  if (!to) return;
  const values = { child: applicant.firstname, tenant: tenant.name, support: tenant.support_email };
  const say = (text: Message) => translate(contact.locale, text, values);
  const { subject, text, object } = replacedMessages;
  await queueMail(tx, {
    kind: 'guardian_replaced',
    to,
    locale: contact.locale,
    tenant,
    message: greetingMail(
      contact,
      'formal',
      { subject: say(subject), text: say(text) },
      ...tellRecipients(await recipientsOf(tx, applicant.id, now), now, say),
      { kind: 'text', text: say(object) },
    ),
    subject_id: contact.id,
    now,
  });
}

/** Tells the applicant whom staff ask from now on, where somebody else was named; `url` is the page that waits. */
export async function tellNamed(
  tx: TenantTx,
  { contact, applicant }: { readonly contact: LegalContactRow; readonly applicant: Applicant },
  tenant: TenantRow,
  now: Date,
  url: string,
): Promise<void> {
  const values = {
    guardian: `${contact.firstname} ${contact.lastname}`,
    tenant: tenant.name,
    support: tenant.support_email,
  };
  const say = (text: Message) => translate(applicant.locale, text, values);
  const { subject, text, letter, wrong, button } = namedMessages;
  await queueMail(tx, {
    kind: 'guardian_named',
    to: { name: `${applicant.firstname} ${applicant.lastname}`, address: applicant.email },
    locale: applicant.locale,
    tenant,
    message: greetingMail(
      applicant,
      'applicant',
      { subject: say(subject), text: say(contact.email === null ? letter : text) },
      { kind: 'note', text: say(wrong) },
      { kind: 'button', label: say(button), url },
    ),
    subject_id: applicant.id,
    now,
  });
}

/** Tells the applicant that the link has expired; `url` is the page where it is sent again. */
export const guardianExpiredMail = (applicant: Applicant, contact: LegalContactRow, url: string): MailMessage =>
  applicantMail(
    applicant,
    {
      subject: expiredMessages.subject,
      text: contact.email === null ? expiredMessages.letter : expiredMessages.text,
      contact,
      button: applicantButtons.other,
    },
    url,
  );
