import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/** JSON and nothing else; an empty body is none, and names that reach a prototype are refused. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else
      void parse(request, body as string, (error, value) =>
        error ? done(new Failure('malformed')) : done(null, value),
      );
  });
}
