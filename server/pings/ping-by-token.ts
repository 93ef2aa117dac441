import { Failure } from '../http/failure.ts';
import type { Call } from '../http/route.ts';
import { findToken } from '../tokens/tokens.service.ts';
import { findPing, type PingRow } from './pings.repository.ts';
import { answerPurpose } from './pings.service.ts';
import { settlePing } from './pings.ticks.ts';

/** @throws Failure link_invalid for a secret that isn't this ping's or was taken back; link_expired */
export async function pingByToken(context: Pick<Call, 'tx' | 'now'>, id: string, secret: string): Promise<PingRow> {
  const { tx, now } = context;
  const token = await findToken(tx, { purpose: answerPurpose, token: secret, now });
  const found = token?.subject_id === id && token.state !== 'void' ? await findPing(tx, id) : undefined;
  const row = found ? await settlePing(tx, found, now) : undefined;
  if (!token || !row) throw new Failure('link_invalid');
  if (token.state === 'expired' && row.status === 'pending') throw new Failure('link_expired');
  return row;
}
