import type { Locale } from '../../contract/kit/fields.ts';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { ReportReason } from '../../contract/reports/reports.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { type Addressee, greetingMail } from '../mail/greeting.ts';
import type { Mailbox } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findStaff } from './reports.repository.ts';

const reasons: Readonly<Record<ReportReason, Message>> = {
  improper: /*i18n*/ { id: 'mail.report.reason.improper', message: 'Improper words or advances' },
  insistent: /*i18n*/ { id: 'mail.report.reason.insistent', message: 'Keeps calling or writing' },
  personal: /*i18n*/ { id: 'mail.report.reason.personal', message: 'Asks things that are none of their business' },
  money: /*i18n*/ { id: 'mail.report.reason.money', message: 'Wants money' },
  untrue: /*i18n*/ { id: 'mail.report.reason.untrue', message: 'What they say or offer is not true' },
  other: /*i18n*/ { id: 'mail.report.reason.other', message: 'Something else' },
};

const toStaff = {
  subject: /*i18n*/ {
    id: 'mail.company_reported.subject',
    message: 'Reported: {organization}, please answer by {day}',
  },
  applicant: /*i18n*/ {
    id: 'mail.company_reported.text',
    message: 'An applicant has reported {organization}. Whoever reports gets an answer within a working day.',
  },
  guardian: /*i18n*/ {
    id: 'mail.company_reported.guardian',
    message: 'A guardian has reported {organization}. Whoever reports gets an answer within a working day.',
  },
  reason: /*i18n*/ { id: 'mail.company_reported.reason', message: 'Reason' },
  due: /*i18n*/ { id: 'mail.company_reported.due', message: 'Answer by' },
  note: /*i18n*/ {
    id: 'mail.company_reported.note',
    message:
      'The company sees nothing of this person any more, and is not told that it was reported. Please do not name anybody when you talk to it.',
  },
  button: /*i18n*/ { id: 'mail.company_reported.button', message: 'Answer the report' },
};

const unsafe = {
  child: /*i18n*/ {
    id: 'mail.report_received.note',
    message: 'Do you feel threatened? Then don’t wait for us: call 110 or go to an adult you trust.',
  },
  grownUp: /*i18n*/ {
    id: 'mail.report_received.note_adult',
    message: 'Do you feel threatened? Then don’t wait for us: call 110 or go to somebody you trust.',
  },
};

const received = {
  applicant: {
    subject: /*i18n*/ { id: 'mail.report_received.subject', message: 'You have reported {organization}' },
    text: /*i18n*/ {
      id: 'mail.report_received.text',
      message:
        'Thank you for telling us. {organization} sees nothing of you any more and can’t write to you. It is not told that you reported it. We read what you wrote and answer you by {day}.',
    },
    note: unsafe.child,
  },
  guardian: {
    subject: /*i18n*/ { id: 'mail.report_received.guardian_subject', message: 'You have reported {organization}' },
    text: /*i18n*/ {
      id: 'mail.report_received.guardian',
      message:
        'Thank you for telling us. {organization} sees nothing of {child} any more and can’t write to {child}. It is not told that you reported it. We read what you wrote and answer you by {day}.',
    },
    note: /*i18n*/ {
      id: 'mail.report_received.guardian_note',
      message: 'If {child} is in danger, please don’t wait for us: call 110.',
    },
  },
};

const answered = {
  applicant: {
    subject: /*i18n*/ { id: 'mail.report_answered.subject', message: 'Our answer about {organization}' },
    text: /*i18n*/ {
      id: 'mail.report_answered.text',
      message: 'You reported {organization}. We have looked into it, and this is our answer:',
    },
    note: /*i18n*/ {
      id: 'mail.report_answered.note',
      message: '{organization} stays blocked for you. Whether you ever let it in again is up to you alone.',
    },
    button: /*i18n*/ { id: 'mail.report_answered.button', message: 'Open “Companies”' },
  },
  guardian: {
    subject: /*i18n*/ { id: 'mail.report_answered.guardian_subject', message: 'Our answer about {organization}' },
    text: /*i18n*/ {
      id: 'mail.report_answered.guardian',
      message: 'You reported {organization}. We have looked into it, and this is our answer:',
    },
    note: /*i18n*/ {
      id: 'mail.report_answered.guardian_note',
      message:
        '{organization} stays blocked for {child} for as long as you want it to. On your page you can leave that to {child}.',
    },
    button: /*i18n*/ { id: 'mail.report_answered.guardian_button', message: 'Open your page' },
  },
};

const toChild = {
  subject: /*i18n*/ { id: 'mail.guardian_reported.subject', message: '{guardian} has reported {organization}' },
  text: /*i18n*/ {
    id: 'mail.guardian_reported.text',
    message:
      '{organization} sees nothing of you any more and can’t write to you. Other companies still find you as before. Talk about it with {guardian}; and if something happened that you would like to tell us, write to {support}.',
  },
  button: /*i18n*/ { id: 'mail.guardian_reported.button', message: 'See which companies know you' },
};

