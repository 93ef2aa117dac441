import type { Author, Role } from '../../contract/kit/roles.ts';
import type { AuditEntry } from './audit.ts';

/** Who acts, for the lifecycle's author and the audit row. A guardian acts as the system. */
export interface Action {
  readonly author: Author;
  readonly actor_kind: AuditEntry['actor_kind'];
  readonly actor_id?: string;
  readonly reason?: string;
  readonly request_id?: string;
  readonly now: Date;
}

/** As much of a call as says who makes it. */
interface Calling {
  readonly actor: { readonly type: Role; readonly user_id: string };
  readonly now: Date;
  readonly request: { readonly id: string };
}

/** The caller as the author. */
export const actionOf = ({ actor, now, request }: Calling, reason?: string): Action => ({
  author: actor.type,
  actor_kind: actor.type,
  actor_id: actor.user_id,
  now,
  request_id: request.id,
  ...(reason ? { reason } : {}),
});

/** Whose reasons the log keeps: others' are about people, and the log outlives them. */
const accountable: readonly AuditEntry['actor_kind'][] = ['administrator', 'tenant_member', 'system'];

/** The part of an action that its audit row keeps. */
export function trace({
  actor_kind,
  actor_id,
  reason,
  request_id,
  now,
}: Action): Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'reason' | 'request_id' | 'now'> {
  return {
    actor_kind,
    now,
    ...(actor_id === undefined ? {} : { actor_id }),
    ...(reason !== undefined && accountable.includes(actor_kind) ? { reason } : {}),
    ...(request_id === undefined ? {} : { request_id }),
  };
}

/** What an audit row says of the caller as the author. */
export const byCaller = (call: Calling) => trace(actionOf(call));
