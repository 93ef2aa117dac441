import { buttonLabel } from '../../contract/email-templates/button-labels.ts';
import { fillTemplate } from '../../contract/email-templates/render.ts';
import { type SampleKind, sampleValues, senderOf } from '../../contract/email-templates/samples.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Config } from '../config.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { queueMail, withdrawMails } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { letterBlocks } from './letter-blocks.ts';
import { loadMe } from '../users/me.service.ts';
import type { EmailTemplateRow } from './email-templates.repository.ts';

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

/** To whoever asks, and one at a time: a test that still waits is taken back. */
export async function queueTemplateTest(
  tx: TenantTx,
  { row, locale, sample, userId, tenant, config, now }: Test,
): Promise<void> {
  const me = await loadMe(tx, userId, tenant, now);
  const { firstname, lastname, email } = me.user;
  const sender = senderOf(me, tenant.name, row.profile_name ?? undefined);
  const { organization } = sender;
  const values = sampleValues(sample, locale, sender);
  const name = row[`name_${locale}`];
  const say = (text: Message) =>
    translate(locale, text, { name, organization, subject: fillTemplate(row[`subject_${locale}`], values) });
  const label = buttonLabel(row.purpose, locale, organization);
  const button = { kind: 'button', label, url: pageOf(config, tenant, row) } as const;
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

const pageOf = (config: Config, tenant: TenantRow, { id }: EmailTemplateRow): string =>
  tenantUrl(config, tenant, `/email-templates/${id}`);
