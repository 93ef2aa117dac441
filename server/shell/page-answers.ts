import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Deps } from '../deps.ts';
import { isDatabaseAway } from '../http/database-away.ts';
import { Failure } from '../http/failure.ts';
import { inTime } from '../http/in-time.ts';
import type { Ask } from '../http/register-endpoints.ts';
import type { AnsweredPage, Answers, OpenBuild } from './build.ts';

/** How a document gets its reader's data. */
export interface Asking {
  readonly ask: Ask;
  readonly now: Date;
  readonly reporter: Deps['reporter'];
  readonly patienceMs: Deps['documentPatienceMs'];
}

/** How long a document waits for its reader's data, in milliseconds. */
const usualPatience = 1_000;

/**
 * What is made of the data of whoever opens a page, by the mark of their session. Undefined where nobody is logged in, a
 * page is only fetched ahead or asked for as a picture or the like, and for whatever is refused, fails or takes long: then the program asks, and says what is
 * wrong.
 */
export async function forReader<Made>(
  request: FastifyRequest,
  { reporter, patienceMs = usualPatience }: Pick<Asking, 'reporter' | 'patienceMs'>,
  make: (mark: string) => Promise<Made | undefined>,
): Promise<Made | undefined> {
  const { browserCookies } = request.server;
  const mark = browserCookies.sessionMark(request);
  const { 'sec-purpose': purpose, 'sec-fetch-dest': destination = 'document' } = request.headers;
  const isOpened = request.method === 'GET' && purpose === undefined && destination === 'document';
  // without a mark nobody could tell this session's page from the next one's
  if (!isOpened || !request.tenant || !browserCookies.sessionSecret(request) || mark === '') return undefined;
  try {
    return await inTime(make(mark), patienceMs);
  } catch (error) {
    if (error instanceof Failure || isDatabaseAway(error)) return undefined;
    request.log.error({ err: error }, 'a page came without its reader’s data');
    if (error instanceof Error) reporter?.report(error, { request_id: request.id, route: 'document' });
    return undefined;
  }
}

/** What the program asks for a page at first, as far as the page says what that is, answered. */
export async function pageAnswers(
  build: OpenBuild,
  page: AnsweredPage,
  { registry, ask, now, ...waiting }: Asking & { readonly registry: readonly Endpoint[] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answers | undefined> {
  return forReader(request, waiting, async (mark) => {
    const answers = await build.answersOf(page, async (name, url) => {
      const endpoint = registry.find((one) => one.name === name);
      if (!endpoint) throw new Error(`The page ${page.url} asks for ${name}, which isn't there.`);
      return ask(endpoint, request, reply, url);
    });
    return answers && { date: now.toUTCString(), mark, answers };
  });
}
