import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { AppointmentsTable } from './pings.tables.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { PingRow } from './pings.repository.ts';
import { leastDays } from './release.ts';

type When = Pick<AppointmentsTable, 'starts_at' | 'ends_at' | 'place'>;

const texts = {
  proposed: {
    subject: /*i18n*/ { id: 'mail.appointment_proposed.subject', message: '{organization} proposes an appointment' },
    text: /*i18n*/ {
      id: 'mail.appointment_proposed.text',
      message:
        '{organization} would like to meet or call you. Log in, and one tap tells them what suits you, or that nothing does.',
    },
    button: /*i18n*/ { id: 'mail.appointment_proposed.button', message: 'Choose an appointment' },
  },
  agreed: {
    subject: /*i18n*/ { id: 'mail.appointment_agreed.subject', message: 'Appointment with {other}' },
    text: /*i18n*/ { id: 'mail.appointment_agreed.text', message: 'The appointment with {other} is agreed.' },
    button: /*i18n*/ { id: 'mail.appointment_agreed.button', message: 'Open it, for the calendar too' },
  },
  withdrawn: {
    subject: /*i18n*/ { id: 'mail.appointment_withdrawn.subject', message: '{other} has called off the appointment' },
    text: /*i18n*/ {
      id: 'mail.appointment_withdrawn.text',
      message: 'The appointment with {other} does not take place. Nothing else changes, and another one can be agreed.',
    },
    button: /*i18n*/ { id: 'mail.appointment_withdrawn.button', message: 'Open it' },
  },
  asked: {
    subject: /*i18n*/ { id: 'mail.contact_question.subject', message: 'Has {organization} been in touch?' },
    text: /*i18n*/ {
      id: 'mail.contact_question.text',
      message:
        'You said yes to {organization} ten days ago. Has somebody called or written? Log in, and one tap is enough; we ask only once.',
    },
    button: /*i18n*/ { id: 'mail.contact_question.button', message: 'Answer' },
  },
  option: /*i18n*/ { id: 'mail.appointment.label', message: 'When' },
  phone: /*i18n*/ { id: 'mail.appointment.phone', message: 'by phone' },
} as const;

const kinds = {
  proposed: 'appointment_proposed',
  agreed: 'appointment_agreed',
  withdrawn: 'appointment_withdrawn',
  asked: 'contact_question',
} as const satisfies Record<string, ActivityKind>;

/** `Tuesday, 24 November 2026, 14:00–15:00, by phone`, by the clock of the tenant. */
const whenInWords = (locale: Locale, timeZone: string, when: When): string =>
  `${timeInWords(locale, timeZone, when)}, ${when.place ?? translate(locale, texts.phone, {})}`;

/** The same without a place. */
export function timeInWords(
  locale: Locale,
  timeZone: string,
  { starts_at, ends_at }: Pick<When, 'starts_at' | 'ends_at'>,
): string {
  const format = new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'full', timeStyle: 'short', timeZone });
  return format.formatRange(starts_at, ends_at);
}

/** A mail that waits is worth nothing once the last of what it proposes has begun, or when the yes may be over. */
function proposedUntil({ released_until }: PingRow, whens: readonly When[], now: Date): Date {
  const yes = released_until?.getTime() ?? now.getTime() + leastDays * 86_400_000;
  return new Date(Math.min(yes, Math.max(...whens.map(({ starts_at }) => starts_at.getTime()))));
}

interface Told {
  readonly what: keyof typeof kinds;
  readonly to: 'applicant' | 'employee';
  readonly whens: readonly When[];
  readonly url: string;
  readonly now: Date;
  /** Several proposals in a row are one mail. */
  readonly send_at?: Date;
}

/** Tells one side about an appointment. */
export async function queueAppointmentMail(
  tx: TenantTx,
  ping: PingRow,
  tenant: TenantRow,
  { what, to, whens, url, now, send_at }: Told,
): Promise<void> {
  const isApplicant = to === 'applicant';
  const reader = isApplicant
    ? { locale: ping.applicant_locale, firstname: ping.applicant_firstname, lastname: ping.applicant_lastname }
    : { locale: ping.employee_locale, firstname: ping.employee_firstname, lastname: ping.employee_lastname };
  const { locale } = reader;
  const { subject, text, button } = texts[what];
  const values = {
    organization: ping.organization_name,
    other: isApplicant ? ping.organization_name : `${ping.applicant_firstname} ${ping.applicant_lastname}`,
  };
  const say = (message: Message) => translate(locale, message, values);
  const facts = whens.map((when) => ({
    label: say(texts.option),
    value: whenInWords(locale, tenant.timezone, when),
  }));
  await queueMail(tx, {
    kind: kinds[what],
    to: {
      name: `${reader.firstname} ${reader.lastname}`,
      address: isApplicant ? ping.applicant_email : ping.employee_email,
    },
    locale,
    tenant,
    message: greetingMail(
      reader,
      isApplicant ? 'applicant' : 'formal',
      { subject: say(subject), text: say(text) },
      ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
      { kind: 'button', label: say(button), url },
    ),
    subject_id: ping.id,
    activities: [
      {
        user_id: isApplicant ? ping.applicant_user_id : ping.employee_user_id,
        ping_id: ping.id,
        // whose tap it was
        isKnown: what === 'agreed' && isApplicant,
      },
    ],
    ...(send_at && { send_at }),
    ...(what === 'proposed' && { valid_until: proposedUntil(ping, whens, now) }),
    now,
  });
}
