import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Personal data and secrets never reach a log (SECURITY 25): neither by header nor by field. */
const redacted = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'token',
  'code',
  'email',
  'secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The one secret that stands in a path, in whatever spelling of it somebody tries. */
const secretInPath = /(?<=\/unsubscribe\/).+?(?=\/undo$|$)/i;

/** A request's log line: method, path without query and secret, request id. */
const requestLine = ({ method, url, id }: FastifyRequest) => ({
  method,
  path: url.split('?')[0]?.replace(secretInPath, '[redacted]'),
  id,
});

/** JSON lines, redacted, on standard output unless told otherwise. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): FastifyBaseLogger {
  const options = {
    level,
    redact: { paths: [...redacted, 'headers["set-cookie"]', '*.headers["set-cookie"]'], censor: '[redacted]' },
    serializers: {
      req: requestLine,
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        stack: error.stack,
      }),
    },
  };
  return pino(options, destination);
}
