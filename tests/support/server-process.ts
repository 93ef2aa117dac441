import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../server/main.ts');

/** The program as people start it, in a process of its own, on a port of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Everything said so far. */
  output(): string;
  /** Sends a signal and waits for the end; the exit code, or null where the signal itself ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts it; resolves when it says that it is ready, rejects with its words when it ends before. */
export async function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  // Only what is set here counts: the settings of whoever runs the tests do not.
  const environment = { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', ...settings };
  const child: ChildProcess = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said.push(chunk.toString());
        const port = /ready after .*:(\d+)$/m.exec(said.join(''))?.[1];
        if (port !== undefined) resolve(Number(port));
      });
    }
  });
  const output = () => said.join('');
  const port = await Promise.race([
    ready,
    exited.then(([code]) => Promise.reject(new Error(`The server ended with ${code}:\n${output()}`))),
  ]);
  return {
    port,
    output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

export interface WireReply {
  readonly status: number;
  readonly body: unknown;
}

/** A browser at the end of a wire: cookies, CSRF token, one kept-alive socket per request at a time. Rejects when the line breaks. */
export class WireClient {
  readonly #cookies = new Map<string, string>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #host: string;
  port: number;

  constructor(port: number, slug = 'app') {
    this.port = port;
    this.#host = `${slug}.localhost`;
  }

  send(method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<WireReply> {
    const host = `${this.#host}:${this.port}`;
    const content = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.#agent,
          headers: {
            host,
            accept: 'application/json',
            origin: `http://${host}`,
            cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
            ...(content !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(content)),
            }),
            ...headers,
          },
        },
        (incoming) => {
          for (const line of incoming.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            this.#cookies.set(name, value);
          }
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: incoming.statusCode ?? 0,
              body: text === '' ? undefined : (JSON.parse(text) as unknown),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(content);
    });
  }

  async login(email: string, password: string): Promise<void> {
    await this.send('GET', '/api/auth/csrf-cookie');
    const { status, body } = await this.send('POST', '/api/auth/login', { email, password });
    if (status !== 204) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
  }

  /** Lets go of its sockets. */
  close(): void {
    this.#agent.destroy();
  }
}
