import { applicants, correctName, markFound, showApplicant } from '../../contract/applicants/desk.endpoints.ts';
import type { ApplicantDetails } from '../../contract/applicants/desk.schema.ts';
import { bornBy, dayIn } from '../../contract/kit/age.ts';
import { actionOf, byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { agreements, refusalsFor } from '../consents/given-consents.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import type { Caller } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { spanned } from '../kit/span.ts';
import { hasWrittenTo } from '../pings/ended-search.ts';
import { isReplaceable, latestGuardian } from '../legal-contacts/named-last.ts';
import { storeName } from '../users/stored-name.ts';
import { applicantForChange, moveSearch } from './applicants.service.ts';
import { tellCorrected, tellFound } from './desk.mails.ts';
import { findDetails, findSteps, listApplicants } from './desk.repository.ts';
import { detailsView, entryView } from './desk.view.ts';

const momentOf = ({ tenant, now }: Pick<Caller, 'tenant' | 'now'>) => ({
  born_by: bornBy(tenant.guardian_age, dayIn(tenant.timezone, now)),
  now,
});

async function rowOf(call: Caller, id: string) {
  const row = await findDetails(call.tx, id, momentOf(call));
  if (!row) throw new Failure('not_found');
  return row;
}

async function detailsOf(call: Caller, id: string): Promise<{ data: ApplicantDetails }> {
  const row = await rowOf(call, id);
  const guardian = await latestGuardian(call.tx, id);
  const isUnanswered = guardian !== undefined && (await isReplaceable(call.tx, guardian));
  // of who has declined, only the wrong person is replaced
  const notMe = guardian?.status === 'declined' && isUnanswered;
  const steps = await findSteps(call.tx, id);
  const refusals = (await refusalsFor(call.tx, id)).length;
  const beside = { guardian, isUnanswered, notMe, steps, agreements: await agreements(call.tx, id), refusals };
  return { data: detailsView(row, beside, call) };
}

/** Applicants for the tenant's staff. Whoever of them looks at somebody's page leaves a trace. */
export function applicantsDeskRoutes(route: Route): void {
  resourceRoutes(route, applicants, {
    usual: '-created_at',
    list: (call, page) =>
      listApplicants(call.tx, spanned(call.query.filter, call.tenant.timezone), page, momentOf(call)),
    view: (rows, call) => rows.map((row) => entryView(row, call)),
  });

  route(showApplicant, async (call) => {
    const { id } = call.params;
    const details = await detailsOf(call, id);
    await audit(call.tx, { ...byCaller(call), subject_type: 'Applicant', subject_id: id, event: 'look' });
    return details;
  });

  route(markFound, async (call) => {
    const { tx, tenant, body, params } = call;
    await rowOf(call, params.id);
    const applicant = await applicantForChange(tx, params.id);
    if (!applicant) throw new Failure('not_found');
    const { organization_id: company = null } = body;
    if (company !== null && !(body.where === 'found_here' && (await hasWrittenTo(tx, applicant.id, company))))
      throw new Failure('validation', { errors: { organization_id: [{ rule: 'unknown' }] } });
    await moveSearch(tx, applicant, tenant, body.event, actionOf(call, body.where), company, body.reason);
    await tellFound(call, applicant, body.reason);
    return detailsOf(call, params.id);
  });

  route(correctName, async (call) => {
    const { tx, params, body, now } = call;
    const row = await rowOf(call, params.id);
    const fields = (['firstname', 'lastname'] as const).filter((part) => row[part] !== body[part]);
    // nobody is told of a change that is none
    if (fields.length === 0) return detailsOf(call, params.id);
    await storeName(tx, row.user_id, body, now);
    await audit(tx, { ...byCaller(call), subject_type: 'Applicant', subject_id: params.id, event: 'update', fields });
    const applicant = await applicantForChange(tx, params.id);
    if (applicant) await tellCorrected(call, applicant);
    return detailsOf(call, params.id);
  });
}
