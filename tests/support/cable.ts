import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a TCP server that can be cut, held and mended, to see what its absence does. */
export interface Cable {
  /** The address given, led through the cable. */
  readonly url: string;
  /** Breaks every connection; new ones are refused. */
  cut(): Promise<void>;
  /** Connections stay and new ones are taken, but nothing comes through. */
  hold(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Lays one to the server of an address like `postgres://user@host:5432/database`. */
export async function layCable(address: string): Promise<Cable> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let held = false;
  const pipe = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (!held) to.write(chunk);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const accept = (near: Socket): void => {
    const far = connect(Number(target.port || 5432), target.hostname);
    pipe(near, far);
    pipe(far, near);
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(accept).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server: Server | undefined = await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    const closing = server && once(server, 'close');
    server?.close();
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await closing;
  };
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut,
    hold: () => {
      held = true;
    },
    mend: async () => {
      // what was held is lost with its connection, as on a line that was down
      if (held) for (const socket of sockets) socket.destroy();
      held = false;
      server ??= await listen(port);
    },
    close: cut,
  };
}
