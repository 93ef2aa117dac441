import { buttonLabel } from '../../contract/email-templates/button-labels.ts';
import { fillTemplate } from '../../contract/email-templates/render.ts';
import { senderOf, senderValues } from '../../contract/email-templates/samples.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { invitationTemplate, templateUsed } from '../email-templates/email-templates.service.ts';
import { letterBlocks } from '../email-templates/letter-blocks.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailBlock, MailMessage } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { loadMe } from '../users/me.service.ts';
import { invitationMessages as texts } from './invitations.messages.ts';
import { type InvitationRow, inviterName } from './invitations.repository.ts';

/**
 * Mails an invitation in the words of today's template, written by whoever sends it; where staff have approved it, by
 * the colleague who wanted it sent.
 */
export async function queueInvitation(
  call: Caller,
  row: InvitationRow,
  { token, written_by }: { readonly token: string; readonly written_by: string },
): Promise<void> {
  const { tx, tenant, actor, deps, now } = call;
  const locale = row.locale ?? actor.locale;
  const organization = row.organization_name;
  const say = (text: Message) =>
    translate(locale, text, {
      inviter: inviterName(row) ?? organization,
      organization,
      tenant: tenant.name,
      date: writtenDay(locale, tenant.timezone, row.expires_at),
    });
  const url = tenantUrl(deps.config, tenant, `/register/employee#token=${token}`);
  const button = { kind: 'button', label: buttonLabel('invitation', locale, organization), url } as const;
  const me = await loadMe(tx, written_by, tenant, now);
  // who came by a handover has no address that anybody could write to
  const email = actor.handover_id !== undefined && written_by === actor.user_id ? '' : me.user.email;
  const { firstname, lastname } = me.user;
  const template = await invitationTemplate(tx, row.organization_id);
  if (template) await templateUsed(tx, template.id);
  const values = senderValues({ ...senderOf(me, tenant.name, template?.profile_name ?? undefined), email });
  await queueMail(tx, {
    kind: 'invitation',
    to: { name: `${row.firstname} ${row.lastname}`, address: row.email },
    locale,
    tenant,
    message: template
      ? framed(
          fillTemplate(template[`subject_${locale}`], values),
          letterBlocks(fillTemplate(template[`body_${locale}`], values), 'invitation', button),
          say,
        )
      : unwritten(greeted({ ...row, locale }, 'formal', say(texts.text)), button, say),
    ...(template?.reply_to
      ? { reply_to: { name: organization, address: template.reply_to } }
      : email !== '' && { reply_to: { name: `${firstname} ${lastname}`, address: email } }),
    subject_id: row.id,
    written_by,
    valid_until: row.expires_at,
    carries: token,
    now,
  });
}

type Say = (text: Message) => string;
const notes = (say: Say, ...words: readonly Message[]): MailBlock[] =>
  words.map((text) => ({ kind: 'note', text: say(text) }));

/** Around a template's letter: who invites whom where, what the link does, until when, and that it may be ignored. */
const framed = (subject: string, letter: readonly MailBlock[], say: Say): MailMessage => ({
  subject,
  preheader: say(texts.preheader),
  heading: say(texts.subject),
  blocks: [...letter, ...notes(say, texts.link, texts.validity, texts.notMe)],
});

/** Where neither the company nor the association has a template. */
const unwritten = (text: string, button: MailBlock, say: Say): MailMessage => ({
  subject: say(texts.subject),
  preheader: say(texts.preheader),
  heading: say(texts.heading),
  blocks: [{ kind: 'text', text }, button, ...notes(say, texts.validity, texts.notMe)],
});
