import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/**
 * Forms whose fields nobody reads: what a page sends before its script is there, and a mail program's one click.
 * Call it in a scope of its own.
 */
export function swallowForms(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(types, (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });
}

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
