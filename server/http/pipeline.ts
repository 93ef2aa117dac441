import * as v from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { noteSeen, noteView } from '../../contract/search/marks.endpoints.ts';
import { inTenant, type TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { findActor, isStillActive } from '../session/sessions.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { refusal } from './access.ts';
import { isDeadlock } from './database-away.ts';
import { Failure } from './failure.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { type Answer, once, readKey } from './idempotency.ts';
import { parseInput } from './input.ts';
import { countRefused, enforceLimits } from './rate-limits.ts';
import { type Actor, type Call, Later, type Prepared, type Upload } from './route.ts';
import { withoutBrokenRows } from './whole-rows.ts';

/** A call whose endpoint isn't known to the types any more. */
export type AnyCall = Call<Endpoint>;
export type AnyHandler = (call: AnyCall & { readonly prepared: never }) => Promise<unknown>;
/** How an endpoint is answered, and what is made of a file before. */
export interface Handling {
  readonly handler: AnyHandler;
  readonly prepare: ((upload: Upload) => Promise<Prepared<unknown>>) | undefined;
}

/** Commits what a failure wants kept, then fails all the same. Whoever lost against another for locks tries once more. */
async function inRequestTransaction<T>(deps: Deps, tenant: TenantRow, work: (tx: TenantTx) => Promise<T>): Promise<T> {
  const attempt = () =>
    inTenant(deps.db, tenant.id, async (tx) => {
      try {
        return { value: await work(tx) };
      } catch (error) {
        if (error instanceof Failure && error.keep) return { failure: error };
        throw error;
      }
    });
  const outcome = await attempt().catch((error: unknown) => {
    if (isDeadlock(error)) return attempt();
    throw error;
  });
  if ('failure' in outcome) throw outcome.failure;
  return outcome.value;
}

/** The version of `If-Match`: a number, quoted or not. @throws Failure precondition_required, stale */
function readVersion({ ifMatch }: Endpoint, header: string | undefined): number | undefined {
  if (!ifMatch || (header === undefined && ifMatch === 'taken')) return undefined;
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header ?? '') ?? [];
  if (version === undefined) throw new Failure(header === undefined ? 'precondition_required' : 'stale');
  return Number(version);
}

function emailOf(body: unknown): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.slice(0, 254) : undefined;
}

const statusOf = (endpoint: Endpoint): number => endpoint.status ?? (endpoint.response || endpoint.file ? 200 : 204);

/**
 * Cuts an answer to the contract: a field the contract doesn't name can't leave. A row of a list that doesn't keep it is
 * left out, and `alarm` told.
 */
export function cut(endpoint: Pick<Endpoint, 'response'>, body: unknown, alarm: (error: Error) => void): unknown {
  if (!endpoint.response) return undefined;
  const parsed = v.safeParse(endpoint.response, body);
  if (parsed.success) return parsed.output;
  const error = new v.ValiError(parsed.issues);
  const rest = withoutBrokenRows(body, parsed.issues);
  if (!rest) throw error;
  alarm(error);
  return v.parse(endpoint.response, rest);
}

/** Sends an answer; a record's version becomes its ETag. */
export function sendAnswer(endpoint: Endpoint, reply: FastifyReply, { status, body }: Answer): FastifyReply {
  if (body instanceof FileAnswer) return sendFile(reply, body);
  const record = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number') {
    reply.header('etag', `"${record.version}"`);
  }
  reply.header('cache-control', endpoint.maxAge === undefined ? 'no-store' : `public, max-age=${endpoint.maxAge}`);
  if (endpoint.maxAge !== undefined) reply.header('vary', 'Accept-Language, Cookie');
  reply.code(status);
  return body === undefined ? reply.send() : reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** A page that shows one person's things neither reads nor writes as another who has logged in beside it. */
function refuseMistaken({ headers }: FastifyRequest, actor: Actor | undefined): void {
  const supposed = headers['x-person'];
  if (actor && supposed !== undefined && supposed !== actor.user_id) throw new Failure('another_person');
}

/**
 * Whoever was shut out while their request waited for others stores nothing. A colleague who does that holds the
 * organization, so what is written behind its lock is decided here for good. Applicants are shut out by nobody but themselves.
 */
