import {
  answerRelease as answerReleaseEndpoint,
  askChildDeletion,
  chooseReleases as chooseReleasesEndpoint,
  leaveBlock as leaveBlockEndpoint,
  openGuardianPage,
  reportForChild as reportForChildEndpoint,
  sendPageCode as sendPageCodeEndpoint,
  showGuardianPage,
  withdrawOnPage,
} from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import { deleteForGuardian } from '../account/deletion.service.ts';
import { chooseReleases } from '../applicants/applicant-consents.service.ts';
import { audit } from '../audit/audit.ts';
import { type Action, trace } from '../audit/action.ts';
import { leaveBlockToChild } from '../blocks/blocks.service.ts';
import { Failure } from '../http/failure.ts';
import { answerRelease } from '../pings/guardian-release.service.ts';
import { reportForChild } from '../reports/reports.service.ts';
import type { Call, Route } from '../http/route.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { withdrawConsent } from './guardian-answer.service.ts';
import { guardianPageLink } from './guardian-page-link.ts';
import { byVisit, decidingByVisit, type Guarded, openPage, pageView, sendPageCode } from './guardian-page.service.ts';
import { tellAboutAnswer } from './legal-contacts.mails.ts';
import { mayWithdraw, pageSecret } from './legal-contacts.service.ts';

type Context = Pick<Call, 'tx' | 'tenant' | 'deps' | 'now' | 'request' | 'locale'> & {
  readonly params: { readonly id: string };
};

const byGuardian = ({ now, request }: Context): Action => ({
  author: 'system',
  actor_kind: 'guardian',
  now,
  request_id: request.id,
});

async function withdraw(call: Context, guarded: Guarded): Promise<void> {
  const { tx, tenant, deps, now } = call;
  if (!mayWithdraw(guarded.contact)) return;
  await withdrawConsent(tx, guarded, tenant, byGuardian(call));
  const secret = await pageSecret(tx, guarded.contact.id, now);
  await tellAboutAnswer(tx, guarded, 'withdraw', tenant, now, {
    page: tenantUrl(deps.config, tenant, '/tos/accept'),
    guardianPage: guardianPageLink(call)(guarded.contact.id, secret),
  });
}

export function guardianPageRoutes(route: Route): void {
  route(sendPageCodeEndpoint, async (call) => ({ data: await sendPageCode(call, call.body.token) }));

  route(openGuardianPage, async (call) => ({ data: await openPage(call, call.body.token, call.body.code) }));

  route(showGuardianPage, async (call) => ({ data: await pageView(call, await byVisit(call, call.body.visit)) }));

  route(chooseReleasesEndpoint, async (call) => {
    const { tx, body, now } = call;
    const guarded = await decidingByVisit(call, body.visit);
    const { contact, applicant } = guarded;
    await chooseReleases(tx, applicant.id, body.choice, now);
    const event = body.choice === 'ask' ? 'ask_before_release' : 'tell_of_release';
    await audit(tx, { ...trace(byGuardian(call)), subject_type: 'LegalContact', subject_id: contact.id, event });
    return { data: await pageView(call, { ...guarded, applicant: { ...applicant, release_choice: body.choice } }) };
  });

  route(answerReleaseEndpoint, async (call) => {
    const { body } = call;
    const guarded = await decidingByVisit(call, body.visit);
    const context = { ...call, guardianLink: guardianPageLink(call) };
    const action = { ...byGuardian(call), locale: call.locale, legal_contact_id: guarded.contact.id };
    await answerRelease(context, guarded.applicant.id, body.ping_id, body.event, action);
    return { data: await pageView(call, guarded) };
  });

  route(reportForChildEndpoint, async (call) => {
    const { visit, ...said } = call.body;
    const guarded = await decidingByVisit(call, visit);
    const { recipients, questions } = await pageView(call, guarded);
    const named = [...recipients.map((one) => one.organization_id), ...questions.map((one) => one.organization.id)];
    if (!named.includes(said.organization_id)) throw new Failure('not_found');
    const context = { ...call, contact: guarded.contact, guardianLink: guardianPageLink(call) };
    const action = { ...byGuardian(call), locale: call.locale, legal_contact_id: guarded.contact.id };
    await reportForChild(context, guarded.applicant.id, said, action);
    return { data: await pageView(call, guarded) };
  });

  route(leaveBlockEndpoint, async (call) => {
    const { visit, organization_id } = call.body;
    const guarded = await decidingByVisit(call, visit);
    const { contact, applicant } = guarded;
    await leaveBlockToChild(call.tx, applicant.id, organization_id, contact.id);
    const subject = { subject_type: 'Organization', subject_id: organization_id };
    await audit(call.tx, { ...trace(byGuardian(call)), ...subject, event: 'leave_block' });
    return { data: await pageView(call, guarded) };
  });

  route(withdrawOnPage, async (call) => {
    await withdraw(call, await decidingByVisit(call, call.body.visit));
    return { data: await pageView(call, await byVisit(call, call.body.visit)) };
  });

  route(askChildDeletion, async (call) => {
    const guarded = await decidingByVisit(call, call.body.visit);
    await withdraw(call, guarded);
    await deleteForGuardian(call, guarded.applicant.user_id);
    return undefined;
  });
}
