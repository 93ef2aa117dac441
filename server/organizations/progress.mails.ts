import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Milestone } from '../../contract/organizations/progress.search.ts';
import { stalledDays } from '../../contract/statistics/statistics.schema.ts';
import { heldUntil } from '../bulk-actions/bulk-actions.service.ts';
import { type TextValues, translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Around } from '../search/around-company.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';

interface Step {
  readonly text: Message;
  /** Where it is done. */
  readonly path: string;
}

/** What a company can do itself, and how it is told; on everything else it waits, or staff do it. */
const steps: Readonly<Partial<Record<Milestone, Step>>> = {
  usage_said: {
    path: '/organization',
    text: /*i18n*/ {
      id: 'mail.organization_reminder.usage_said',
      message:
        'Nobody has said yet what {organization} is here for: looking for applicants, passing applicants on, or both. It takes a minute, and everything else begins with it.',
    },
  },
  profile_published: {
    path: '/profiles/create',
    text: /*i18n*/ {
      id: 'mail.organization_reminder.profile_published',
      message:
        'Applicants can’t see yet who {organization} is. A profile with a few sentences and a picture is enough: they read it beside each of your messages.',
    },
  },
  code_made: {
    path: '/registration-codes/create',
    text: /*i18n*/ {
      id: 'mail.organization_reminder.code_made',
      message:
        'There is no registration code of {organization} yet. You put it into rejections: so good applicants whom you can’t take are found by others.',
    },
  },
  code_used: {
    path: '/registration-codes',
    text: /*i18n*/ {
      id: 'mail.organization_reminder.code_used',
      message:
        'Nobody has come by a code of {organization} yet. On its page there is a text for your rejections that you can copy with one press.',
    },
  },
  searched: {
    path: '/search',
    text: /*i18n*/ {
      id: 'mail.organization_reminder.searched',
      message:
        'Nobody of {organization} has looked for applicants yet. The search shows at once who in your area wants what you train.',
    },
  },
  alert_active: {
    path: '/alerts/create',
    text: /*i18n*/ {
      id: 'mail.organization_reminder.alert_active',
      message:
        'You need not look every day: an alert tells {organization} by e-mail as soon as somebody new fits, and never sends an empty one.',
    },
  },
  written: {
    path: '/search',
    text: /*i18n*/ {
      id: 'mail.organization_reminder.written',
      message:
        '{organization} has looked, and written to nobody yet. A message takes two minutes, from a text that is there already.',
    },
  },
};
/** How long nobody was there, by whole weeks. */
const absent = /*i18n*/ {
  id: 'mail.organization_reminder.absent',
  message:
    'None of you has been here for {weeks, plural, =2 {two weeks} =3 {three weeks} =4 {four weeks} =5 {five weeks} =6 {six weeks} other {more than six weeks}}.',
};
const around = /*i18n*/ {
  id: 'mail.organization_reminder.around',
  message:
    'Around you, {people, plural, one {one person is} other {# people are}} looking for {occupations, plural, =0 {an apprenticeship} one {a place in your occupation} other {a place in one of your occupations}}.',
};
const look = /*i18n*/ { id: 'mail.organization_reminder.look', message: 'Having a look takes two minutes.' };
const subject = /*i18n*/ {
  id: 'mail.organization_reminder.subject',
  message: '{organization} at {tenant}: what comes next',
};
const button = /*i18n*/ { id: 'mail.organization_reminder.button', message: 'Do it now' };
const question = /*i18n*/ {
  id: 'mail.organization_reminder.question',
  message: 'Something holds you up, or you want to go over it on the phone? Write to {support}.',
};

export const stepsToRemindOf: ReadonlySet<string> = new Set(Object.keys(steps));

/** What is taken back where somebody takes it back at once. */
export const reminderKind = 'organization_reminder';

interface About {
  readonly organization_id: string;
  readonly name: string;
  readonly next: Milestone;
  /** Days since any of them was there; null where nobody ever was. */
  readonly last_active_days: number | null;
  /** Whom its own search finds; nobody where it searches for nobody. */
  readonly around: Around;
}

const saying =
  ({ tenant }: Pick<Caller, 'tenant'>, locale: Locale, { name }: About) =>
  (message: Message, values: TextValues = {}) =>
    translate(locale, message, { organization: name, tenant: tenant.name, support: tenant.support_email, ...values });

/** What the mail says, for a preview. */
export function reminderWords(call: Pick<Caller, 'tenant'>, locale: Locale, about: About) {
  const say = saying(call, locale, about);
  const step = steps[about.next];
  const { last_active_days, around: found } = about;
  const sentences = [
    ...((last_active_days ?? 0) >= stalledDays
      ? [say(absent, { weeks: Math.floor((last_active_days ?? 0) / 7) })]
      : []),
    ...(found.people > 0 ? [say(around, { ...found })] : []),
    // who is told how many there are need not be told that there is a search
    ...(found.people > 0 && about.next === 'searched' ? [say(look)] : step ? [say(step.text)] : []),
  ];
  return { subject: say(subject), text: sentences.join(' ') };
}

/** Reminds one of a company's people of what comes next, once it can't be taken back any more. */
export async function queueReminder(
  call: Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>,
  reader: { readonly firstname: string; readonly lastname: string; readonly email: string; readonly locale: Locale },
  about: About,
): Promise<void> {
  const { tx, tenant, deps, now } = call;
  const say = saying(call, reader.locale, about);
  const { firstname, lastname, email, locale } = reader;
  await queueMail(tx, {
    kind: reminderKind,
    to: { name: `${firstname} ${lastname}`, address: email },
    locale,
    tenant,
    message: greetingMail(
      reader,
      'formal',
      reminderWords(call, locale, about),
      {
        kind: 'button',
        label: say(button),
        url: tenantUrl(deps.config, tenant, steps[about.next]?.path ?? '/dashboard'),
      },
      { kind: 'note', text: say(question) },
    ),
    subject_id: about.organization_id,
    send_at: heldUntil(now),
    now,
  });
}
