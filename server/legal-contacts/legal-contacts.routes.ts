import {
  answerLegalContact,
  createLegalContact,
  currentLegalContact,
  lookupLegalContact,
  lookupLetter,
  replaceGuardian,
  requestNewLink,
  showGuardianLetter,
  transitionLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { type Applicant, applicantForChange, applicantForReading } from '../applicants/applicants.service.ts';
import { type Action, actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Call, Route } from '../http/route.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import {
  acceptAsGuardian,
  declineAsGuardian,
  guardianView,
  openLink,
  withdrawAsGuardian,
} from './guardian-answer.service.ts';
import { linkTo } from './guardian-link.ts';
import { guardianPageLink } from './guardian-page-link.ts';
import { tellAboutAnswer, tellNamed } from './legal-contacts.mails.ts';
import { findLatestLegalContact, readLatestLegalContact, findLegalContact } from './legal-contacts.repository.ts';
import { legalContactView } from './legal-contacts.view.ts';
import { isReplaceable } from './named-last.ts';
import { nameGuardian, pageSecret, resend, sendLink } from './legal-contacts.service.ts';
import { guardianLetter } from './guardian-letter.ts';
import { contactForStaff, returnedLetter, takeLetter } from './returned-letter.service.ts';
import { expireLegalContact } from './legal-contacts.ticks.ts';

type Context = Pick<Call, 'tx' | 'tenant' | 'deps' | 'now' | 'request'> & { readonly actor: Actor | undefined };

/** Where the applicant goes on after the guardian's answer: the dashboard after a yes, else the page where another one is named. */
const applicantPage = ({ deps, tenant }: Pick<Context, 'deps' | 'tenant'>, event: 'accept' | 'other'): string =>
  tenantUrl(deps.config, tenant, event === 'accept' ? '/dashboard' : '/tos/accept');

const byApplicant = ({ now, request, actor }: Context): Action => ({
  author: 'applicant',
  actor_kind: 'applicant',
  now,
  request_id: request.id,
  ...(actor ? { actor_id: actor.user_id } : {}),
});

const byGuardian = ({ now, request }: Context): Action => ({
  author: 'system',
  actor_kind: 'guardian',
  now,
  request_id: request.id,
});

async function ownApplicant({ tx, actor }: Context): Promise<Applicant> {
  const applicant = actor?.applicant_id ? await applicantForChange(tx, actor.applicant_id) : undefined;
  if (!applicant) throw new Failure('not_found');
  return applicant;
}

async function ownContact(call: Context & { readonly params: { readonly id: string } }) {
  const applicant = await ownApplicant(call);
  const contact = await findLegalContact(call.tx, call.params.id);
  if (contact?.applicant_id !== applicant.id) throw new Failure('not_found');
  return { applicant, contact };
}

/** While an account is being deleted nobody is asked about a child. @throws Failure conflict */
function refuseWhileLeaving({ account }: Applicant): void {
  if (account !== 'active') throw new Failure('conflict');
}

