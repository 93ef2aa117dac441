import type { ReceivedRecommendation } from '../../contract/recommendations/recommendations.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { recommendationLifecycle } from '../../machines/recommendations/recommendation.lifecycle.ts';
import { actionOf } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, moveRecord } from '../kit/records.ts';
import { findReceived, setHidden } from './recommendations.repository.ts';
import { recommendationRecords } from './recommendations.service.ts';

/** What companies say about somebody, for them to read. */
export async function receivedRecommendations(tx: TenantTx, applicantId: string): Promise<ReceivedRecommendation[]> {
  const rows = await findReceived(tx, applicantId);
  return rows.map(({ id, organization, note, status, created_at }) => ({
    id,
    organization,
    note,
    shown: status === 'accepted',
    created_at: created_at.toISOString(),
  }));
}

/** Hides one from every company, or shows it again. @throws Failure not_found, transition_not_allowed */
export async function setShown(call: Caller, applicantId: string, id: string, shown: boolean): Promise<void> {
  const { tx, now } = call;
  const row = (await findReceived(tx, applicantId)).find((one) => one.id === id);
  if (!row) throw new Failure('not_found');
  const event = shown ? 'show' : 'withdraw';
  const possible = eventsFor(recommendationLifecycle, row.status, 'applicant');
  await moveRecord(tx, actionOf(call), recommendationRecords, row, { event, possible });
  await setHidden(tx, id, shown ? null : now);
}
