import { ownedBy, type Caller } from '../kit/records.ts';
import { Failure } from '../http/failure.ts';
import { findPing, type PingRow, type PingScope, readPing } from './pings.repository.ts';
import { asSettled, settlePing } from './pings.ticks.ts';

export const scopeOf = (call: Pick<Caller, 'actor'>): PingScope =>
  call.actor.applicant_id ? { applicant_id: call.actor.applicant_id } : { organization_id: ownedBy(call) };

/** A ping of one's own, locked; another's is absent, and so is one the applicant has not been sent yet. */
export async function ownPing(call: Caller, id: string): Promise<PingRow> {
  const locked = await findPing(call.tx, id);
  const own = ifOwn(locked && (await settlePing(call.tx, locked, call.now)), call);
  if (!own) throw new Failure('not_found');
  return own;
}

/** The same for reading: it waits for nobody who writes. */
export async function readOwnPing(call: Caller, id: string): Promise<PingRow | undefined> {
  const row = await readPing(call.tx, id);
  return ifOwn(row && asSettled(row, call.now), call);
}

function ifOwn(row: PingRow | undefined, call: Caller): PingRow | undefined {
  const scope = scopeOf(call);
  const isOwn =
    'applicant_id' in scope
      ? row?.applicant_id === scope.applicant_id && row.sent_at !== null
      : row?.organization_id === scope.organization_id;
  return isOwn ? row : undefined;
}
