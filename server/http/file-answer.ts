import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * A file that is written while it is read: whoever reads slowly is waited for, and whoever goes away ends it. Its pieces
 * come outside the request's transaction, so that no connection waits for a reader.
 */
export class FileAnswer {
  /** Plain: small letters, digits, hyphens and a dot. */
  readonly name: string;
  readonly type: string;
  readonly #pieces: AsyncGenerator<string>;
  #first: IteratorResult<string> | undefined;

  constructor(name: string, type: string, pieces: AsyncGenerator<string>) {
    if (!/^[a-z0-9-]+\.[a-z]+$/.test(name)) throw new TypeError(`A file can’t be called ${name}.`);
    this.name = name;
    this.type = type;
    this.#pieces = pieces;
  }

  /** Makes the first piece, so that what fails at once is still answered as an error. */
  async begin(): Promise<void> {
    this.#first = await this.#pieces.next();
  }

  async *pieces(): AsyncGenerator<string> {
    try {
      const first = this.#first ?? (await this.#pieces.next());
      if (first.done) return;
      yield first.value;
      yield* this.#pieces;
    } finally {
      await this.#pieces.return(undefined);
    }
  }
}

export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .type(file.type)
    .send(Readable.from(file.pieces(), { objectMode: false }));
