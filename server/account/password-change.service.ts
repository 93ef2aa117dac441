import { tellPasswordChanged } from '../authentication/password-changed.service.ts';
import { hashPassword, refuseCommonPassword } from '../authentication/passwords.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { openSession } from '../session/sessions.service.ts';
import { voidTokens } from '../tokens/tokens.service.ts';
import { storePassword } from '../users/users.repository.ts';
import { confirmOwnPassword, type OwnCall } from './own-password.ts';

/**
 * Sets a new password. This browser goes on with a new session and CSRF token, every other session and every
 * open reset link ends, and the owner is told by mail.
 */
export async function changePassword(
  call: OwnCall,
  input: { current_password: string; password: string },
): Promise<void> {
  const { tx, now } = call;
  const user = await confirmOwnPassword(call, input.current_password, 'current_password');
  refuseCommonPassword(input.password, [user.firstname, user.lastname, user.email.split('@')[0] ?? '']);
  await storePassword(tx, user.id, await hashPassword(input.password), now);
  await endSessions(tx, user.id, await openSession(call, user));
  await voidTokens(tx, 'password_reset', user.id, now);
  await withdrawMails(tx, user.id, ['password_reset']);
  await tellPasswordChanged(call, user, 'password_change');
}
