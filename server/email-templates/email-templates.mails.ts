import { buttonLabel } from '../../contract/email-templates/button-labels.ts';
import { fillTemplate } from '../../contract/email-templates/render.ts';
import { exampleSender } from '../../contract/email-templates/example-sender.ts';
import { type SampleKind, sampleValues, senderOf } from '../../contract/email-templates/samples.ts';
import { missingForSending } from '../../contract/email-templates/template-check.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Config } from '../config.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { queueMail, withdrawMails } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { letterBlocks } from './letter-blocks.ts';
import { loadMe } from '../users/me.service.ts';
import type { EmailTemplateRow } from './email-templates.repository.ts';
import { refuse, textOf } from './email-templates.service.ts';

const words = {
  subject: /*i18n*/ { id: 'mail.template_test.subject', message: 'Test: {subject}' },
  preheader: /*i18n*/ { id: 'mail.template_test.preheader', message: 'Nobody else got this e-mail.' },
  heading: /*i18n*/ { id: 'mail.template_test.heading', message: 'This is how “{name}” arrives' },
  note: /*i18n*/ {
    id: 'mail.template_test.note',
    message: 'A test that you asked for: the recipient is invented, and the button leads to your template.',
  },
};

interface Test {
  readonly row: EmailTemplateRow;
  readonly locale: Locale;
  readonly sample: SampleKind;
  readonly userId: string;
  readonly tenant: TenantRow;
  readonly config: Config;
  readonly now: Date;
}

type TestCall = Caller & { readonly body: Pick<Test, 'locale' | 'sample'> };

/** @throws Failure not_found; validation for what can't be sent as it is stored */
export async function sendTemplateTest(call: TestCall, row: EmailTemplateRow | undefined): Promise<void> {
  const { tx, tenant, actor, deps, body, now } = call;
  if (!row) throw new Failure('not_found');
  refuse(missingForSending(textOf(row)));
  await queueTemplateTest(tx, { row, tenant, config: deps.config, userId: actor.user_id, ...body, now });
}

/** To whoever asks, and one at a time: a test that still waits is taken back. */
async function queueTemplateTest(
  tx: TenantTx,
  { row, locale, sample, userId, tenant, config, now }: Test,
): Promise<void> {
  const me = await loadMe(tx, userId, tenant, now);
  const { firstname, lastname, email } = me.user;
  // who writes for all companies belongs to none
  const isOfCompany = Boolean(me.organization);
  const sender = isOfCompany
    ? senderOf(me, tenant.name, row.profile_name ?? undefined)
    : exampleSender(locale, tenant.name);
  const { organization } = sender;
  const values = sampleValues(sample, locale, sender);
  const name = row[`name_${locale}`];
  const say = (text: Message) =>
    translate(locale, text, { name, organization, subject: fillTemplate(row[`subject_${locale}`], values) });
  const label = buttonLabel(row.purpose, locale, organization);
  const button = {
    kind: 'button',
    label,
    url: tenantUrl(config, tenant, `/${isOfCompany ? 'email' : 'default'}-templates/${row.id}`),
  } as const;
  const subject_id = userId;
  await withdrawMails(tx, subject_id, ['template_test']);
  await queueMail(tx, {
    kind: 'template_test',
    to: { name: `${firstname} ${lastname}`, address: email },
    locale,
    tenant,
    message: {
      subject: say(words.subject),
      preheader: say(words.preheader),
      heading: say(words.heading),
      blocks: [
        ...letterBlocks(fillTemplate(row[`body_${locale}`], values), row.purpose, button),
        { kind: 'note', text: say(words.note) },
      ],
    },
    subject_id,
    now,
  });
}
