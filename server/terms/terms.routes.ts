import {
  acceptTerms,
  currentTerms,
  listAgreements,
  listConsents,
  listTerms,
  publishTerms,
  showTermsStatistics,
  withdrawConsent,
} from '../../contract/terms/terms.endpoints.ts';
import { standingActs } from '../../contract/terms/terms.schema.ts';
import { type Given, moveConsents } from '../applicants/applicant-consents.service.ts';
import { countAgreed } from '../applicants/agreed.service.ts';
import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import { actionOf } from '../audit/action.ts';
import { agreements, givenConsents } from '../consents/given-consents.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Call, Route } from '../http/route.ts';
import { isMinor } from '../users/me.service.ts';
import { listTermsVersions } from './terms.repository.ts';
import {
  localeOfHashes,
  publishVersion,
  termsIn,
  termsInForce,
  termsToAgreeTo,
  termsVersion,
} from './terms.service.ts';

type OwnCall = Pick<Call, 'tx' | 'tenant' | 'now' | 'request'> & { readonly actor: Actor };

async function ownApplicant({ tx, actor }: OwnCall): Promise<Applicant> {
  const applicant = actor.applicant_id ? await applicantForChange(tx, actor.applicant_id) : undefined;
  if (!applicant) throw new Failure('not_found');
  return applicant;
}

/** Who decides alone; for a minor the guardian does. */
async function decidingApplicant(call: OwnCall): Promise<Applicant> {
  const applicant = await ownApplicant(call);
  if (isMinor(applicant.date_of_birth, call.tenant, call.now)) throw new Failure('forbidden');
  return applicant;
}

const byApplicant = (locale: Given['locale']): Given => ({ given_by: 'applicant', locale });

export function termsRoutes(route: Route): void {
  route(currentTerms, async ({ tx, locale }) => ({ data: termsIn(await termsInForce(tx), locale) }));

  route(acceptTerms, async (call) => {
    const { tx, tenant, body } = call;
    const applicant = await decidingApplicant(call);
    const hashes = { terms: body.hash, findable: body.findable };
    const locale = localeOfHashes(await termsToAgreeTo(tx), hashes);
    const acts = standingActs.filter((act) => hashes[act] !== undefined);
    await moveConsents(tx, applicant, tenant, acts, 'accept', actionOf(call), byApplicant(locale));
    return undefined;
  });

  route(withdrawConsent, async (call) => {
    const applicant = await decidingApplicant(call);
    const { tx, tenant, body } = call;
    await moveConsents(tx, applicant, tenant, [body.act], 'withdraw', actionOf(call), byApplicant(applicant.locale));
    return undefined;
  });

  route(listConsents, async (call) => {
    const applicant = await ownApplicant(call);
    return { data: await givenConsents(call.tx, applicant) };
  });

  route(listAgreements, async (call) => {
    const applicant = await ownApplicant(call);
    return { data: await agreements(call.tx, applicant.id) };
  });

  route(listTerms, async ({ tx }) => ({ data: (await listTermsVersions(tx)).map(termsVersion) }));

  route(showTermsStatistics, async ({ tx, tenant, now }) => ({ data: await countAgreed(tx, tenant, now) }));

  route(publishTerms, async (call) => ({
    data: termsVersion(await publishVersion(call.tx, call.body, actionOf(call))),
  }));
}
