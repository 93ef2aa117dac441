import type { FastifyInstance } from 'fastify';
import type { CaughtMails } from '../mail/caught-mails.ts';
import { isLocal } from './is-local.ts';
import { mailsPage } from './mails-page.ts';

/**
 * `/dev/mails` for people and `/dev/mails.json?to=` for tests: the mails caught instead of sent, newest first.
 * They hold tokens, so both are there for a loopback peer on a localhost host alone, and never in production;
 * anything else gets the 404 of an unknown address.
 */
export function registerDevMails(
  app: FastifyInstance,
  { caught, production }: { caught: CaughtMails; production: boolean },
): void {
  if (production) return;

  app.get<{ Querystring: Query }>('/dev/mails.json', (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send(caught.list(one(request.query.to)));
  });

  app.get<{ Querystring: Query }>('/dev/mails', (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const { to, id, view } = request.query;
    const page = mailsPage({
      mails: caught.list(one(to)),
      to: one(to),
      id: one(id),
      view: one(view) === 'text' ? 'text' : 'html',
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

type Query = Partial<Record<'to' | 'id' | 'view', string | string[]>>;

/** The frame of a mail inherits this: its inline styles show, scripts and pictures from elsewhere don't. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const one = (value: string | string[] | undefined): string | undefined => {
  const first = Array.isArray(value) ? value[0] : value;
  return first === '' ? undefined : first;
};