async function refuseShutOut({ method, path }: Endpoint, tx: TenantTx, actor: Actor | undefined): Promise<void> {
  if (method === 'GET' || !path.startsWith('/v1/') || !actor || actor.type === 'applicant') return;
  if (!(await isStillActive(tx, actor))) throw new Failure('unauthenticated');
}

/** What an open page tells by itself, of somebody who may have left the search since: its reader asks for nothing more. */
const toldByPages: ReadonlySet<string> = new Set([noteSeen.name, noteView.name]);

const isRefusedLookup = ({ name, path }: Endpoint, error: unknown): boolean =>
  error instanceof Failure && error.code === 'not_found' && path.includes('{') && !toldByPages.has(name);

/**
 * What every request goes through, in this order: limits, those of files counted before they are read; then in one
 * transaction session, access, validation, the key against doubles, the handler.
 */
export async function runCall(
  deps: Deps,
  endpoint: Endpoint,
  { handler, prepare }: Handling,
  tenant: TenantRow,
  request: FastifyRequest,
  reply: FastifyReply,
  { url, params: sent }: Pick<FastifyRequest, 'url' | 'params'> = request,
): Promise<Answer> {
  const now = deps.clock.now();
  if (!endpoint.upload) {
    const email = emailOf(request.body);
    await enforceLimits(deps.db, {
      name: endpoint.name,
      tenantId: tenant.id,
      scale: deps.limitScale ?? 1,
      now,
      address: request.network,
      ...(email !== undefined && { email }),
    });
  }
  const alarm = (error: Error): void => {
    request.log.error({ route: endpoint.name }, 'a list left out a row that does not keep its contract');
    deps.reporter?.report(error, { request_id: request.id, route: endpoint.name });
  };
  const prepared = await prepare?.(uploadOf(endpoint, request, { tenant, now, deps }));
  let asker: string | undefined;
  const answer = inRequestTransaction(deps, tenant, async (tx) => {
    const actor = await findActor({ tx, tenant, now, request, reply });
    asker = actor?.user_id;
    refuseMistaken(request, actor);
    const refused = refusal(endpoint, actor, tenant);
    if (refused) throw new Failure(refused, { keep: true });
    const { params, query, body } = parseInput(endpoint, {
      params: sent,
      url,
      body: endpoint.upload ? undefined : request.body,
    });
    const version = readVersion(endpoint, request.headers['if-match']);
    const { locale } = request;
    const call = {
      params,
      query,
      body,
      prepared: prepared?.value,
      tx,
      tenant,
      actor,
      locale,
      now,
      version,
      deps,
      request,
      reply,
    } as unknown as Parameters<AnyHandler>[0];
    const work = async (): Promise<Answer> => {
      const made = await handler(call);
      await refuseShutOut(endpoint, tx, actor);
      const isWhole = !(made instanceof Later || made instanceof FileAnswer);
      return { status: statusOf(endpoint), body: isWhole ? cut(endpoint, made, alarm) : made };
    };
    const key = endpoint.idempotent && actor ? readKey(request.headers['idempotency-key']) : undefined;
    if (key === undefined || !actor) return work();
    return once(
      tx,
      { key, endpoint: endpoint.name, content: [request.url, request.body], userId: actor.user_id, now },
      work,
    );
  }).catch(async (error: unknown) => {
    if (asker !== undefined && isRefusedLookup(endpoint, error)) {
      // whoever asked learns that it isn't there, counted or not
      await countRefused(deps.db, tenant.id, asker, now).catch((failure: unknown) => {
        request.log.error({ route: endpoint.name, err: failure }, 'a refused look-up was not counted');
      });
    }
    throw error;
  });
  if (!prepared) {
    const { status, body } = await answer;
    if (body instanceof FileAnswer) await body.begin();
    return { status, body: body instanceof Later ? cut(endpoint, await body.ask(), alarm) : body };
  }
  return answer.catch(async (error: unknown) => {
    await prepared.undo();
    throw error;
  });
}

function uploadOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  rest: Omit<Upload, 'file' | 'params' | 'query'>,
): Upload {
  const { params, query } = parseInput(endpoint, { params: request.params, url: request.url, body: undefined });
  if (!Buffer.isBuffer(request.body)) throw new Failure('unsupported_media_type');
  return { ...rest, file: request.body, params: params as Upload['params'], query: query as Upload['query'] };
}
