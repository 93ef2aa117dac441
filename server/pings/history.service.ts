import { type History, mostOfHistory } from '../../contract/pings/history.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Viewer } from '../search/availability.ts';
import { findableBy, markOf } from '../search/marks.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findOwnWord, findPingsTo } from './history.repository.ts';
import { organizationPingView } from './pings.view.ts';
import { isReleased } from './release.ts';

/** @throws Failure not_found for whom the company can't find now */
export async function historyWith(
  tx: TenantTx,
  handle: string,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<History> {
  const applicantId = await findableBy(tx, handle, viewer, tenant);
  const rows = await findPingsTo(tx, viewer.organization_id, applicantId, mostOfHistory);
  return {
    messages: rows.map((row) => organizationPingView(row, now)),
    own_word: rows.some((row) => isReleased(row, now))
      ? await findOwnWord(tx, viewer.organization_id, applicantId)
      : null,
    mark: await markOf(tx, applicantId, viewer.organization_id),
  };
}
