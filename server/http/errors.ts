import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages } from '../../contract/kit/errors.messages.ts';
import { type ErrorCode, errorStatus, type FieldErrors } from '../../contract/kit/errors.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { ruleSentence, type Say } from '../../contract/kit/rule-sentence.ts';
import type { RuleIssues } from '../../contract/kit/rules.ts';
import type { ErrorReporter } from '../error-reporting/error-reporting.ts';
import { translate } from '../i18n/texts.ts';
import { isDatabaseAway } from './database-away.ts';
import { Failure } from './failure.ts';

/** Broken rules as sentences in the reader's language. */
function fieldErrors(errors: RuleIssues, locale: Locale): FieldErrors {
  const say: Say = (message, values) => translate(locale, message, values);
  return Object.fromEntries(
    Object.entries(errors).map(([path, broken]) => [
      path,
      broken.map((issue) => ruleSentence(say, locale, path, issue)),
    ]),
  );
}

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
};

/** What went wrong, as a failure of ours; undefined for a fault nobody foresaw. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error)) return new Failure('unavailable', { retryAfter: 5 });
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = byFastifyCode[code];
  if (known) return new Failure(known);
  return statusCode >= 400 && statusCode < 500 ? new Failure('malformed') : undefined;
}

/** Answers with the one error shape (decisions, section 2). */
export function sendFailure(reply: FastifyReply, failure: Failure, locale: Locale): FastifyReply {
  const { code, errors, meta } = failure;
  const details = { ...meta, ...(errors && { errors: fieldErrors(errors, locale) }) };
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfter))));
  return reply
    .code(errorStatus[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message: translate(locale, errorMessages[code]),
        code,
        ...(Object.keys(details).length > 0 && { meta: details }),
      }),
    );
}

const whereOf = ({ id, method, routeOptions }: FastifyRequest) => ({
  request_id: id,
  route: `${method} ${routeOptions.url ?? ''}`,
});

/** Answers any error; the text of an unforeseen one stays in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  if (!failure) request.log.error({ err: error }, 'request failed');
  return sendFailure(reply, failure ?? new Failure('internal'), request.locale ?? 'en');
}

/** Every error of every route goes through here; the unforeseen ones are reported where the settings say so. */
export function handleErrors(app: FastifyInstance, reporter?: ErrorReporter): void {
  app.setErrorHandler((error, request, reply) => {
    if (!failureOf(error)) reporter?.report(error, whereOf(request));
    return answerError(error, request, reply);
  });
  if (!reporter) return;
  app.addHook('onResponse', (request, reply, done) => {
    const endedAt = performance.timeOrigin + performance.now();
    reporter.trace({
      route: whereOf(request).route,
      status: reply.statusCode,
      startedAt: endedAt - reply.elapsedTime,
      endedAt,
    });
    done();
  });
}

/** What isn't even HTTP gets the same shape, in the source's language. */
export function answerClientErrors(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message: errorMessages.malformed.message, code: 'malformed' });
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
