import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import { idSchema } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { Failure } from './failure.ts';

export interface KeyedRequest {
  readonly key: string;
  readonly endpoint: string;
  /** Path and body as sent. */
  readonly content: unknown;
  readonly userId: string;
  readonly now: Date;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const keyForm = /^[\w-]{8,80}$/;

/** The header's value; `validation` for one that can't be a key, undefined where none was sent. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && keyForm.test(header)) return header;
  throw new Failure('validation', { errors: { 'Idempotency-Key': [{ rule: 'regex' }] } });
}

/**
 * Runs `work` once per key and user: the same request again gets the same answer, another one under the key is
 * `idempotency_key_reused`, one that is still running `request_in_flight`. A failure leaves the key free.
 */
export async function once(tx: TenantTx, request: KeyedRequest, work: () => Promise<Answer>): Promise<Answer> {
  const { key, endpoint, userId, now } = request;
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${currentTenant}::text || ${userId} || ${key}, 0)) as free`.execute(
    tx,
  );
  if (!rows[0]?.free) throw new Failure('request_in_flight', { retryAfter: 1 });
  const hash = createHash('sha256').update(JSON.stringify(request.content)).digest();
  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'status', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) {
    if (known.endpoint !== endpoint || !hash.equals(known.body_hash)) throw new Failure('idempotency_key_reused');
    return { status: known.status ?? 200, body: known.response ?? undefined };
  }
  const answer = await work();
  await tx
    .insertInto('idempotency_keys')
    .values({
      tenant_id: currentTenant,
      user_id: userId,
      key,
      endpoint,
      body_hash: hash,
      status: answer.status,
      response: answer.body === undefined ? null : JSON.stringify(answer.body),
      subject_id: subjectOf(answer.body),
      created_at: now,
    })
    .execute();
  return answer;
}

/** The record in an answer to a request that created one. */
function subjectOf(body: unknown): string | null {
  const answer = v.safeParse(v.object({ data: v.object({ id: idSchema }) }), body);
  return answer.success ? answer.output.data.id : null;
}

/** What a key would answer again about a record: the next request with that key is a new one. */
export async function dropReplays(tx: TenantTx, subjectId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('subject_id', '=', subjectId).execute();
}

/** Keys count for a day. */
const old = (now: Date) => sql<SqlBool>`created_at < ${new Date(now.getTime() - 86_400_000)}`;
export const keysDue = (now: Date): Due => anyIn('idempotency_keys', old(now));

export async function purgeKeys(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where(old(now)).execute();
}
