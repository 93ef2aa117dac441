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
  approve: {
    kind: 'invitation_approved',
    subject: /*i18n*/ { id: 'mail.invitation_approved.subject', message: 'Your invitation goes to {invited}' },
    text: /*i18n*/ {
      id: 'mail.invitation_approved.text',
      message:
        '{tenant} has looked at your invitation of {invited} ({address}) to {organization} and lets it go out. It holds for 14 days.',
    },
    note: undefined,
  },
  reject: {
    kind: 'invitation_rejected',
    subject: /*i18n*/ { id: 'mail.invitation_rejected.subject', message: 'Your invitation does not go to {invited}' },
    text: /*i18n*/ {
      id: 'mail.invitation_rejected.text',
      message:
        '{tenant} has looked at your invitation of {invited} ({address}) to {organization} and does not let it go out. The reason: “{reason}”',
    },
    note: /*i18n*/ {
      id: 'mail.invitation_rejected.note',
      message: 'Nothing was sent to this address. You can invite anew, to another one.',
    },
  },
} as const;
const button = /*i18n*/ { id: 'mail.invitation_verdict.button', message: 'See the invitations' };

interface Verdict {
  readonly tenant: TenantRow;
  readonly deps: Pick<Deps, 'config'>;
  readonly now: Date;
  /** Of a no, in staff's words. */
  readonly reason?: string;
}

/** Tells whoever wanted a held invitation sent what staff decided; nobody, where they have left. */
export async function tellVerdict(
  tx: TenantTx,
  row: InvitationRow,
  event: keyof typeof texts,
  { tenant, deps, now, reason = '' }: Verdict,
): Promise<void> {
  const inviter = row.invited_by === null ? undefined : await findReader(tx, row.invited_by);
  if (!inviter) return;
  const { kind, subject, text, note } = texts[event];
  const say = (message: Message) =>
    translate(inviter.locale, message, {
      invited: `${row.firstname} ${row.lastname}`,
      address: row.email,
      organization: row.organization_name,
      tenant: tenant.name,
      reason,
    });
  await queueMail(tx, {
    kind,
    to: { name: `${inviter.firstname} ${inviter.lastname}`, address: inviter.email },
    locale: inviter.locale,
    tenant,
    message: greetingMail(
      inviter,
      'formal',
      { subject: say(subject), text: say(text) },
      { kind: 'button', label: say(button), url: tenantUrl(deps.config, tenant, '/organization/invitations') },
      ...(note === undefined ? [] : [{ kind: 'note', text: say(note) } as const]),
    ),
    subject_id: row.id,
    activities: [{ user_id: inviter.id, invitation_id: row.id }],
    now,
  });
}
