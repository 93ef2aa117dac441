import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';

const day = 24 * 60 * 60_000;

/** Who got which mail is nobody's business for ever: a month for what was sent, three for what staff may have to look into. */
const old = (now: Date) => {
  const before = (days: number): Date => new Date(now.getTime() - days * day);
  return sql<SqlBool>`((status in ('sent', 'suppressed') and created_at < ${before(30)})
    or (status = 'failed' and created_at < ${before(90)}))`;
};
export const oldMailsDue = (now: Date): Due => anyIn('mails', old(now));

export async function purgeMails(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('mails').where(old(now)).execute();
}
