import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { type BounceHandler, deliverDue, mailsDue } from '../mail/delivery.ts';
import type { MailKind } from '../mail/kinds.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Maker } from '../mail/making-anew.ts';
import { listTenants } from '../tenants/tenants.repository.ts';
import { startBoss } from './boss.ts';
import { tenantsWith } from './in-each-tenant.ts';

type RunningBoss = Awaited<ReturnType<typeof startBoss>>;

/** Between two tries to start. */
const longestWaitMs = 30_000;

/** Resolves with the work, or after a time without it. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Housekeeping at a time: looks for what has fallen due and does it; running it twice does it once. */
export type MinuteHandler = (db: Database, now: Date) => Promise<void>;

export interface Jobs {
  /** Registers housekeeping under a name of its own, before `start`. */
  everyMinute(name: string, handler: MinuteHandler): void;
  /** Says how a kind of mail is made at the time of sending, for those that waited past their validity. */
  makesAnew(kind: MailKind, maker: Maker): void;
  /** Says what else happens where an address takes no mail any more. */
  onBounce(handler: BounceHandler): void;
  /** One handler, now; tests use it. @throws RangeError when there is none of this name */
  run(name: string, now: Date): Promise<void>;
  /**
   * All handlers in order, then the mails. One that fails doesn't keep the others from running.
   * @throws AggregateError at the end, when any failed
   */
  tick(now: Date): Promise<void>;
  /**
   * Sends every mail that is due at `now`, in all tenants. One that fails is told, and keeps no other from its turn.
   * @throws AggregateError at the end, when any failed
   */
  deliverMails(now: Date): Promise<void>;
  /**
   * Lets pg-boss call `tick` once a minute and deliver mails as they are queued; call it after listening. A start that
   * fails is told and tried again, until it works or `stop` is called.
   */
  start(): Promise<void>;
  /** False from `start` on until this process really takes part. */
  isReady(): boolean;
  /**
   * Waits for a start under way and for what is in hand; begins nothing new. A mail server that says nothing is not
   * waited for: its mail stays claimed, and goes out again when the claim has run out.
   */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly onError: (error: unknown, job: string) => void;
  /** How long `stop` waits for what is in hand, in milliseconds; 6 s unless said otherwise. */
  readonly patienceMs?: number;
}

export function createJobs({ db, clock, config, mailer, onError, patienceMs = 6_000 }: JobsOptions): Jobs {
  const handlers = new Map<string, MinuteHandler>();
  const makers = new Map<MailKind, Maker>();
  let onBounce: BounceHandler = async () => undefined;
  const inHand = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  let starting: Promise<RunningBoss | undefined> | undefined;
  const halted = (): boolean => stopping.signal.aborted;
  let running = false;

  /** What is begun is waited for at the end. */
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    const settled: Promise<unknown> = work.then(
      () => inHand.delete(settled),
      () => inHand.delete(settled),
    );
    inHand.add(settled);
    return work;
  };

  const onBroken = (error: unknown): void => onError(error, 'mails');
  const deliver = async (now: Date, only?: readonly string[]): Promise<void> => {
    const failures: unknown[] = [];
    for (const tenant of only ? await listTenants(db, only) : await tenantsWith(db, mailsDue(now))) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one tenant after the other
        await deliverDue({ db, config, mailer, makers, onBounce, onBroken, halted }, tenant, now);
      } catch (error) {
        onError(error, 'mails');
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some tenants’ mails failed.');
  };

  const startPatiently = async (): Promise<RunningBoss | undefined> => {
    for (let wait = 1_000; !halted(); wait = Math.min(2 * wait, longestWaitMs)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        return await startBoss(db, {
          mails: (tenantIds) => tracked(deliver(clock.now(), tenantIds)),
          tick: () => tracked(jobs.tick(clock.now()).catch(() => undefined)),
          error: (error) => onError(error, 'pg-boss'),
        });
      } catch (error) {
        onError(error, 'start');
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const jobs: Jobs = {
    everyMinute: (name, handler) => {
      if (handlers.has(name)) throw new RangeError(`There are two jobs named ${name}.`);
      handlers.set(name, handler);
    },
    makesAnew: (kind, maker) => void makers.set(kind, maker),
    onBounce: (handler) => {
      onBounce = handler;
    },
    run: async (name, now) => {
      const handler = handlers.get(name);
      if (!handler) throw new RangeError(`There is no job named ${name}.`);
      await handler(db, now);
    },
    tick: async (now) => {
      const failures: unknown[] = [];
      for (const [name, handler] of [...handlers, ['mails', (_db: Database, at: Date) => deliver(at)] as const]) {
        if (halted()) break;
        try {
          // oxlint-disable-next-line no-await-in-loop -- later ones may build on earlier ones
          await handler(db, now);
        } catch (error) {
          onError(error, name);
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some jobs failed.');
    },
    deliverMails: (now) => tracked(deliver(now)),
    start: async () => {
      if (halted()) return;
      starting = startPatiently();
      running = (await starting) !== undefined;
      if (running) await tracked(deliver(clock.now()));
    },
    isReady: () => starting === undefined || running,
    stop: async () => {
      stopping.abort();
      const ended = starting?.then((boss) => boss?.stop()).catch(() => undefined);
      await atMost(patienceMs, Promise.all([ended, ...inHand]));
      await mailer.close();
    },
  };
  return jobs;
}
