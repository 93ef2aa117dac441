import type { Config } from '../config.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Maker } from '../mail/making-anew.ts';
import { queueMail, withdrawMails } from '../mail/outbox.ts';
import { deviceOrigin } from '../mail/slots.ts';
import { Failure } from '../http/failure.ts';
import type { Deps } from '../deps.ts';
import type { SessionCall } from '../session/sessions.service.ts';
import { endSessions } from '../session/sessions.repository.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { findToken, mintToken, useToken, voidTokens } from '../tokens/tokens.service.ts';
import { staffInvitation } from '../users/staff-invitation.ts';
import { findActiveUser, findOwner, type LoginUser, storePassword } from '../users/users.repository.ts';
import { passwordResetMail } from './authentication.mails.ts';
import { withDecoy } from './decoy.ts';
import { knownOwner } from './login.service.ts';
import { countAsking, forgetTries } from './login-tries.ts';
import { tellPasswordChanged } from './password-changed.service.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';

const purpose = 'password_reset';
const lifetime = 60 * 60_000;
/** Stands in for the user of an unknown address. */
const nobody = {
  id: '00000000-0000-7000-8000-000000000000',
  type: 'applicant',
  firstname: 'Nobody',
  lastname: '',
  email: 'nobody@example.org',
  locale: 'en',
} as const;

type Part = SessionCall & { readonly deps: Deps };

/** A fresh link, and the mail that carries it. Earlier ones work until it has gone out. */
async function resetMail(
  tx: TenantTx,
  user: Pick<LoginUser, 'id' | 'type' | 'firstname' | 'lastname' | 'locale'>,
  { tenant, config, now }: { readonly tenant: TenantRow; readonly config: Config; readonly now: Date },
) {
  const token = await mintToken(tx, { purpose, subject_id: user.id, ttl_ms: lifetime, now });
  return {
    message: passwordResetMail(user, tenant, tenantUrl(config, tenant, `/password/reset#token=${token}`)),
    valid_until: new Date(now.getTime() + lifetime),
    carries: token,
  };
}

/** Makes the mail anew that waited for longer than its link would have worked. */
export const makeResetMail =
  (config: Config): Maker =>
  async (tx, userId, tenant, now) => {
    const user = await findActiveUser(tx, userId);
    return user && { ...(await resetMail(tx, user, { tenant, config, now })), address: user.email };
  };

/** Mails a link to the owner of a verified address; for any other the same work is done and taken back. */
export async function sendResetLink(call: Part, email: string): Promise<void> {
  const { tx, tenant, now, deps, request } = call;
  const owner = await findOwner(tx, email);
  const found = owner?.account === 'active' ? owner : undefined;
  const user = found ?? nobody;
  const device = knownOwner(call, found);
  await countAsking(tx, { network: request.network, email, known: device }, deps.limitScale ?? 1, now);
  await withDecoy(tx, found === undefined, async () => {
    const { locale, firstname } = user;
    await queueMail(tx, {
      kind: 'password_reset',
      to: { name: `${firstname} ${user.lastname}`.trim(), address: user.email },
      locale,
      tenant,
      ...(await resetMail(tx, user, { tenant, config: deps.config, now })),
      subject_id: user.id,
      origin: device === undefined ? request.network : deviceOrigin(device),
      now,
    });
  });
}

/** Sets a new password by a link's token and ends every session. Throws `link_invalid`, `link_expired`, `link_used`, `validation`. */
export async function resetPassword(
  call: Part,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { tx, tenant, now, request, reply } = call;
  const link =
    (await findToken(tx, { purpose, token, now })) ?? (await findToken(tx, { purpose: staffInvitation, token, now }));
  if (!link || link.state === 'void') throw new Failure('link_invalid');
  if (link.state === 'used') throw new Failure('link_used');
  if (link.state === 'expired') throw new Failure('link_expired');
  const user = await findActiveUser(tx, link.subject_id);
  if (!user) throw new Failure('link_invalid');
  refuseCommonPassword(password, [user.firstname, user.lastname, user.email.split('@')[0] ?? '']);
  if (!(await useToken(tx, link.id, now))) throw new Failure('link_used');
  await voidTokens(tx, purpose, user.id, now);
  await voidTokens(tx, staffInvitation, user.id, now);
  await withdrawMails(tx, user.id, ['password_reset', 'staff_invitation']);
  await storePassword(tx, user.id, await hashPassword(password), now);
  await endSessions(tx, user.id);
  // Whoever holds the mail's link is the owner, and this browser theirs.
  request.server.browserCookies.setKnownDevice(request, reply, tenant, user.id);
  await forgetTries(tx, { network: request.network, email: user.email });
  await tellPasswordChanged(call, user, 'password_reset');
}
