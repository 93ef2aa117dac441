import { askDeletion, confirmDeletion } from '../../contract/account/account.endpoints.ts';
import { offer } from './offer.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { createPing } from '../../contract/pings/pings.endpoints.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { handleOf } from '../../server/handles/handles.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from './api-client.ts';
import { password, type Person } from './people.ts';
import { pingTemplate } from './templates.ts';
import type { World } from './world.ts';

/** Wishes for an applicant whom the search finds and pings can be written to. */
export const findable = { occupation_id: occupations[0]?.id ?? '', graduation_type_id: graduationTypes[0]?.id ?? '' };

/** The token of the newest mail that leads to this page. */
async function mailedToken(world: World, email: string, page: string): Promise<string> {
  const tokens = (await world.mails(email)).map(({ text }) => text.split(`${page}#token=`)[1]?.match(/^[\w-]+/)?.[0]);
  return tokens.find((token) => token !== undefined) ?? '';
}

/** Asks for a deletion and gives the token of the mail. */
export async function deletionToken(world: World, browser: ApiClient, person: Person): Promise<string> {
  const { status, body } = await browser.call(askDeletion, { body: { password } });
  if (status !== 200) throw new Error(`asking for a deletion answered ${status}: ${JSON.stringify(body)}`);
  return mailedToken(world, person.email, '/account/delete');
}

/** Lets a person delete the account; gives the token that takes it back. */
export async function leave(world: World, person: Person): Promise<string> {
  const token = await deletionToken(world, await world.login(person), person);
  const { status } = await world.client(person.tenant).call(confirmDeletion, { body: { token } });
  if (status !== 200) throw new Error(`deleting answered ${status}`);
  return mailedToken(world, person.email, '/account/keep');
}

/** A ping from an employee to an applicant, taken by the mail server, and written down as that unless only `mailed`. */
export async function sentPing(
  world: World,
  employee: ApiClient,
  applicant: Person,
  until: 'mailed' | 'settled' = 'settled',
): Promise<string> {
  const email_template_id = await pingTemplate(world, applicant.tenant);
  const organization_id = (await employee.call(fetchMe)).body.data.organization?.id ?? '';
  const body = {
    handle: handleOf(applicant.tenant, organization_id, applicant.applicant_id ?? ''),
    email_template_id,
    ...offer,
  };
  const reply = await employee.call(createPing, { body }, { key: `ping-${applicant.id}` });
  if (reply.status !== 201) throw new Error(`pinging answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  world.clock.advance(61_000);
  await world.jobs.deliverMails(world.clock.now());
  if (until === 'settled') await world.jobs.tick(world.clock.now());
  return reply.body.data.id;
}
