import type { OwnSession } from '../../contract/account/account.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { Actor } from '../http/route.ts';
import { closeSession } from '../session/sessions.service.ts';
import { deleteSession, listSessionsOf } from './account.repository.ts';
import type { OwnCall } from './own-password.ts';

/** The caller's browsers, this one marked. */
export async function ownSessions(tx: TenantTx, actor: Actor, now: Date): Promise<OwnSession[]> {
  const rows = await listSessionsOf(tx, actor.user_id, now);
  return rows.map(({ id, user_agent, created_at, last_seen_at, expires_at }) => ({
    id,
    user_agent,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    expires_at: expires_at.toISOString(),
    current: id === actor.session_id,
  }));
}

/** Logs one of the caller's browsers out; ending the own one is a logout. @throws Failure not_found */
export async function endOwnSession(call: OwnCall, id: string): Promise<void> {
  if (id === call.actor.session_id) return closeSession(call);
  if (!(await deleteSession(call.tx, call.actor.user_id, id))) throw new Failure('not_found');
}
