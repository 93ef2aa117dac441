import type { TenantTx } from '../db/scope.ts';

const day = 24 * 60 * 60_000;

/** Who got which mail is nobody's business for ever: a month for what was sent, three for what staff may have to look into. */
export async function purgeMails(tx: TenantTx, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * day);
  await tx
    .deleteFrom('mails')
    .where((where) =>
      where.or([
        where.and([where('status', 'in', ['sent', 'suppressed']), where('created_at', '<', before(30))]),
        where.and([where('status', '=', 'failed'), where('created_at', '<', before(90))]),
      ]),
    )
    .execute();
}
