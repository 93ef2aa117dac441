import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../contract/kit/roles.ts';
import { countNoise } from '../audit/noise.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Actor } from '../http/route.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findSessionFacts } from '../users/me.repository.ts';
import { markLogin } from '../users/users.repository.ts';
import { meOf, stageOf } from '../users/me.service.ts';
import { sessionLimits } from './session-limits.ts';
import {
  deleteSessionBySecret,
  insertSession,
  isActive,
  type OpenedBy,
  secretHash,
  touchSession,
} from './sessions.repository.ts';

/** The parts of a call that sessions need; every `Call` has them. */
export interface SessionCall {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A session's end is moved at most this often, in milliseconds. */
const touchEvery = 60_000;

/** That an applicant is still here is kept at most this often, in milliseconds. */
const hereEvery = 86_400_000;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** Of a handover: by which, from which session, and until when. */
interface HandedOver extends OpenedBy {
  readonly ends_at: Date;
}

/**
 * Opens a session and sets its cookies: a new id and a new CSRF token, never the ones the browser came with,
 * whose session ends. For login, registration, verification and password change, from the first of which the browser is
 * a known one. Returns the session's id.
 */
export async function openSession(
  call: SessionCall,
  user: { id: string; type: Role },
  handedOver?: HandedOver,
): Promise<string> {
  const { tx, tenant, now, request, reply } = call;
  const cookies = request.server.browserCookies;
  const former = cookies.sessionSecret(request);
  if (former !== undefined) await deleteSessionBySecret(tx, former);
  const { idle, absolute } = sessionLimits[user.type];
  const secret = cookies.newSecret(tenant);
  const ends_at = handedOver?.ends_at ?? later(now, absolute);
  const times = { expires_at: earlier(later(now, idle), ends_at), ends_at };
  const user_agent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const id = await insertSession(tx, { secret, user_id: user.id, user_agent, now, ...handedOver, ...times });
  cookies.setSession(reply, tenant, secret, { ...times, role: user.type });
  if (!handedOver) cookies.setKnownDevice(request, reply, tenant, user.id);
  return id;
}

/** Ends the browser's own session and takes its cookies. */
export async function closeSession({ tx, request, reply }: SessionCall): Promise<void> {
  const cookies = request.server.browserCookies;
  const secret = cookies.sessionSecret(request);
  if (secret !== undefined) await deleteSessionBySecret(tx, secret);
  cookies.clearSession(reply);
}

export const isStillActive = isActive;

/** Who is calling, by the session cookie; moves the session's idle end. Undefined for guests. */
export async function findActor(call: SessionCall): Promise<Actor | undefined> {
  const { tx, tenant, now, request, reply } = call;
  const cookies = request.server.browserCookies;
  const secret = cookies.sessionSecret(request);
  if (secret === undefined) return undefined;
  if (!cookies.belongsTo(secret, tenant)) {
    await countNoise(tx, 'foreign_host', now);
    return undefined;
  }
  const facts = await findSessionFacts(tx, secretHash(secret), now);
  if (!facts) return undefined;
  if (now.getTime() - facts.last_seen_at.getTime() >= touchEvery) {
    const expires_at = earlier(later(now, sessionLimits[facts.type].idle), facts.ends_at);
    await touchSession(tx, facts.session_id, now, expires_at);
    cookies.setSession(reply, tenant, secret, { expires_at, ends_at: facts.ends_at, role: facts.type });
    // applicants stay logged in for months: who comes by is no more to be erased than who logs in
    if (facts.type === 'applicant' && now.getTime() - (facts.last_login_at?.getTime() ?? 0) >= hereEvery)
      await markLogin(tx, facts.id, now);
  }
  return {
    user_id: facts.id,
    type: facts.type,
    session_id: facts.session_id,
    stage: stageOf(meOf(facts, tenant, now)),
    locale: facts.locale,
    ...(facts.applicant_id && { applicant_id: facts.applicant_id }),
    ...(facts.employee_id && { employee_id: facts.employee_id }),
    ...(facts.organization_id && { organization_id: facts.organization_id }),
    ...(facts.handover_id && { handover_id: facts.handover_id }),
  };
}
