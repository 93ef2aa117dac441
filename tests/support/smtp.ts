import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What arrived: the envelope as the protocol had it, and the message as sent. */
export interface Arrival {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA';

interface Refusal {
  readonly at?: Command;
  /** Behind the code; an enhanced one (RFC 3463) begins it. */
  readonly saying?: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  /** Answers so to the next recipients, or where it is told to, until told otherwise; undefined takes them. */
  refuse(code: number | undefined, how?: Refusal): void;
  /** Cuts the line of the next message after all of it has arrived, before the answer. */
  cutNext(): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that does as it is told. */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const arrivals: Arrival[] = [];
  const sockets = new Set<Socket>();
  let refusal: (Required<Refusal> & { readonly code: number }) | undefined;
  let cut = false;
  const refusedAt = (at: Command): Error | undefined => {
    if (refusal?.at !== at) return undefined;
    return Object.assign(new Error(refusal.saying), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    onMailFrom: (_address, _session, done) => done(refusedAt('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refusedAt('RCPT TO')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusedAt('DATA');
        if (refused) return done(refused);
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
    refuse: (code, { at = 'RCPT TO', saying = 'refused by the test' } = {}) => {
      refusal = code === undefined ? undefined : { code, at, saying };
    },
    cutNext: () => {
      cut = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
