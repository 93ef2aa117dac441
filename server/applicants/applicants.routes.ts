import {
  renewLooking,
  transitionApplicant,
  updateApplicant as updateApplicantEndpoint,
  withdrawRegistration,
} from '../../contract/applicants/applicants.endpoints.ts';
import { showApplicantDashboard } from '../../contract/applicants/dashboard.endpoints.ts';
import type { OwnApplicant } from '../../contract/users/me.schema.ts';
import { erasePerson } from '../account/erasure.service.ts';
import { audit } from '../audit/audit.ts';
import { byCaller, actionOf } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { hasWrittenTo } from '../pings/ended-search.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findToken, useToken } from '../tokens/tokens.service.ts';
import { loadMe } from '../users/me.service.ts';
import { saveProfile } from './applicant-profile.service.ts';
import { type ApplicantRow, findApplicant, readApplicant } from './applicants.repository.ts';
import { lookingUntil, moveSearch } from './applicants.service.ts';
import { applicantDashboardOf } from './dashboard.service.ts';

/** Only the own record; another's is absent. */
async function ownApplicant(tx: TenantTx, actor: Actor, id: string): Promise<ApplicantRow> {
  const applicant = actor.applicant_id === id ? await findApplicant(tx, id) : undefined;
  if (!applicant) throw new Failure('not_found');
  return applicant;
}

async function answer(tx: TenantTx, userId: string, tenant: TenantRow, now: Date): Promise<{ data: OwnApplicant }> {
  const { applicant } = await loadMe(tx, userId, tenant, now);
  if (!applicant) throw new Failure('not_found');
  return { data: applicant };
}

export function applicantsRoutes(route: Route): void {
  route(updateApplicantEndpoint, async (call) => {
    const { tx, actor, params, body, tenant, now } = call;
    const applicant = await ownApplicant(tx, actor, params.id);
    await saveProfile(tx, applicant, body, tenant, { ...actionOf(call), author: 'system' });
    return answer(tx, actor.user_id, tenant, now);
  });

  route(transitionApplicant, async (call) => {
    const { tx, actor, params, body, tenant, now } = call;
    const applicant = await ownApplicant(tx, actor, params.id);
    if (body.event === 'found_traineeship' && !body.reason) {
      throw new Failure('validation', { errors: { reason: [{ rule: 'required' }] } });
    }
    if (body.organization_id !== undefined) {
      const isKnown = body.reason === 'found_here' && (await hasWrittenTo(tx, applicant.id, body.organization_id));
      if (!isKnown) throw new Failure('validation', { errors: { organization_id: [{ rule: 'unknown' }] } });
    }
    await moveSearch(tx, applicant, tenant, body.event, actionOf(call, body.reason), body.organization_id);
    return answer(tx, actor.user_id, tenant, now);
  });

  route(showApplicantDashboard, async (call) => {
    const applicant = await readApplicant(call.tx, call.actor.applicant_id ?? '');
    if (!applicant) throw new Failure('not_found');
    return { data: await applicantDashboardOf(call, applicant) };
  });

  route(renewLooking, async ({ tx, params, body, tenant, now, request }) => {
    const token = await findToken(tx, { purpose: 'renew_looking', token: body.token, now });
    if (!token || token.subject_id !== params.id || token.state === 'void') throw new Failure('link_invalid');
    if (token.state === 'used') throw new Failure('link_used');
    const applicant = await findApplicant(tx, params.id);
    if (applicant?.account !== 'active') throw new Failure('link_invalid');
    if (!(await useToken(tx, token.id, now))) throw new Failure('link_expired');
    await moveSearch(tx, applicant, tenant, 'renew_looking', {
      author: 'system',
      actor_kind: 'applicant',
      actor_id: applicant.user_id,
      request_id: request.id,
      now,
    });
    return { data: { looking_until: lookingUntil(tenant, now).toISOString() } };
  });

  route(withdrawRegistration, async (call) => {
    const { tx, actor, params, tenant, now, deps } = call;
    const applicant = await ownApplicant(tx, actor, params.id);
    if (applicant.tos_accepted_at) throw new Failure('conflict');
    await audit(tx, {
      ...byCaller(call),
      subject_type: 'User',
      subject_id: applicant.user_id,
      event: 'withdraw_registration',
    });
    await erasePerson(tx, applicant.user_id, tenant, now, deps);
    return undefined;
  });
}
