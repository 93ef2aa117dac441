import { moveAppointment, proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { offer } from './offer.ts';
import { followUpPing, sayOutcome } from '../../contract/pings/follow-ups.endpoints.ts';
import type { FollowUpInput, Outcome } from '../../contract/pings/follow-ups.schema.ts';
import { findable } from './account.ts';
import type { ApiClient } from './api-client.ts';
import { handleFor } from './people.ts';
import { pingTemplate } from './templates.ts';
import type { World } from './world.ts';
import type { Yes } from './yes.ts';

const day = 86_400_000;
export type Contact = Pick<Yes, 'browser' | 'id'>;

export const wait = async (world: World, days: number) => {
  world.clock.advance(days * day);
  await world.jobs.tick(world.clock.now());
};

export const dayAhead = (world: World, days: number) =>
  new Date(world.clock.now().getTime() + days * day).toISOString().slice(0, 10);

/** A message that is in its minute. */
export async function written(world: World) {
  const applicant = await world.person({ ...findable, firstname: 'Noor', lastname: 'Geheim' });
  const employee = await world.person({ type: 'employee' });
  const browser = await world.login(employee);
  const body = {
    handle: handleFor(employee, applicant),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const { id } = (await browser.call(createPing, { body }, { key: `contacts-${applicant.id}` })).body.data;
  return { applicant, employee, browser, id };
}
export async function arrived(world: World) {
  const made = await written(world);
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  return { ...made, own: await world.login(made.applicant) };
}
export const move = (browser: ApiClient, id: string, event: 'cancel' | 'decline' | 'archive' | 'withdraw') =>
  browser.call(pings.transition, { params: { id }, body: { event } });
export const say = ({ browser, id }: Contact, outcome: Outcome | null) =>
  browser.call(sayOutcome, { params: { id }, body: { outcome } });
export const shown = async ({ browser, id }: Contact) => {
  const { data } = (await browser.call(pings.show, { params: { id } })).body;
  if (data.perspective !== 'organization') throw new Error('A company reads its own side.');
  return data;
};
export const keep = async (yes: Contact, body: FollowUpInput) => {
  const version = (await shown(yes)).follow_up?.version ?? 1;
  return yes.browser.call(followUpPing, { params: { id: yes.id }, body }, { version });
};

/** An appointment after a yes: proposed, chosen, called off. */
export async function meets(of: {
  readonly world: World;
  readonly employee: ApiClient;
  readonly applicant: ApiClient;
  readonly ping: string;
  readonly key: () => { readonly key: string };
}): Promise<void> {
  const { world, employee, applicant, ping, key } = of;
  const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();
  const body = { starts_at: at(24), ends_at: at(25), place: 'Hof 3' };
  const { data } = (await employee.call(proposeAppointment, { params: { id: ping }, body }, key())).body;
  const id = data.perspective === 'organization' ? (data.appointments[0]?.id ?? '') : '';
  for (const [who, event] of [
    [applicant, 'accept'],
    [employee, 'withdraw'],
  ] as const) {
    world.clock.advance(180_000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await world.jobs.tick(world.clock.now());
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { status } = await who.call(moveAppointment, { params: { id }, body: { event } });
    if (status !== 200) throw new Error(`${event} answered ${status}.`);
  }
}