export function legalContactsRoutes(route: Route): void {
  route(currentLegalContact, async (call) => {
    const applicant = call.actor.applicant_id && (await applicantForReading(call.tx, call.actor.applicant_id));
    if (!applicant) throw new Failure('not_found');
    const contact = await readLatestLegalContact(call.tx, applicant.id);
    return { data: contact ? await legalContactView(call.tx, contact, applicant, call.tenant, call.now) : null };
  });

  route(createLegalContact, async (call) => {
    const applicant = await ownApplicant(call);
    const { replaces, ...guardian } = call.body;
    const context = { tenant: call.tenant, link: linkTo(call), replaces };
    const named = await nameGuardian(call.tx, applicant, guardian, context, byApplicant(call));
    const contact = (await findLegalContact(call.tx, named.id)) ?? named;
    return { data: await legalContactView(call.tx, contact, applicant, call.tenant, call.now) };
  });

  route(transitionLegalContact, async (call) => {
    const { tx, tenant, body, actor, now } = call;
    const isStaff = actor.type !== 'applicant';
    const { applicant, contact } = isStaff ? await contactForStaff(tx, call.params.id) : await ownContact(call);
    const action = isStaff ? actionOf(call, body.reason) : byApplicant(call);
    if (isStaff && body.event === 'resend') refuseWhileLeaving(applicant);
    if (body.event === 'resend') await resend(tx, applicant, contact, { tenant, link: linkTo(call) }, action);
    else if (isStaff) {
      await takeLetter(tx, { contact, applicant }, body, tenant, action);
      const page = applicantPage(call, body.event === 'accept' ? 'accept' : 'other');
      await tellAboutAnswer(tx, { contact, applicant }, body.event, tenant, now, { page });
    } else throw new Failure('transition_not_allowed', { meta: { events: ['resend'] } });
    const latest = (await findLatestLegalContact(call.tx, applicant.id)) ?? contact;
    return { data: await legalContactView(call.tx, latest, applicant, call.tenant, call.now) };
  });

  route(replaceGuardian, async (call) => {
    const { tx, tenant, params, body, now } = call;
    const { applicant, contact } = await contactForStaff(tx, params.id);
    refuseWhileLeaving(applicant);
    const latest = await findLatestLegalContact(tx, applicant.id);
    if (latest?.id !== contact.id || !(await isReplaceable(tx, contact))) throw new Failure('conflict');
    const { reason, ...guardian } = body;
    const context = { tenant, link: linkTo(call) };
    const named = await nameGuardian(tx, applicant, { ...guardian, gender: 'other' }, context, actionOf(call, reason));
    await tellNamed(tx, { contact: named, applicant }, tenant, now, applicantPage(call, 'other'));
    const asked = (await findLegalContact(tx, named.id)) ?? named;
    return { data: await legalContactView(tx, asked, applicant, tenant, now) };
  });

  route(showGuardianLetter, async (call) => {
    const { contact, applicant } = await ownContact(call);
    return { data: await guardianLetter(call.tx, contact, applicant, call.tenant) };
  });

  route(lookupLetter, async ({ tx, body, actor, tenant, now }) => ({
    data: await returnedLetter(tx, body.reference, { tenant, now, author: actor.type }),
  }));

  route(lookupLegalContact, async ({ tx, params, body, tenant, locale, now }) => {
    const opened = await openLink(tx, params.id, body.token, tenant, now);
    return { data: await guardianView(tx, opened, tenant, locale, now) };
  });

  route(answerLegalContact, async (call) => {
    const { tx, params, body, tenant, locale, now } = call;
    const opened = await openLink(tx, params.id, body.token, tenant, now);
    if (opened.link !== 'answer') throw new Failure('link_invalid');
    const action = byGuardian(call);
    if (body.event === 'accept') {
      const secrets = await acceptAsGuardian(tx, opened, body, tenant, action);
      await tellAboutAnswer(tx, opened, 'accept', tenant, now, {
        page: applicantPage(call, 'accept'),
        withdraw: linkTo(call)(opened.contact.id, secrets.withdraw),
        guardianPage: guardianPageLink(call)(opened.contact.id, secrets.page),
      });
    } else {
      await declineAsGuardian(tx, opened, body.event, tenant, action);
      await tellAboutAnswer(tx, opened, body.event, tenant, now, { page: applicantPage(call, 'other') });
    }
    const after = { ...(await openLink(tx, params.id, body.token, tenant, now)), link: 'answer' as const };
    return { data: await guardianView(tx, after, tenant, locale, now) };
  });

  route(requestNewLink, async (call) => {
    const { tx, params, body, tenant, now } = call;
    const expired = await openLink(tx, params.id, body.token, tenant, now).then(
      () => undefined,
      (error: unknown) =>
        error instanceof Failure && error.code === 'link_expired'
          ? findLegalContact(tx, params.id)
          : Promise.reject(error),
    );
    const applicant = expired ? await applicantForChange(tx, expired.applicant_id) : undefined;
    if (!expired || !applicant) throw new Failure('link_used');
    const contact = expired.status === 'pending' ? await expireLegalContact(tx, expired, now) : expired;
    const context = { tenant, child: applicant.firstname, link: linkTo(call) };
    await sendLink(tx, contact, 'request_new_link', context, byGuardian(call));
    return undefined;
  });

  route(withdrawLegalContact, async (call) => {
    const { tx, params, body, tenant, locale, now } = call;
    const opened = await openLink(tx, params.id, body.token, tenant, now);
    if (opened.link !== 'withdraw') throw new Failure('link_invalid');
    await withdrawAsGuardian(tx, opened, tenant, byGuardian(call));
    const secret = await pageSecret(tx, opened.contact.id, now);
    await tellAboutAnswer(tx, opened, 'withdraw', tenant, now, {
      page: applicantPage(call, 'other'),
      guardianPage: guardianPageLink(call)(opened.contact.id, secret),
    });
    const after = { ...opened, contact: { ...opened.contact, status: 'revoked' as const } };
    return { data: await guardianView(tx, after, tenant, locale, now) };
  });
}
