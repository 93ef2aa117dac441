import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { offer } from './offer.ts';
import type { PingInput } from '../../contract/pings/pings.schema.ts';
import type { ApiClient } from './api-client.ts';
import { findable } from './account.ts';
import { handleFor, type Person, type PersonWishes } from './people.ts';
import { pingTemplate } from './templates.ts';
import type { World } from './world.ts';

/** A message and who is about to answer it, or a yes: who gave it, to whom, and the link of the mail. */
export interface Yes {
  readonly applicant: Person;
  readonly own: ApiClient;
  readonly employee: Person;
  readonly browser: ApiClient;
  readonly id: string;
  readonly token: string;
  /** Sends the company's first request once more, as it was, from a later login too. */
  readonly askAgain: (browser?: ApiClient) => ReturnType<typeof firstRequest>;
}

const firstRequest = (browser: ApiClient, body: PingInput, key: string) => browser.call(createPing, { body }, { key });

type Wishes = PersonWishes & { readonly employee?: Person; readonly applicant?: Person };

/** A company writes to an applicant, who has the mail and hasn't answered. */
export async function written(
  world: World,
  { employee: known, applicant: given, ...person }: Wishes = {},
): Promise<Yes> {
  const tenant = person.tenant ?? world.tenant;
  const applicant = given ?? (await world.person({ ...findable, firstname: 'Noor', lastname: 'Geheim', ...person }));
  const employee = known ?? (await world.person({ type: 'employee', tenant }));
  const [own, browser] = [await world.login(applicant), await world.login(employee)];
  const input = {
    handle: handleFor(employee, applicant),
    email_template_id: await pingTemplate(world, tenant),
    ...offer,
  };
  const askAgain = (from = browser) => firstRequest(from, input, `yes-${applicant.id}-${employee.id}`);
  const { body } = await askAgain();
  const { id } = body.data;
  world.clock.advance(61_000);
  const mail = (await world.mails(applicant.email)).find(({ text }) => text.includes(id));
  await world.jobs.tick(world.clock.now());
  const token = /answer#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { applicant, own, employee, browser, id, token, askAgain };
}

/** A company writes to an applicant and gets a yes; mails about the yes wait unless `isTold`. */
export async function saidYes(
  world: World,
  { isTold = true, ...wishes }: Wishes & { readonly isTold?: boolean } = {},
): Promise<Yes> {
  const message = await written(world, wishes);
  const { status } = await message.own.call(pings.transition, {
    params: { id: message.id },
    body: { event: 'accept' },
  });
  if (status !== 200) throw new Error(`The yes was answered with ${status}.`);
  if (isTold) await world.mails();
  return message;
}
