import type { FastifyBaseLogger } from 'fastify';
import type { Streets } from './addresses/streets.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { ErrorReporter } from './error-reporting/error-reporting.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { CaughtMails } from './mail/caught-mails.ts';
import type { ResolveTxt } from './tenants/sender-check.ts';

/** What the server is made of; `main.ts` gives the real parts, tests theirs. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly files: Files;
  /** The mailer's, where mails are caught instead of sent; `/dev/mails` shows them. */
  readonly caught?: CaughtMails;
  /** Folder of a finished build, with `client/`, `ssr/` and `manifest.json` (server/build.ts); absent, the API runs without pages. */
  readonly build?: string;
  /** Multiplies every rate limit; 1 unless a test-suite makes more calls than people do. */
  readonly limitScale?: number;
  /** How many rows of a list that is taken as a file are read at once; 250 unless a test has fewer rows than that. */
  readonly filePiece?: number;
  /** How long a document waits for its reader's data; a second unless a test is about what is in it. */
  readonly documentPatienceMs?: number;
  readonly logger?: FastifyBaseLogger;
  /** Absent unless the settings name a service: streets are typed. */
  readonly streets?: Streets;
  /** The name servers' answers about a sender; the machine's own unless a test gives others. */
  readonly resolveTxt?: ResolveTxt;
  /** Absent unless the settings name a service: no error leaves the machine. */
  readonly reporter?: ErrorReporter;
}
