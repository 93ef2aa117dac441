import type { Locale } from '../../contract/kit/fields.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Config } from '../config.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { mintToken } from '../tokens/tokens.service.ts';
import { staffInvitationMessages as texts } from './staff-invitation.messages.ts';

/** What the link in it is for: it sets a password, as one does that was asked for. */
export const staffInvitation = 'staff_invitation';
const lifetime = 7 * 86_400_000;

interface Invited {
  readonly id: string;
  readonly type: 'administrator' | 'tenant_member';
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly locale: Locale;
}

/** Mails who is to look after a tenant a link that sets the first password. `inviter`: who did it, for the reader. */
export async function queueStaffInvitation(
  tx: TenantTx,
  user: Invited,
  { tenant, inviter, config, now }: { tenant: TenantRow; inviter: string; config: Config; now: Date },
): Promise<void> {
  const token = await mintToken(tx, { purpose: staffInvitation, subject_id: user.id, ttl_ms: lifetime, now });
  const valid_until = new Date(now.getTime() + lifetime);
  const date = writtenDay(user.locale, tenant.timezone, valid_until);
  const say = (text: Message) =>
    translate(user.locale, text, { tenant: tenant.name, inviter, date, email: user.email });
  await queueMail(tx, {
    kind: 'staff_invitation',
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    locale: user.locale,
    tenant,
    message: {
      subject: say(texts.subject),
      preheader: say(texts.preheader),
      heading: say(texts.subject),
      blocks: [
        { kind: 'text', text: greeted(user, 'formal', say(texts.text[user.type])) },
        { kind: 'text', text: say(texts.address) },
        { kind: 'button', label: say(texts.button), url: tenantUrl(config, tenant, `/password/reset#token=${token}`) },
        { kind: 'note', text: say(texts.note) },
      ],
    },
    subject_id: user.id,
    valid_until,
    carries: token,
    now,
  });
}
