import {
  resendVerification,
  verificationState,
  verifyEmail,
} from '../../contract/authentication/authentication.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { openSession } from '../session/sessions.service.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { guessesLeft } from './address-guesses.ts';
import { lockUser, readUser, recentCodes } from './verification.repository.ts';
import { readState, sendCode } from './verification.service.ts';
import { resendAt, triesToday } from './verification.state.ts';
import { verifyUser } from './verify-user.ts';
import { followLanguage } from '../users/followed-language.ts';

export function verificationRoutes(route: Route): void {
  route(verificationState, async ({ tx, actor, request, now }) => {
    const user = await readUser(tx, actor.user_id);
    return { data: await readState(tx, user, request.network, now) };
  });

  route(verifyEmail, async (call) => {
    const { tx, actor, body, request, now } = call;
    const user = await verifyUser(tx, actor.user_id, { code: body.code, network: request.network, now });
    await endSessions(tx, user.id);
    await followLanguage(call, user);
    await openSession(call, user);
    return undefined;
  });

  route(resendVerification, async ({ tx, tenant, actor, deps, request, now }) => {
    const user = await lockUser(tx, actor.user_id);
    if (user.verification === 'verified') throw new Failure('already_verified');
    const codes = await recentCodes(tx, user.id, now);
    const next = resendAt(codes);
    const left = await guessesLeft(tx, { email: user.email, network: request.network }, now);
    if (triesToday(codes, left) === 0 || (next && next > now)) {
      throw new Failure('resend_too_early', { retryAfter: next ? (next.getTime() - now.getTime()) / 1000 : 60 });
    }
    await sendCode({ tx, tenant, config: deps.config, network: request.network, now }, user);
    return { data: await readState(tx, user, request.network, now) };
  });
}
