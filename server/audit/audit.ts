import type { Author } from '../../contract/kit/roles.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export interface AuditEntry {
  readonly actor_kind: Author | 'guardian';
  readonly actor_id?: string;
  /** Entity, as in the lifecycles: `LegalContact`, `Ping`, `Session` … */
  readonly subject_type: string;
  readonly subject_id: string;
  readonly event: string;
  readonly from?: string;
  readonly to?: string;
  /** Staff's or the system's. */
  readonly reason?: string;
  /** Names of the fields that changed, never their values. */
  readonly fields?: readonly string[];
  readonly request_id?: string;
  readonly now: Date;
}

/** Appends a row that nobody can change any more; call it in the transaction of the action. */
export async function audit(tx: TenantTx, entry: AuditEntry): Promise<void> {
  const { now } = entry;
  await tx
    .insertInto('audits')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      at: now,
      actor_kind: entry.actor_kind,
      actor_id: entry.actor_id ?? null,
      subject_type: entry.subject_type,
      subject_id: entry.subject_id,
      event: entry.event,
      status_from: entry.from ?? null,
      status_to: entry.to ?? null,
      reason: entry.reason ?? null,
      fields: entry.fields ? [...entry.fields] : null,
      request_id: entry.request_id ?? null,
    })
    .execute();
}
