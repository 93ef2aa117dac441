import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import { offer } from '../../../tests/support/offer.ts';
import { createPing } from '../../../contract/pings/pings.endpoints.ts';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { handleFor, type Person } from '../../../tests/support/people.ts';
import { linkIn } from '../../../tests/support/steps.ts';
import type { Visit } from './script.ts';

/** What somebody does at another place, by the API or in a mailbox, while a path is walked. */

/** The body of an answer that has to be a success. */
export async function succeeded<Body>(
  answer: Promise<{ readonly status: number; readonly body: Body }>,
): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`the server answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The visit's tenant admits applicants of this age from now on; a worker's other tests may have said otherwise. */
export async function admitFrom({ world, slug }: Visit, minimum_age: number): Promise<void> {
  const { id } = world.tenant(slug);
  await world.deps.db.kysely.updateTable('tenants').set({ minimum_age }).where('id', '=', id).execute();
  // the server reads its tenants anew after ten seconds
  world.clock.advance(11_000);
}

/** The link to a page in the next mail that has one: a copy of a refusal has none. */
export async function mailedLink(visit: Visit, email: string, page: RegExp): Promise<string> {
  const { text } = await visit.world.mail(email);
  if (!page.test(text)) return mailedLink(visit, email, page);
  const link = linkIn(text, page);
  visit.note(link);
  return link;
}

/** A company's message to an applicant, by its first template. */
export async function ping(company: ApiClient, employee: Person, applicant: Person): Promise<{ readonly id: string }> {
  const query = { filter: { purpose: 'ping', status: 'published' } };
  const [template] = (await succeeded(company.call(emailTemplates.list, { query }))).data;
  const body = { handle: handleFor(employee, applicant), email_template_id: template?.id ?? '', ...offer };
  return (await succeeded(company.call(createPing, { body }, { key: `paths-${applicant.id}` }))).data;
}
