import { perPageDefault } from '../../contract/kit/lists.ts';
import {
  answerPing,
  createPing as createPingEndpoint,
  listRecipients,
  lookupPing,
  pings,
  previewPing,
} from '../../contract/pings/pings.endpoints.ts';
import type { Ping } from '../../contract/pings/pings.schema.ts';
import { guardianPageLink } from '../legal-contacts/guardian-page-link.ts';
import { Failure } from '../plugins/failure.ts';
import type { Actor, Call, Route } from '../plugins/route.ts';
import { viewerOf } from '../search/availability.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { findToken } from '../tokens/tokens.service.ts';
import { acceptPing } from './guardian-release.service.ts';
import { mailPing } from './ping-link.ts';
import { queueAnswerMails } from './pings.mails.ts';
import { findPing, readPing, listPings, type PingRow, type PingScope } from './pings.repository.ts';
import { answerPurpose, createPing, movePing, preparePing } from './pings.service.ts';
import { asSettled, settlePing } from './pings.ticks.ts';
import { recipientsOf } from './recipients.ts';
import type { PingDeed } from './release.ts';
import { applicantPingView, organizationPingView } from './pings.views.ts';

type Context = Pick<Call, 'tx' | 'tenant' | 'deps' | 'now' | 'request' | 'locale'>;
type Reader = Pick<Context, 'tenant' | 'locale' | 'now'>;

function scopeOf(actor: Actor): PingScope {
  if (actor.applicant_id) return { applicant_id: actor.applicant_id };
  return { organization_id: viewerOf(actor).organization_id };
}

const view = (row: PingRow, scope: PingScope, { tenant, locale, now }: Reader): Ping =>
  'applicant_id' in scope ? applicantPingView(row, tenant, locale, now) : organizationPingView(row, now);

/** A ping of one's own; another's is absent, and so is one the applicant has not been sent yet. */
async function ownPing({ tx, now }: Context, id: string, scope: PingScope): Promise<PingRow> {
  const found = await findPing(tx, id);
  return ifOwn(found && (await settlePing(tx, found, now)), scope);
}

/** As `ownPing`, for reading: it waits for nobody who writes. */
async function readOwnPing({ tx, now }: Context, id: string, scope: PingScope): Promise<PingRow> {
  const found = await readPing(tx, id);
  return ifOwn(found && asSettled(found, now), scope);
}

function ifOwn(row: PingRow | undefined, scope: PingScope): PingRow {
  const isOwn =
    row &&
    ('applicant_id' in scope
      ? row.applicant_id === scope.applicant_id && row.sent_at
      : row.organization_id === scope.organization_id);
  if (!row || !isOwn) throw new Failure('not_found');
  return row;
}

const deedOf = (
  { now, request, locale }: Context,
  actor: Actor | undefined,
  author: 'employee' | 'applicant',
  reason?: string,
): PingDeed => ({
  author,
  locale,
  actor_kind: author,
  now,
  request_id: request.id,
  ...(actor ? { actor_id: actor.user_id } : {}),
  ...(reason ? { reason } : {}),
});

async function answer(context: Context, row: PingRow, event: 'accept' | 'decline', deed: PingDeed): Promise<PingRow> {
  const { tx, tenant, deps, now } = context;
  if (event === 'accept') return acceptPing({ ...context, guardianLink: guardianPageLink(context) }, row, deed);
  const moved = await movePing(tx, row, event, deed);
  await queueAnswerMails(tx, moved, event, tenant, tenantUrl(deps.config, tenant, '/pings'), now);
  return moved;
}

export function pingsRoutes(route: Route): void {
  route(previewPing, async ({ tx, body, actor, tenant, now }) => {
    const {
      recipient,
      subject,
      body: text,
      match,
      left_today,
    } = await preparePing(tx, body, viewerOf(actor), tenant, now);
    return { data: { locale: recipient.locale, subject, body: text, match, left_today } };
  });

  route(createPingEndpoint, async (call) => {
    const { tx, body, actor, tenant, now } = call;
    const ping = await createPing(tx, body, viewerOf(actor), tenant, deedOf(call, actor, 'employee'));
    await mailPing(call, ping);
    return { data: organizationPingView(ping, now) };
  });

  route(pings.list, async ({ tx, actor, query, tenant, locale, now }) => {
    const scope = scopeOf(actor);
    const { page = 1, per_page = perPageDefault, order = '-created_at', filter = {} } = query;
    const by = order.endsWith('expires_at') ? 'expires_at' : 'created_at';
    const sorting = { by, descending: order.startsWith('-') } as const;
    const bounds = { limit: per_page, offset: (page - 1) * per_page };
    const { rows, total } = await listPings(tx, scope, filter, sorting, bounds, now);
    const read = 'applicant_id' in scope ? rows.map((row) => asSettled(row, now)) : rows;
    return {
      data: read.map((row) => view(row, scope, { tenant, locale, now })),
      meta: { total, per_page, current_page: page },
    };
  });

  route(pings.show, async (call) => {
    const scope = scopeOf(call.actor);
    return { data: view(await readOwnPing(call, call.params.id, scope), scope, call) };
  });

  route(pings.transition, async (call) => {
    const { actor, params, body } = call;
    const scope = scopeOf(actor);
    const row = await ownPing(call, params.id, scope);
    const author = 'applicant_id' in scope ? 'applicant' : 'employee';
    const deed = deedOf(call, actor, author, body.reason);
    const moved =
      author === 'applicant' && (body.event === 'accept' || body.event === 'decline')
        ? await answer(call, row, body.event, deed)
        : await movePing(call.tx, row, body.event, deed);
    return { data: view(moved, scope, call) };
  });

  route(listRecipients, async ({ tx, actor, now }) => ({
    data: actor.applicant_id ? await recipientsOf(tx, actor.applicant_id, now) : [],
  }));

  route(lookupPing, async (call) => {
    const row = await pingByToken(call, call.params.id, call.body.token);
    return { data: applicantPingView(row, call.tenant, call.locale, call.now) };
  });

  route(answerPing, async (call) => {
    const { params, body } = call;
    const row = await pingByToken(call, params.id, body.token);
    const deed = deedOf(call, undefined, 'applicant', body.reason);
    const answered =
      body.event === 'withdraw'
        ? await movePing(call.tx, row, body.event, deed)
        : await answer(call, row, body.event, deed);
    return { data: applicantPingView(answered, call.tenant, call.locale, call.now) };
  });
}

/** @throws Failure link_invalid for a secret that isn't this ping's or was taken back; link_expired */
async function pingByToken(context: Context, id: string, secret: string): Promise<PingRow> {
  const { tx, now } = context;
  const token = await findToken(tx, { purpose: answerPurpose, token: secret, now });
  const found = token?.subject_id === id && token.state !== 'void' ? await findPing(tx, id) : undefined;
  const row = found ? await settlePing(tx, found, now) : undefined;
  if (!token || !row) throw new Failure('link_invalid');
  if (token.state === 'expired' && row.status === 'pending') throw new Failure('link_expired');
  return row;
}
