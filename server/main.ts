import './memory.ts';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig, WrongSettings } from './config.ts';
import { DataFolderInUse } from './db/data-lock.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { createLogger } from './http/logging.ts';
import { startServer } from './start.ts';

/** Under the ten seconds an operator's tool usually waits before it kills. */
const graceMs = 9_000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const began = performance.now();
try {
  const config = readConfig(process.env);
  // Where people read along only what needs them is said; in production each request is a line.
  const logger = createLogger(config.production ? 'info' : 'warn');
  const server = await startServer(config, logger);
  const ending = closeWithGrace({ delay: graceMs, logger, skip: [...stopSignals] }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'Stopping because of an error nobody caught.');
    await server.close();
  });
  stopOnSignal(ending.close);
  console.log(welcome(config, server.port));
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

/** Ctrl-C under npm arrives twice at once, from the terminal and from npm; only a later one means hurry. */
function stopOnSignal(close: () => void): void {
  let asked: number | undefined;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (asked !== undefined && performance.now() - asked > 1_000) process.exit(1);
      if (asked === undefined) close();
      asked ??= performance.now();
    });
  }
}

function welcome(config: Config, port: number): string {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (config.production) return `Werdegang listens on ${config.host}, port ${port} (after ${seconds} s).`;
  const host = (slug: string): string => `http://${slug}.${config.baseDomain}:${port}`;
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    `Werdegang is ready after ${seconds} s: ${host('app')}`,
    '',
    `Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(
      ({ email, what, tenants }) => `  ${email.padEnd(width)}  ${what} (${tenants.map(host).join(', ')})`,
    ),
    '',
    config.smtpUrl === undefined ? `Mails: ${host('app')}/dev/mails` : 'Mails go out through SMTP_URL.',
    config.databaseUrl === undefined ? `Data: ${config.dataDir}` : 'Data: PostgreSQL at DATABASE_URL.',
  ].join('\n');
}

/** Expected reasons as a sentence; anything else with its stack. */
function reasonOf(error: unknown): unknown {
  if (error instanceof WrongSettings) return `Werdegang does not start, its settings are not right:\n${error.message}`;
  if (error instanceof DataFolderInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Werdegang does not start: ${error.message}. Another program listens there; choose another port with PORT.`;
  }
  return error;
}
