import type { Login } from '../../contract/authentication/authentication.schema.ts';
import { deletionOf, isKept, keepAccount } from '../account/scheduled-deletion.ts';
import { Failure } from '../http/failure.ts';
import { openSession, type SessionCall } from '../session/sessions.service.ts';
import { findOwner, findUnverifiedByEmail, type LoginUser, markLogin } from '../users/users.repository.ts';
import { countTry, forgetTries, type Guesser } from './login-tries.ts';
import { matchesPassword } from './passwords.ts';
import { followLanguage } from '../users/followed-language.ts';

type Candidates = readonly (LoginUser | undefined)[];

/** The verified user of the address and whoever registered with it last, whether or not they are there. */
const candidates = async ({ tx }: SessionCall, email: string): Promise<Candidates> => [
  await findOwner(tx, email),
  await findUnverifiedByEmail(tx, email),
];

/** One hash for each kind of user, found or not: the time tells nothing. */
async function whoMatches(users: Candidates, password: string): Promise<LoginUser | undefined> {
  const matches = await Promise.all(users.map((user) => matchesPassword(user?.password_hash, password)));
  return users.find((_, index) => matches[index]);
}

/** The owner, where this browser is theirs. Whoever merely registered with the address is no owner and has no say. */
export const knownOwner = (
  { request, tenant }: SessionCall,
  owner: Pick<LoginUser, 'id'> | undefined,
): string | undefined =>
  owner && request.server.browserCookies.isKnownDevice(request, tenant, owner.id) ? owner.id : undefined;

/**
 * Opens a session, or throws `validation` at `email`, the same for a wrong address and a wrong password. The right
 * password of an account that is being deleted is told so, or takes the deletion back where it says `keep_account`.
 * @throws Failure validation, too_many_requests, deletion_scheduled (with `until`)
 */
export async function logIn(call: SessionCall, credentials: Login, limitScale: number): Promise<void> {
  const { tx, now, request } = call;
  const users = await candidates(call, credentials.email);
  const guesser: Guesser = {
    network: request.network,
    email: credentials.email,
    known: knownOwner(call, users[0]),
  };
  await countTry(tx, guesser, limitScale, now);
  const user = await whoMatches(users, credentials.password);
  const isInactive = user?.account === 'inactive' && !(await isKept(tx, user.id));
  const until = user && isInactive ? await deletionOf(tx, user.id, now) : undefined;
  if (!user || (isInactive && !until)) {
    throw new Failure('validation', { errors: { email: [{ rule: 'credentials' }] }, keep: true });
  }
  // whoever merely registered with the address may log in, and has no say over guesses at its owner's password
  if (user.id === users[0]?.id) await forgetTries(tx, guesser);
  if (until && !credentials.keep_account) {
    throw new Failure('deletion_scheduled', { meta: { until: until.toISOString() }, keep: true });
  }
  if (until) await keepAccount(call, user);
  await markLogin(tx, user.id, now);
  await followLanguage(call, user);
  await openSession(call, user);
}
