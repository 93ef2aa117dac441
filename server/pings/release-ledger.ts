import { recordConsent } from '../consents/consents.service.ts';
import type { TenantTx } from '../db/scope.ts';
import type { PingRow } from './pings.repository.ts';
import type { PingAction } from './release.ts';

const kinds: Readonly<Record<string, 'accepted' | 'revoked'>> = { accept: 'accepted', withdraw: 'revoked' };

/** A release is an act of consent of its own: the yes and what takes it back each have a row in the ledger. */
export async function recordRelease(tx: TenantTx, ping: PingRow, event: string, action: PingAction): Promise<void> {
  const kind = kinds[event];
  if (!kind) return;
  const isGuardian = action.actor_kind === 'guardian' || (kind === 'revoked' && action.withdrawn_by === 'guardian');
  await recordConsent(tx, {
    act: 'release',
    applicant_id: ping.applicant_id,
    ...(isGuardian ? { legal_contact_id: action.legal_contact_id } : {}),
    ping_id: ping.id,
    kind,
    given_by: isGuardian ? 'guardian' : 'applicant',
    reason: event,
    locale: action.locale ?? ping.applicant_locale,
    now: action.now,
  });
}
