import type { Message } from '../../contract/kit/rules.messages.ts';
import type { Deps } from '../deps.ts';
import type { TenantTx } from '../db/scope.ts';
import { translate } from '../i18n/texts.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findReader } from '../users/users.repository.ts';
import type { InvitationRow } from './invitations.repository.ts';

const texts = {
  subject: /*i18n*/ { id: 'mail.invitation_declined.subject', message: '{invited} has declined your invitation' },
  text: /*i18n*/ {
    id: 'mail.invitation_declined.text',
    message:
      '{invited} ({address}) does not want to join {organization}. The link does not work any more, and no further e-mail goes to this address.',
  },
  again: /*i18n*/ {
    id: 'mail.invitation_declined.again',
    message: 'A misunderstanding? You can invite this address anew at any time.',
  },
  button: /*i18n*/ { id: 'mail.invitation_declined.button', message: 'See the invitations' },
} as const;

interface Declined {
  readonly tenant: TenantRow;
  readonly deps: Pick<Deps, 'config'>;
  readonly now: Date;
}

/** Tells whoever invited; nobody, where they have left or were here for the operator. */
export async function tellDeclined(tx: TenantTx, row: InvitationRow, { tenant, deps, now }: Declined): Promise<void> {
  const inviter = row.invited_by === null ? undefined : await findReader(tx, row.invited_by);
  if (!inviter) return;
  const say = (text: Message) =>
    translate(inviter.locale, text, {
      invited: `${row.firstname} ${row.lastname}`,
      address: row.email,
      organization: row.organization_name,
    });
  await queueMail(tx, {
    kind: 'invitation_declined',
    to: { name: `${inviter.firstname} ${inviter.lastname}`, address: inviter.email },
    locale: inviter.locale,
    tenant,
    message: greetingMail(
      inviter,
      'formal',
      { subject: say(texts.subject), text: say(texts.text) },
      { kind: 'button', label: say(texts.button), url: tenantUrl(deps.config, tenant, '/organization/invitations') },
      { kind: 'note', text: say(texts.again) },
    ),
    subject_id: row.id,
    activities: [{ user_id: inviter.id, invitation_id: row.id }],
    now,
  });
}
