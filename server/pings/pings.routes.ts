import {
  answerPing,
  createPing as createPingEndpoint,
  createPings as createPingsEndpoint,
  listRecipients,
  lookupPing,
  pings,
  previewPing as previewPingEndpoint,
} from '../../contract/pings/pings.endpoints.ts';
import type { Ping } from '../../contract/pings/pings.schema.ts';
import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import { guardianPageLink } from '../legal-contacts/guardian-page-link.ts';
import { actionOf } from '../audit/action.ts';
import type { Caller } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import type { Actor, Call, Route } from '../http/route.ts';
import { viewerOf } from '../search/availability.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { applicantPings, linkedPing } from './applicant-pings.ts';
import { acceptPing } from './guardian-release.service.ts';
import { masked } from './masked.ts';
import { mailPing } from './ping-link.ts';
import { queueAnswerMails } from './pings.mails.ts';
import { pingByToken } from './ping-by-token.ts';
import { ownPing, readOwnPing, scopeOf } from './own-ping.ts';
import { listPings, type PingRow } from './pings.repository.ts';
import { movePing } from './pings.service.ts';
import { asSettled } from './pings.ticks.ts';
import { recipientsOf } from './recipients.ts';
import { createPing, createPings, previewPing } from './write-pings.ts';
import type { PingAction } from './release.ts';
import { organizationPingView } from './pings.view.ts';
import { momentOf, named } from './work.service.ts';

type Context = Pick<Call, 'tx' | 'tenant' | 'deps' | 'now' | 'request' | 'locale'>;

const pingViews = (rows: readonly PingRow[], call: Caller): Promise<Ping[]> | Ping[] =>
  call.actor.applicant_id ? applicantPings(call, rows) : rows.map((row) => organizationPingView(row, call.now));

interface LinkReader {
  /** Nobody, mostly. */
  readonly actor: Actor | undefined;
}

/** Whoever holds the secret of the mail acts as the applicant. */
const byLink = ({ now, request, locale }: Context, reason: string | undefined): PingAction => ({
  author: 'applicant',
  locale,
  actor_kind: 'applicant',
  now,
  request_id: request.id,
  ...(reason ? { reason } : {}),
});

async function answer(
  context: Context,
  row: PingRow,
  event: 'accept' | 'decline',
  action: PingAction,
): Promise<PingRow> {
  const { tx, tenant, deps, now } = context;
  if (event === 'accept') return acceptPing({ ...context, guardianLink: guardianPageLink(context) }, row, action);
  const moved = await movePing(tx, row, event, action);
  await queueAnswerMails(tx, moved, event, tenant, tenantUrl(deps.config, tenant, `/pings?ping=${row.id}`), now);
  return moved;
}

export function pingsRoutes(route: Route): void {
  route(previewPingEndpoint, async ({ tx, body, actor, tenant, now }) => ({
    data: await previewPing(tx, body, { viewer: viewerOf(actor), tenant }, now),
  }));

  route(createPingEndpoint, async (call) => {
    const { tx, body, actor, tenant, now } = call;
    const ping = await createPing(tx, body, { viewer: viewerOf(actor), tenant }, actionOf(call));
    await mailPing(call, ping);
    return { data: organizationPingView(ping, now) };
  });

  route(createPingsEndpoint, async (call) => {
    const from = { viewer: viewerOf(call.actor), tenant: call.tenant };
    return { data: await createPings(call.tx, call.body, from, actionOf(call), (ping) => mailPing(call, ping)) };
  });

  const one = resourceRoutes(route, pings, {
    usual: '-created_at',
    list: async (call, page) => {
      const { tx, tenant, now, query } = call;
      const scope = scopeOf(call);
      const { q, ...rest } = query.filter ?? {};
      const filter =
        'organization_id' in scope ? await named(tx, scope.organization_id, { q, ...rest }, tenant, now) : rest;
      const { rows, total } = await listPings(tx, scope, filter, page, momentOf(tenant, now));
      return { rows: call.actor.applicant_id ? rows.map((row) => asSettled(row, call.now)) : rows, total };
    },
    find: readOwnPing,
    view: pingViews,
  });

  route(pings.transition, async (call) => {
    const { actor, params, body } = call;
    const row = await ownPing(call, params.id);
    const action: PingAction = { ...actionOf(call, body.reason), locale: call.locale };
    const moved =
      actor.applicant_id && (body.event === 'accept' || body.event === 'decline')
        ? await answer(call, row, body.event, action)
        : await movePing(call.tx, row, body.event, action);
    return one(call, moved);
  });

  route(listRecipients, async ({ tx, actor, now }) => ({
    data: actor.applicant_id ? await recipientsOf(tx, actor.applicant_id, now) : [],
  }));

  route(lookupPing, async (call) => {
    const row = await pingByToken(call, call.params.id, call.body.token);
    return { data: await linkView(row, call) };
  });

  route(answerPing, async (call) => {
    const { params, body } = call;
    const row = await pingByToken(call, params.id, body.token);
    const action = byLink(call, body.reason);
    const answered =
      body.event === 'withdraw' || body.event === 'later'
        ? await movePing(call.tx, row, body.event, action)
        : await answer(call, row, body.event, action);
    return { data: await linkView(answered, call) };
  });
}

/**
 * A mail is passed on, and its link works as long as the message stands: number and address, and where and when they
 * meet, are told to the applicant alone, once they are logged in.
 */
async function linkView(row: PingRow, context: Context & LinkReader): Promise<ApplicantPing> {
  const whole = await linkedPing(context, row);
  if (context.actor?.applicant_id === row.applicant_id) return whole;
  return { ...whole, releases: masked(whole.releases), masked: true, appointments: [] };
}
