import { audit } from '../audit/audit.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import type { SessionCall } from '../session/sessions.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { LoginUser } from '../users/users.repository.ts';
import { passwordChangedMail } from './authentication.mails.ts';

/** Leaves the trace of a new password and tells its owner, who may not have been the one to set it. */
export async function tellPasswordChanged(
  { tx, tenant, now, request, deps }: SessionCall & { readonly deps: Deps },
  user: LoginUser,
  event: 'password_change' | 'password_reset',
): Promise<void> {
  await audit(tx, {
    actor_kind: user.type,
    actor_id: user.id,
    subject_type: 'User',
    subject_id: user.id,
    event,
    request_id: request.id,
    now,
  });
  const { locale, firstname } = user;
  await queueMail(tx, {
    kind: 'password_changed',
    to: { name: `${firstname} ${user.lastname}`.trim(), address: user.email },
    locale,
    tenant,
    message: passwordChangedMail(user, tenant, tenantUrl(deps.config, tenant, '/password/forgot'), now),
    subject_id: user.id,
    activities: [{ user_id: user.id }],
    now,
  });
}
