import { buttonLabel } from '../../contract/email-templates/button-labels.ts';
import { fillTemplate } from '../../contract/email-templates/render.ts';
import { senderOf, senderValues } from '../../contract/email-templates/samples.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { type RecommendationTemplate, templateUsed } from '../email-templates/email-templates.service.ts';
import { letterBlocks } from '../email-templates/letter-blocks.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import type { MailBlock } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import { registrationLink } from '../registration-codes/registration-codes.view.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { loadMe } from '../users/me.service.ts';

/** Around the company's letter: where the address comes from, what becomes of it, and what one may ask (Art. 14 GDPR). */
const texts = {
  preheader: /*i18n*/ {
    id: 'mail.recommendation.preheader',
    message: 'Registering takes about five minutes, so that companies of the region can find you.',
  },
  heading: /*i18n*/ { id: 'mail.recommendation.heading', message: '{organization} recommends you' },
  source: /*i18n*/ {
    id: 'mail.recommendation.source',
    message:
      'Why this e-mail? {employee} of {organization} has given us your first name and this address for it, and said that you agreed. Without an account nobody else gets to see them.',
  },
  once: /*i18n*/ {
    id: 'mail.recommendation.once',
    message:
      'It is the only one, there is no reminder. On {date} {tenant} erases both, and the link stops working; if you register before then, your account is what counts.',
  },
  not_agreed: /*i18n*/ {
    id: 'mail.recommendation.not_agreed',
    message:
      'You didn’t agree, or want it erased at once? An answer to this e-mail reaches {organization}; or write to {support}. You can ask what is stored, object, and complain to the data protection authority.',
  },
  privacy: /*i18n*/ {
    id: 'mail.recommendation.privacy',
    message: 'Who is responsible, and what happens with data at {tenant}:',
  },
};

interface Recommended {
  readonly id: string;
  readonly firstname: string;
  readonly email: string;
  readonly note: string;
  readonly locale: Locale;
  readonly code: string;
  readonly erase_at: Date;
  readonly template: RecommendationTemplate;
}

/** Mails a recommendation in the words of a template, signed by whoever sends it. */
export async function queueRecommendation(call: Caller, to: Recommended): Promise<void> {
  const { tx, tenant, actor, deps, now } = call;
  const { id, firstname, email, note, locale, template, erase_at } = to;
  const me = await loadMe(tx, actor.user_id, tenant, now);
  const organization = me.organization?.name ?? '';
  const employee = `${me.user.firstname} ${me.user.lastname}`;
  const values = {
    ...senderValues(senderOf(me, tenant.name, template.profile_name ?? undefined)),
    'applicant.firstname': firstname,
  };
  const say = (text: Message) =>
    translate(locale, text, {
      organization,
      employee,
      tenant: tenant.name,
      support: tenant.support_email,
      date: writtenDay(locale, tenant.timezone, erase_at),
    });
  const url = registrationLink(deps.config, tenant, to.code);
  const button = { kind: 'button', label: buttonLabel('recommendation', locale, organization), url } as const;
  const quote: MailBlock[] = note === '' ? [] : [{ kind: 'quote', text: note, by: employee }];
  const small = (text: Message): MailBlock => ({ kind: 'note', text: say(text) });
  await templateUsed(tx, template.id);
  await queueMail(tx, {
    kind: 'recommendation',
    to: { name: firstname, address: email },
    locale,
    tenant,
    message: {
      subject: fillTemplate(template[`subject_${locale}`], values),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      blocks: [
        ...letterBlocks(fillTemplate(template[`body_${locale}`], values), 'recommendation', button),
        ...quote,
        small(texts.source),
        small(texts.once),
        small(texts.not_agreed),
        { kind: 'link', text: say(texts.privacy), url: tenantUrl(deps.config, tenant, '/privacy') },
      ],
    },
    reply_to: template.reply_to
      ? { name: organization, address: template.reply_to }
      : { name: employee, address: me.user.email },
    subject_id: id,
    written_by: actor.user_id,
    valid_until: erase_at,
    now,
  });
}
