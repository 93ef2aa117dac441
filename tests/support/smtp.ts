import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What arrived: the envelope as the protocol had it, and the message as sent. */
export interface Arrival {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  /** Answers the next recipients with this code until told otherwise; undefined takes them. */
  refuse(code: number | undefined): void;
  /** Cuts the line of the next message after all of it has arrived, before the answer. */
  cutNext(): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that does as it is told. */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const arrivals: Arrival[] = [];
  const sockets = new Set<Socket>();
  let refusal: number | undefined;
  let cut = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      if (refusal === undefined) return done();
      return done(Object.assign(new Error('refused by the test'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        arrivals.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        if (!cut) return done();
        cut = false;
        for (const socket of sockets) socket.destroy();
        return undefined;
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    arrivals,
    refuse: (code) => {
      refusal = code;
    },
    cutNext: () => {
      cut = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
