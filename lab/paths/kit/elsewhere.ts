import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import { offer } from '../../../tests/support/offer.ts';
import { createPing } from '../../../contract/pings/pings.endpoints.ts';
import { type ApiClient, succeeded } from '../../../tests/support/api-client.ts';
import { GuardianRequest } from '../../../tests/support/guardian-request.ts';
import { handleFor, type Person } from '../../../tests/support/people.ts';
import { bornYearsAgo } from '../../../tests/support/steps.ts';
import type { Visit } from './script.ts';

/** The visit's tenant admits applicants of this age from now on; a worker's other tests may have said otherwise. */
export async function admitFrom({ world, slug }: Visit, minimum_age: number): Promise<void> {
  const { id } = world.tenant(slug);
  await world.deps.db.kysely.updateTable('tenants').set({ minimum_age }).where('id', '=', id).execute();
  // the server reads its tenants anew after ten seconds
  world.clock.advance(11_000);
}

export const childsName = 'Enie';
/** A child that has come as far as the terms, at a tenant that admits fourteen-year-olds, and its guardian. */
export async function childAtTerms(visit: Visit): Promise<GuardianRequest> {
  const { world, slug, visitor, note } = visit;
  await admitFrom(visit, 14);
  const date_of_birth = bornYearsAgo(15, world.clock.now());
  const wishes = { stage: 'onboarded', firstname: childsName, locale: visitor.locale, date_of_birth } as const;
  const child = await world.person(slug, wishes);
  note(`${child.email}, ${child.password}`);
  return GuardianRequest.of(world, child);
}

/** By which the server comes to know each fact of the guardians' flows. */
export const guardianActs = {
  unnamed: (request) => request.becomeChild(),
  adult: (request) => request.comeOfAge(),
  newText: (request) => request.changeTerms(),
  awaiting: (request) => request.pending(),
  another: (request) => request.ask(),
  renewed: (request) => request.renew(),
  limited: (request) => request.sendAll(),
  accepted: (request) => request.answer('accept'),
  declined: (request) => request.answer('decline'),
  reported: (request) => request.answer('not_me'),
  expired: (request) => request.expire(),
  withdrawn: (request) => request.withdraw(),
  withdrawnLimited: (request) => request.sendAll().then(() => request.withdraw()),
} as const satisfies Readonly<Record<string, (request: GuardianRequest) => Promise<void>>>;

export async function ping(company: ApiClient, employee: Person, applicant: Person): Promise<{ readonly id: string }> {
  const query = { filter: { purpose: 'ping', status: 'published' } };
  const [template] = (await succeeded(company.call(emailTemplates.list, { query }))).data;
  const body = { handle: handleFor(employee, applicant), email_template_id: template?.id ?? '', ...offer };
  return (await succeeded(company.call(createPing, { body }, { key: `paths-${applicant.id}` }))).data;
}
