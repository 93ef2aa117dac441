import {
  answerPing,
  createPing as createPingEndpoint,
  createPings as createPingsEndpoint,
  listRecipients,
  lookupPing,
  pings,
  previewPing as previewPingEndpoint,
} from '../../contract/pings/pings.endpoints.ts';
import type { ApplicantPing, Ping } from '../../contract/pings/pings.schema.ts';
import { guardianPageLink } from '../legal-contacts/guardian-page-link.ts';
import { actionOf } from '../audit/action.ts';
import type { Caller } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { Failure } from '../http/failure.ts';
import type { Call, Route } from '../http/route.ts';
import { viewerOf } from '../search/availability.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { findToken } from '../tokens/tokens.service.ts';
import { acceptPing } from './guardian-release.service.ts';
import { mailPing } from './ping-link.ts';
import { queueAnswerMails } from './pings.mails.ts';
import { ownPing, readOwnPing, scopeOf } from './own-ping.ts';
import { findPing, listPings, type PingRow } from './pings.repository.ts';
import { answerPurpose, movePing } from './pings.service.ts';
import { asSettled, settlePing } from './pings.ticks.ts';
import { recipientsOf } from './recipients.ts';
import { createPing, createPings, previewPing } from './write-pings.ts';
import type { PingAction } from './release.ts';
import { applicantPingView, organizationPingView } from './pings.view.ts';
import { idsByName, momentOf } from './work.service.ts';

type Context = Pick<Call, 'tx' | 'tenant' | 'deps' | 'now' | 'request' | 'locale'>;

function pingViews(rows: readonly PingRow[], call: Caller): Ping[] {
  const { tenant, actor, locale, now } = call;
  return rows.map((row) =>
    actor.applicant_id ? applicantPingView(row, tenant, locale, now) : organizationPingView(row, now),
  );
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
      const { q, ...filter } = query.filter ?? {};
      const named =
        q && 'organization_id' in scope ? await idsByName(tx, scope.organization_id, q, tenant, now) : undefined;
      const { rows, total } = await listPings(tx, scope, { ...filter, ids: named }, page, momentOf(tenant, now));
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
    return { data: linkView(row, call) };
  });

  route(answerPing, async (call) => {
    const { params, body } = call;
    const row = await pingByToken(call, params.id, body.token);
    const action = byLink(call, body.reason);
    const answered =
      body.event === 'withdraw'
        ? await movePing(call.tx, row, body.event, action)
        : await answer(call, row, body.event, action);
    return { data: linkView(answered, call) };
  });
}

/** A mail is passed on, and its link works as long as the message stands: where and when they meet is told after a login. */
const linkView = (row: PingRow, { tenant, locale, now }: Context): ApplicantPing => ({
  ...applicantPingView(row, tenant, locale, now),
  appointments: [],
});

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
