import type { OpenDeletion } from '../../contract/pings/open-deletions.schema.ts';
import type { openDeletionEvents } from '../../contract/pings/open-deletions.schema.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, lockOrganization } from '../kit/records.ts';
import { readersOf } from '../organizations/organizations.service.ts';
import { queueDeletionReminder } from './open-deletions.mails.ts';
import {
  closeRequest,
  countOpenDeletions,
  deletionLimit,
  findOpenDeletion,
  findOpenOf,
  noteReminder,
  type OpenDeletionRow,
} from './open-deletions.repository.ts';

/** How many wait for staff. */
export const openDeletionsWaiting = countOpenDeletions;

/** As staff read it. */
export function openDeletionView(row: OpenDeletionRow, { now }: Pick<Caller, 'now'>): OpenDeletion {
  const limit = deletionLimit(now);
  const last = row.company_reminded_at;
  const wasReminded = last !== null && last > limit;
  const unreminded = wasReminded ? 'lately' : row.has_readers ? null : 'nobody';
  const isOver = row.confirmed_at !== null || row.closed_at !== null;
  return {
    id: row.id,
    organization: { id: row.organization_id, name: row.organization_name },
    name: row.name,
    because: row.ping_id === null ? 'erased' : 'withdrawn',
    requested_at: row.requested_at.toISOString(),
    overdue: row.requested_at <= limit,
    reminded_at: last?.toISOString() ?? null,
    unreminded,
    events: isOver ? [] : unreminded === null ? ['remind', 'close'] : ['close'],
  };
}

async function rowOf({ tx }: Caller, id: string): Promise<OpenDeletionRow> {
  const row = await findOpenDeletion(tx, id);
  if (!row) throw new Failure('not_found');
  return row;
}

/** Everybody of the company reads one mail about all that it owes, in their language. */
async function remind(call: Caller, { organization_id, organization_name }: OpenDeletionRow): Promise<void> {
  const { tx, now } = call;
  const open = await findOpenOf(tx, organization_id);
  const about = { organization_id, organization: organization_name, names: open.map(({ name }) => name) };
  for (const reader of await readersOf(tx, organization_id)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await queueDeletionReminder(call, reader, about);
  }
  await noteReminder(
    tx,
    open.map(({ id }) => id),
    now,
  );
}

interface Move {
  readonly event: (typeof openDeletionEvents)[number];
  readonly reason?: string | undefined;
}

/** What staff do about one. @throws Failure transition_not_allowed, validation where it is closed without a reason */
export async function moveOpenDeletion(call: Caller, id: string, { event, reason }: Move): Promise<OpenDeletion> {
  const { tx, now } = call;
  // two who remind the same company go one after the other, so that it gets one mail
  await lockOrganization(tx, (await rowOf(call, id)).organization_id);
  const row = await rowOf(call, id);
  const { events } = openDeletionView(row, call);
  if (!events.includes(event)) throw new Failure('transition_not_allowed', { meta: { events } });
  if (event === 'close' && !reason) throw new Failure('validation', { errors: { reason: [{ rule: 'required' }] } });
  if (event === 'remind') await remind(call, row);
  else await closeRequest(tx, id, now);
  const why = event === 'close' && reason !== undefined ? { reason } : {};
  await audit(tx, { ...byCaller(call), subject_type: 'DeletionRequest', subject_id: id, event, ...why });
  return openDeletionView(await rowOf(call, id), call);
}