/** `Monday, 23 November 2026`, a day of the calendar. */
const dayInWords = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What a mail about a report has to know of it. */
export interface Reported {
  readonly id: string;
  readonly reporter: 'applicant' | 'guardian';
  readonly organization: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly answer_by: string;
}

interface Sending {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly now: Date;
}

/** Whoever reported, or whose child it is about. */
export interface Reader extends Addressee {
  readonly to: Mailbox;
  /** Who reads it in the product, too; a guardian has no account. */
  readonly user_id?: string;
  /** An applicant of age, who isn't sent to an adult for help. */
  readonly isGrownUp?: boolean;
  /** The child's first name, to a guardian. */
  readonly child?: string;
  /** Where the answer can be read. */
  readonly url: string;
}

/** @param url where the report is answered */
export async function tellStaff({ tx, tenant, now }: Sending, report: Reported, url: string): Promise<void> {
  for (const { id: user_id, email, ...reader } of await findStaff(tx)) {
    const day = dayInWords(reader.locale, report.answer_by);
    const say = (message: Message) => translate(reader.locale, message, { organization: report.organization, day });
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await queueMail(tx, {
      kind: 'company_reported',
      to: { name: `${reader.firstname} ${reader.lastname}`, address: email },
      locale: reader.locale,
      tenant,
      message: greetingMail(
        reader,
        'formal',
        { subject: say(toStaff.subject), text: say(toStaff[report.reporter]) },
        {
          kind: 'facts',
          facts: [
            { label: say(toStaff.reason), value: say(reasons[report.reason]) },
            { label: say(toStaff.due), value: day },
          ],
        },
        ...(report.text === '' ? [] : [{ kind: 'quote', text: report.text } as const]),
        { kind: 'note', text: say(toStaff.note) },
        { kind: 'button', label: say(toStaff.button), url },
      ),
      subject_id: report.id,
      activities: [{ user_id, report_id: report.id }],
      now,
    });
  }
}

const toneOf = ({ child }: Reader) => (child === undefined ? 'applicant' : 'formal');

export async function confirmReport({ tx, tenant, now }: Sending, report: Reported, reader: Reader): Promise<void> {
  const { subject, text, note: usual } = received[report.reporter];
  const note = reader.isGrownUp ? unsafe.grownUp : usual;
  const say = (message: Message) =>
    translate(reader.locale, message, {
      organization: report.organization,
      day: dayInWords(reader.locale, report.answer_by),
      child: reader.child ?? '',
    });
  await queueMail(tx, {
    kind: 'report_received',
    to: reader.to,
    locale: reader.locale,
    tenant,
    message: greetingMail(
      reader,
      toneOf(reader),
      { subject: say(subject), text: say(text) },
      { kind: 'text', text: say(note) },
    ),
    subject_id: report.id,
    activities: reader.user_id === undefined ? [] : [{ user_id: reader.user_id, report_id: report.id, isKnown: true }],
    now,
  });
}

export async function mailAnswer(
  { tx, tenant, now }: Sending,
  report: Pick<Reported, 'id' | 'reporter' | 'organization'> & { readonly answer: string },
  reader: Reader,
): Promise<void> {
  const { subject, text, note, button } = answered[report.reporter];
  const say = (message: Message) =>
    translate(reader.locale, message, { organization: report.organization, child: reader.child ?? '' });
  await queueMail(tx, {
    kind: 'report_answered',
    to: reader.to,
    locale: reader.locale,
    tenant,
    message: greetingMail(
      reader,
      toneOf(reader),
      { subject: say(subject), text: say(text) },
      { kind: 'quote', text: report.answer, by: tenant.name },
      { kind: 'note', text: say(note) },
      { kind: 'button', label: say(button), url: reader.url },
    ),
    subject_id: report.id,
    activities: reader.user_id === undefined ? [] : [{ user_id: reader.user_id, report_id: report.id }],
    now,
  });
}

/** A child hears that a company was reported at home, and not why. */
export async function tellChild(
  { tx, tenant, now }: Sending,
  report: Pick<Reported, 'id' | 'organization'> & { readonly guardian: string },
  child: Reader,
): Promise<void> {
  const say = (message: Message) =>
    translate(child.locale, message, {
      organization: report.organization,
      guardian: report.guardian,
      support: tenant.support_email,
    });
  await queueMail(tx, {
    kind: 'guardian_reported',
    to: child.to,
    locale: child.locale,
    tenant,
    message: greetingMail(
      child,
      'applicant',
      { subject: say(toChild.subject), text: say(toChild.text) },
      { kind: 'button', label: say(toChild.button), url: child.url },
    ),
    subject_id: report.id,
    activities: child.user_id === undefined ? [] : [{ user_id: child.user_id, report_id: report.id }],
    now,
  });
}
