import type { Verification } from '../../contract/organizations/verifying.schema.ts';
import type { Undo } from '../../contract/kit/undo.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { heldUntil, keepBulkAction } from '../bulk-actions/bulk-actions.service.ts';
import { type Caller, lockOrganization } from '../kit/records.ts';
import { countUnverified, findOrganization } from './organizations.repository.ts';
import { organizationRecords, readersOf } from './organizations.service.ts';
import { moveOrganization } from './staff.service.ts';

/** How many wait to be verified. */
export const unverifiedCompanies = countUnverified;

/**
 * What becomes of these companies; with `verify`, they are verified, each as it is by itself, and told once it can't be
 * taken back any more. One that isn't there is left out, and one that can't be keeps no other from it.
 */
export async function verifications(
  call: Caller,
  ids: readonly string[],
  verify: boolean,
): Promise<{ data: Verification[]; undo: Undo }> {
  const { tx, actor, now } = call;
  const wanted = [...new Set(ids)].toSorted();
  // two members with the same choice go one after the other, so that nobody is told twice
  if (verify) for (const id of wanted) await lockOrganization(tx, id); // oxlint-disable-line no-await-in-loop -- in order
  const all: Verification[] = [];
  for (const organization_id of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const row = await findOrganization(tx, organization_id);
    if (!row) continue;
    const { name, status, deletes_at } = row;
    const isWaiting =
      deletes_at === null && eventsFor(organizationRecords.lifecycle, status, actor.type).includes('verify');
    // oxlint-disable-next-line no-await-in-loop -- as above
    const readers = isWaiting ? await readersOf(tx, organization_id) : [];
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (isWaiting && verify) await moveOrganization(call, row, { event: 'verify', send_at: heldUntil(now) });
    const named = actor.handover_id === undefined ? readers : [];
    const to = named.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
    all.push({ organization_id, name, refused: isWaiting ? null : 'not_waiting', to, told: readers.length });
  }
  if (!verify) return { data: all, undo: null };
  const items = all
    .filter(({ refused }) => refused === null)
    .map((one) => ({ id: one.organization_id, before: { status: 'created' } as const }));
  return { data: all, undo: await keepBulkAction(call, 'verify', items) };
}
