import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { cancellationFile } from '../../contract/pings/calendar.ts';
import type { TenantTx } from '../db/scope.ts';
import type { PingsTable } from './pings.tables.ts';
import { nameOf } from '../handles/handles.ts';
import { translate } from '../i18n/texts.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { occupationName } from '../occupations/occupations.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { timeInWords } from './appointments.mails.ts';
import { calledOff } from './lapsed-appointments.ts';
import type { PingRow } from './pings.repository.ts';

type News = NonNullable<PingsTable['news']>;

const withdrawn = {
  subject: /*i18n*/ { id: 'mail.ping_withdrawn.subject', message: 'Please delete: a yes was taken back' },
  byPerson: /*i18n*/ {
    id: 'mail.ping_withdrawn.text',
    message:
      '{name} has taken back the yes of {day} ({occupation}). Please do not get in touch any more, delete the contact details and confirm it here.',
  },
  byConsent: /*i18n*/ {
    id: 'mail.ping_withdrawn.consent',
    message:
      'The consent for {name} (yes of {day}, {occupation}) was withdrawn. Please do not get in touch any more, delete the contact details and confirm it here.',
  },
  erasedSubject: /*i18n*/ { id: 'mail.ping_withdrawn.erased_subject', message: 'Please delete: an account is gone' },
  byErasure: /*i18n*/ {
    id: 'mail.ping_withdrawn.erased',
    message:
      'The account of {name} (yes of {day}, {occupation}) is deleted here. Please do not get in touch any more, delete the contact details too and confirm it here.',
  },
  button: /*i18n*/ { id: 'mail.ping_withdrawn.button', message: 'Confirm the deletion' },
  appointment: /*i18n*/ { id: 'mail.ping_withdrawn.appointment', message: 'Does not take place' },
  calendar: /*i18n*/ {
    id: 'mail.ping_withdrawn.calendar',
    message: 'The attached file takes the appointment out of your calendar, if you had put it there from here.',
  },
  entry: /*i18n*/ { id: 'mail.ping_withdrawn.entry', message: 'Appointment called off' },
};

const stopped = {
  paused: {
    subject: /*i18n*/ { id: 'mail.ping_search_ended.paused_subject', message: '{name} is taking a break' },
    text: /*i18n*/ {
      id: 'mail.ping_search_ended.paused',
      message:
        '{name} is taking a break from the search. The yes to you stands, but please do not call for now. You see the contact details until {until}.',
    },
    talking: /*i18n*/ {
      id: 'mail.ping_search_ended.paused_talking',
      message:
        '{name} is taking a break from the search. As you are in touch, you keep the contact details until the yes is taken back.',
    },
  },
  lapsed: {
    subject: /*i18n*/ { id: 'mail.ping_search_ended.lapsed_subject', message: 'The search of {name} has lapsed' },
    text: /*i18n*/ {
      id: 'mail.ping_search_ended.lapsed',
      message:
        '{name} has not renewed the search, so it has ended by itself. The yes to you stands, but please do not call any more. You see the contact details until {until}.',
    },
    talking: /*i18n*/ {
      id: 'mail.ping_search_ended.lapsed_talking',
      message:
        '{name} has not renewed the search, so it has ended by itself. As you are in touch, you keep the contact details until the yes is taken back.',
    },
  },
  ended: {
    subject: /*i18n*/ { id: 'mail.ping_search_ended.subject', message: '{name} is not looking any more' },
    text: /*i18n*/ {
      id: 'mail.ping_search_ended.text',
      message:
        '{name} has ended the search for an apprenticeship. The yes to you stands, but please do not call any more. You see the contact details until {until}.',
    },
    talking: /*i18n*/ {
      id: 'mail.ping_search_ended.talking',
      message:
        '{name} has ended the search for an apprenticeship. As you are in touch, you keep the contact details until the yes is taken back.',
    },
  },
} as const;
const open = /*i18n*/ { id: 'mail.ping_search_ended.button', message: 'Open the message' };

/** Why somebody looks no more, as far as it concerns a company: a place found elsewhere is none of its business. */
function endOf(ping: PingRow): keyof typeof stopped {
  if (ping.applicant_search_status === 'expired') return 'lapsed';
  return ping.applicant_search_reason === 'paused' ? 'paused' : 'ended';
}

const foundHere = {
  subject: /*i18n*/ { id: 'mail.ping_found_here.subject', message: '{name} has found an apprenticeship with you' },
  text: /*i18n*/ {
    id: 'mail.ping_found_here.text',
    message:
      '{name} says: the apprenticeship is with you. Congratulations! You see the contact details here until {until}.',
  },
  talking: /*i18n*/ {
    id: 'mail.ping_found_here.talking',
    message: '{name} says: the apprenticeship is with you. Congratulations!',
  },
};

