import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A service that takes reports of errors on loopback, and what it took. */
export async function errorService() {
  const taken: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    taken.push(await text(request));
    response.end('{}');
  };
  const server = createServer((...parts) => void take(...parts));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    /** Whole, as it came. */
    taken: (): string => taken.join('\n'),
    /** Each error among it. */
    errors: () =>
      taken
        .flatMap((body) => body.split('\n'))
        .flatMap((line) => (line.includes('"exception"') ? [JSON.parse(line) as ReportedError] : [])),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface ReportedError {
  readonly platform: string;
  readonly release?: string;
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] };
    }[];
  };
  readonly tags: Readonly<Record<string, string>>;
}
