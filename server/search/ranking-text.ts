import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const read = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

/** docs/ranking.md in both languages as plain text, for everybody: the help pages link it. */
export function serveRankingText(app: FastifyInstance): void {
  for (const [locale, name] of [
    ['de', 'ranking.de.md'],
    ['en', 'ranking.md'],
  ] as const) {
    const text = read(name);
    app.get(`/ranking.${locale}.txt`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
    );
  }
}
