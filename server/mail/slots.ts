import type { Selectable } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import type { MailsTable } from '../db/tables-plumbing.ts';
import { mailKinds, type MailKind, type MailLimits, strangersLimits } from './kinds.ts';
import { earliestSlot } from './limits.ts';

type MailRow = Selectable<MailsTable>;

const dayMs = 24 * 60 * 60_000;

/** When mails counted together went to one recipient, in milliseconds, and when others wait to go. */
interface Taken {
  readonly gone: number[];
  readonly waiting: number[];
}

type Counted = Pick<MailRow, 'kind' | 'recipient_key' | 'origin'>;

/**
 * What a mail counts in. Where its asker is known, it counts with what else was asked from there, so that nobody uses up
 * another's; and what strangers asked for counts together once more, so that an inbox isn't flooded from many networks.
 */
function poolsOf({ kind, recipient_key, origin }: Counted): readonly { key: string; limits: MailLimits }[] {
  const own = { key: JSON.stringify([kind, recipient_key, origin]), limits: mailKinds[kind as MailKind].limits };
  if (origin === null || isOwnDevice(origin)) return [own];
  return [own, { key: JSON.stringify([kind, recipient_key]), limits: strangersLimits }];
}

/** Names a browser that the recipient is known by: what is asked there is nobody else's. */
export const deviceOrigin = (userId: string): string => `device ${userId}`;
const isOwnDevice = (origin: string): boolean => origin.startsWith('device ');

/** The first moment, `wanted` or later, with room in every pool. */
function firstFree(
  wanted: number,
  pools: readonly { readonly taken: readonly number[]; readonly limits: MailLimits }[],
): number {
  const next = Math.max(...pools.map(({ taken, limits }) => earliestSlot(wanted, taken, limits)));
  return next === wanted ? wanted : firstFree(next, pools);
}

/** When the mails of one day back went, and when others wait to go, for those that are due now. */
export class Slots {
  readonly #taken = new Map<string, Taken>();
  readonly #now: number;

  private constructor(now: Date) {
    this.#now = now.getTime();
  }

  /** One that is being sent counts as sent now. */
  static async around(tx: TenantTx, due: readonly MailRow[], now: Date): Promise<Slots> {
    const slots = new Slots(now);
    const rows = await tx
      .selectFrom('mails')
      .select(['kind', 'recipient_key', 'origin', 'attempts', 'sent_at', 'send_at'])
      .where('recipient_key', 'in', [...new Set(due.map((mail) => mail.recipient_key))])
      .where('kind', 'in', [...new Set(due.map((mail) => mail.kind))])
      .where((where) =>
        where.or([
          where.and([where('status', '=', 'sent'), where('sent_at', '>', new Date(now.getTime() - dayMs))]),
          where.and([where('status', '=', 'queued'), where('send_at', '>', now)]),
        ]),
      )
      .execute();
    for (const row of rows) {
      if (row.sent_at) slots.#note(row, 'gone', row.sent_at.getTime());
      else if (row.attempts > 0) slots.#note(row, 'gone', now.getTime());
      else slots.#note(row, 'waiting', row.send_at.getTime());
    }
    return slots;
  }

  /** Now, unless too many went already; then a later one that no other mail waits for. */
  take(mail: MailRow): Date {
    const pools = poolsOf(mail).map(({ key, limits }) => ({ limits, ...this.#at(key) }));
    const isFree =
      firstFree(
        this.#now,
        pools.map(({ gone, limits }) => ({ taken: gone, limits })),
      ) === this.#now;
    const all = pools.map(({ gone, waiting, limits }) => ({ taken: [...gone, ...waiting], limits }));
    const slot = isFree ? this.#now : firstFree(this.#now, all);
    this.#note(mail, isFree ? 'gone' : 'waiting', slot);
    return new Date(slot);
  }

  #note(mail: Counted, list: keyof Taken, time: number): void {
    for (const { key } of poolsOf(mail)) this.#at(key)[list].push(time);
  }

  #at(key: string): Taken {
    const known = this.#taken.get(key);
    if (known) return known;
    const fresh = { gone: [], waiting: [] };
    this.#taken.set(key, fresh);
    return fresh;
  }
}
