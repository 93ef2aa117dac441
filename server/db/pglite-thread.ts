import { Worker } from 'node:worker_threads';
import { refuseSecondConnection } from './open-transaction.ts';
import type { Operation, PlainError, QueryResult, Reply, Row, WorkerData } from './pglite-protocol.ts';

/** The embedded database's one connection, held by one user at a time. */
export interface PGliteSession {
  query<T = Row>(text: string, values?: readonly unknown[]): Promise<QueryResult<T>>;
  exec(text: string): Promise<QueryResult[]>;
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const bytea = 17;

function asError(plain: PlainError): Error {
  return Object.assign(new Error(plain.message), plain);
}

/** Byte strings lose their Buffer prototype between threads; PostgreSQL's client gives Buffers. */
function withBuffers<T>(result: QueryResult<T>): QueryResult<T> {
  const names = result.fields.filter((field) => field.dataTypeID === bytea).map((field) => field.name);
  if (names.length === 0) return result;
  const rows = result.rows.map((row) => {
    const copy = { ...row } as Row;
    for (const name of names) {
      const bytes = copy[name];
      if (bytes instanceof Uint8Array) copy[name] = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    return copy as T;
  });
  return { ...result, rows };
}

/**
 * PGlite in a worker thread. Single statements and whole sessions queue up first come, first served.
 * `query`, `exec` and `listen` have the shape that pg-boss's `fromPglite` takes.
 */
export class PGliteThread implements PGliteSession {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #last = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #dead: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: Reply) => this.#receive(message));
    worker.on('error', (error: Error) => this.#die(error));
    worker.on('exit', () => this.#die(new Error('The embedded database has stopped.')));
  }

  /** Starts the worker and the database in it; rejects with the reason when it can't start. */
  static async open(data: WorkerData): Promise<PGliteThread> {
    const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: data });
    const { promise: started, resolve, reject } = Promise.withResolvers<void>();
    worker.once('error', reject);
    worker.once('message', (message: Reply) =>
      message.kind === 'failed' ? reject(asError(message.error)) : resolve(),
    );
    try {
      await started;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    worker.off('error', reject);
    return new PGliteThread(worker);
  }

  query<T = Row>(text: string, values: readonly unknown[] = []): Promise<QueryResult<T>> {
    return this.#exclusive(() => this.#query<T>(text, values));
  }

  /** Several statements at once. When one fails, a transaction they began is rolled back before anyone else's turn. */
  exec(text: string): Promise<QueryResult[]> {
    return this.#exclusive(async () => {
      try {
        return await this.#exec(text);
      } catch (error) {
        await this.#exec('rollback');
        throw error;
      }
    });
  }

  /** Calls back for each NOTIFY on the channel; returns the end of it. */
  async listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(callback);
    if (listeners.size === 1) await this.#exclusive(() => this.#send({ op: 'listen', text: channel }));
    return async () => {
      listeners.delete(callback);
      if (listeners.size === 0 && !this.#dead)
        await this.#exclusive(() => this.#send({ op: 'unlisten', text: channel }));
    };
  }

  /** The connection for oneself alone until `release`; for transactions. */
  acquire(): Promise<PGliteSession & { release(): void }> {
    return new Promise((resolve, reject) => {
      this.#exclusive(
        () =>
          new Promise<void>((release) => {
            resolve({
              query: (text, values = []) => this.#query(text, values),
              exec: (text) => this.#exec(text),
              release,
            });
          }),
      ).catch(reject);
    });
  }

  /** The whole database as a folder image, to begin another one with. */
  dump(): Promise<Uint8Array> {
    return this.#exclusive(() => this.#send({ op: 'dump' })) as Promise<Uint8Array>;
  }

  /** Waits for its turn, closes the database and ends the thread. */
  async close(): Promise<void> {
    if (this.#dead) return;
    await this.#exclusive(() => this.#send({ op: 'close' }));
    await this.#worker.terminate();
  }

  async #query<T>(text: string, values: readonly unknown[]): Promise<QueryResult<T>> {
    return withBuffers((await this.#send({ op: 'query', text, values })) as QueryResult<T>);
  }

  async #exec(text: string): Promise<QueryResult[]> {
    return ((await this.#send({ op: 'exec', text })) as QueryResult[]).map(withBuffers);
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    try {
      refuseSecondConnection();
    } catch (error) {
      return Promise.reject(error);
    }
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #send(operation: Operation): Promise<unknown> {
    if (this.#dead) return Promise.reject(this.#dead);
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#pending.set(this.#last, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      this.#worker.postMessage({ ...operation, id: this.#last });
    });
  }

  #receive(message: Reply): void {
    if (message.kind === 'notification') {
      for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.payload);
    } else if (message.kind === 'result' || message.kind === 'error') {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.kind === 'result') pending?.resolve(message.value);
      else pending?.reject(asError(message.error));
    }
  }

  #die(reason: Error): void {
    this.#dead ??= reason;
    for (const pending of this.#pending.values()) pending.reject(this.#dead);
    this.#pending.clear();
  }
}
