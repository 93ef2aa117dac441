import { randomBytes } from 'node:crypto';
import { createStackParser, createTransport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { plainWords } from '../../contract/error-reporting/plain-words.ts';
import type { BrowserError } from '../../contract/error-reporting/error-reporting.schema.ts';
import type { Config } from '../config.ts';

/** One answered request, for the share of traces the settings ask for. Times in milliseconds since 1970. */
export interface AnsweredRequest {
  readonly route: string;
  readonly status: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface ErrorReporter {
  /** Reports a defect: its kind, its stack and where it happened. Never throws, never waits. */
  report(error: unknown, where: { readonly request_id?: string; readonly route?: string; readonly job?: string }): void;
  /** Passes on what a page has sent; some a minute, however many come. The page has drawn the sample already. */
  reportBrowser(error: BrowserError): void;
  trace(request: AnsweredRequest): void;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
}

const sendTimeoutMs = 5_000;
/** Of browsers, in a process: a defect that everybody meets is known after the first few. */
const browserErrorsAMinute = 60;
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** An error without its sentence: that may quote a name, an address or a row. Kind, code and stack frames stay. */
function withoutWords(error: unknown): Error {
  const original = error instanceof Error ? error : new Error();
  const bare = new Error('code' in original && typeof original.code === 'string' ? `code ${original.code}` : '');
  bare.name = original.name;
  const frames = (original.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  bare.stack = [`${bare.name}: ${bare.message}`, ...frames].join('\n');
  return bare;
}

/** A defect of a page as the service reads one. Its sentence is cut once more: anybody can send one. */
const browserEvent = ({ source, kind, code, message, frames, program, page }: BrowserError) => ({
  platform: 'javascript',
  ...(program !== null && { release: program }),
  exception: {
    values: [
      {
        type: kind,
        value: plainWords(message),
        stacktrace: {
          // the outermost first
          frames: frames
            .map(({ file, line, column }) => ({ filename: file, lineno: line, colno: column, in_app: true }))
            .toReversed(),
        },
      },
    ],
  },
  tags: { source, ...(code !== null && { code }), ...(page !== null && { page }) },
});

/** Lets so many through in a minute. */
function fewAMinute(most: number): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= 60_000) [since, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}

/** Sends errors to a Sentry-compatible service when the settings name one; undefined otherwise, and nothing leaves. */
export function openErrorReporter({
  errorReporting,
  production,
}: Pick<Config, 'errorReporting' | 'production'>): ErrorReporter | undefined {
  if (!errorReporting) return undefined;
  const client = new ServerRuntimeClient({
    dsn: errorReporting.dsn,
    environment: production ? 'production' : 'development',
    platform: 'node',
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const content = typeof body === 'string' ? body : new Uint8Array(body);
        const signal = AbortSignal.timeout(sendTimeoutMs);
        const { status } = await fetch(options.url, {
          method: 'POST',
          body: content,
          headers: options.headers ?? {},
          signal,
        });
        return { statusCode: status };
      }),
  });
  client.init();
  const isFew = fewAMinute(browserErrorsAMinute);
  return {
    report: (error, where) => {
      if (Math.random() >= errorReporting.errorRate) return;
      client.captureException(withoutWords(error), { captureContext: { tags: { ...where } } });
    },
    reportBrowser: (error) => {
      if (errorReporting.errorRate > 0 && isFew()) client.captureEvent(browserEvent(error));
    },
    trace: ({ route, status, startedAt, endedAt }) => {
      if (Math.random() >= errorReporting.traceRate) return;
      client.captureEvent({
        type: 'transaction',
        transaction: route,
        start_timestamp: startedAt / 1000,
        timestamp: endedAt / 1000,
        contexts: {
          trace: {
            trace_id: hex(16),
            span_id: hex(8),
            op: 'http.server',
            data: { 'http.response.status_code': status },
          },
        },
      });
    },
    close: async () => {
      await client.close(2_000);
    },
  };
}
