import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Deps } from '../deps.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { greetingMail } from '../mail/greeting.ts';
import { type QueuedMail, queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { ApplicantRow } from './applicants.repository.ts';

interface ApplicantMail extends Pick<QueuedMail, 'valid_until'> {
  readonly kind: ActivityKind;
  readonly words: Readonly<Record<'subject' | 'text' | 'button', Message>>;
  readonly values?: Readonly<Record<string, string>>;
  /** Where the button leads. */
  readonly page: string;
}

/** Tells an applicant something, in their language, with a button that leads to where it can be answered. */
export async function mailApplicant(
  tx: TenantTx,
  applicant: Pick<ApplicantRow, 'id' | 'user_id' | 'firstname' | 'lastname' | 'email' | 'locale'>,
  { words, values, page, ...mail }: ApplicantMail,
  tenant: TenantRow,
  now: Date,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  const { locale } = applicant;
  const say = (text: Message) => translate(locale, text, values);
  await queueMail(tx, {
    ...mail,
    to: { name: `${applicant.firstname} ${applicant.lastname}`, address: applicant.email },
    locale,
    tenant,
    message: greetingMail(
      applicant,
      'applicant',
      { subject: say(words.subject), text: say(words.text) },
      { kind: 'button', label: say(words.button), url: tenantUrl(config, tenant, page) },
    ),
    subject_id: applicant.id,
    activities: [{ user_id: applicant.user_id }],
    now,
  });
}