const closed = {
  subject: /*i18n*/ { id: 'mail.ping_closed.subject', message: '{name} has found a place' },
  text: /*i18n*/ {
    id: 'mail.ping_closed.text',
    message:
      '{name} ({occupation}), to whom you wrote, has found an apprenticeship. Your message is closed, and you need not do anything. Others near you are still looking.',
  },
  button: /*i18n*/ { id: 'mail.ping_closed.button', message: 'Open the message' },
};

interface Words {
  readonly kind: ActivityKind;
  readonly subject: Message;
  readonly text: Message;
  readonly button: Message;
}

/** Nobody took a yes back that ends with the account. */
function withdrawnText(by: PingRow['withdrawn_by']): Message {
  if (by === null) return withdrawn.byErasure;
  return by === 'guardian' || by === 'consent' ? withdrawn.byConsent : withdrawn.byPerson;
}

type Told = Pick<Words, 'subject' | 'text'> & { readonly talking: Message };

/** Who talks keeps the contact details without an end. */
const kept = ({ subject, text, talking }: Told, { released_until }: PingRow): Pick<Words, 'subject' | 'text'> => ({
  subject,
  text: released_until === null ? talking : text,
});

const wordsOf: Record<News, (ping: PingRow) => Words> = {
  withdrawn: ({ withdrawn_by }) => ({
    kind: 'ping_withdrawn',
    subject: withdrawn_by === null ? withdrawn.erasedSubject : withdrawn.subject,
    text: withdrawnText(withdrawn_by),
    button: withdrawn.button,
  }),
  search_ended: (ping) => ({ kind: 'ping_search_ended', ...kept(stopped[endOf(ping)], ping), button: open }),
  found_here: (ping) => ({ kind: 'ping_found_here', ...kept(foundHere, ping), button: open }),
  closed: () => ({ kind: 'ping_closed', ...closed }),
};

const cancellationOf = (
  { id, starts_at, ends_at }: Awaited<ReturnType<typeof calledOff>>[number],
  summary: string,
  { sender_address: organizer }: TenantRow,
  now: Date,
): string =>
  cancellationFile({
    appointment: { id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
    summary,
    organizer,
    now,
  });

/**
 * Tells the employee what became of a yes. Of one taken back the name is gone too: it is told by the one that the company
 * has known from the beginning.
 */
export async function queueNewsMail(
  tx: TenantTx,
  ping: PingRow,
  news: News,
  tenant: TenantRow,
  url: string,
  now: Date,
): Promise<void> {
  const locale = ping.employee_locale;
  const { kind, subject, text, button } = wordsOf[news](ping);
  const say = (message: Message) =>
    translate(locale, message, {
      name:
        news === 'withdrawn' || news === 'closed'
          ? nameOf(tenant, ping.organization_id, ping.applicant_id)
          : `${ping.applicant_firstname} ${ping.applicant_lastname}`,
      occupation: occupationName(ping.shown_occupation_id),
      day: writtenDay(locale, tenant.timezone, ping.released_at ?? now),
      until: writtenDay(locale, tenant.timezone, ping.released_until ?? now),
    });
  const words = say(text);
  const [off] = news === 'withdrawn' ? await calledOff(tx, ping, now) : [];
  // what asks to delete outlives the message, and so the person
  const deletion_request_id = news === 'withdrawn' ? ping.deletion_request_id : null;
  const employee = { locale, firstname: ping.employee_firstname, lastname: ping.employee_lastname };
  await queueMail(tx, {
    kind,
    to: { name: `${ping.employee_firstname} ${ping.employee_lastname}`, address: ping.employee_email },
    locale,
    tenant,
    message: greetingMail(
      employee,
      'formal',
      { subject: say(subject), text: words },
      ...(off
        ? ([
            {
              kind: 'facts',
              facts: [{ label: say(withdrawn.appointment), value: timeInWords(locale, tenant.timezone, off) }],
            },
            { kind: 'note', text: say(withdrawn.calendar) },
          ] as const)
        : []),
      { kind: 'button', label: say(button), url },
    ),
    ...(off && { cancellation: cancellationOf(off, say(withdrawn.entry), tenant, now) }),
    subject_id: deletion_request_id ?? ping.id,
    activities: [
      { user_id: ping.employee_user_id, ...(deletion_request_id ? { deletion_request_id } : { ping_id: ping.id }) },
    ],
    now,
  });
}
