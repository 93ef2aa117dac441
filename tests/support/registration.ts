import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { registerApplicant } from '../../contract/authentication/authentication.endpoints.ts';
import type { RegistrationCode } from '../../contract/registration-codes/registration-codes.schema.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { ApiClient } from './api-client.ts';
import { password } from './people.ts';
import type { World } from './world.ts';

export const openCode = {
  name: 'Absagen Herbst',
  occupation_ids: [],
  recommendation_text: 'Wir fanden deine Bewerbung gut.',
  valid_from: null,
  valid_until: null,
  max_uses: null,
} as const;

/** A code of a new organization, as its employee made it. */
export async function aCode(
  world: World,
  changes: {
    valid_from?: string;
    valid_until?: string;
    max_uses?: number;
    status?: 'draft' | 'active';
    occupation_ids?: string[];
  } = {},
  tenant?: TenantRow,
): Promise<{ code: RegistrationCode; employee: ApiClient; organization_id: string }> {
  const person = await world.person({ type: 'employee', ...(tenant && { tenant }) });
  const employee = await world.login(person);
  const { body, status } = await employee.call(registrationCodes.create, {
    body: { ...openCode, occupation_ids: [], ...changes },
  });
  if (status !== 201) throw new Error(`a code wasn't made: ${JSON.stringify(body)}`);
  return { code: body.data, employee, organization_id: person.organization_id ?? '' };
}

/** A browser in which somebody has just registered with a code. */
export async function registered(world: World, code: string, email: string, tenant?: TenantRow): Promise<ApiClient> {
  const browser = world.client(tenant);
  const { status, body } = await browser.call(registerApplicant, {
    body: { firstname: 'Ayla', lastname: 'Kaya', email, password, code },
  });
  if (status !== 204) throw new Error(`registering answered ${status}: ${JSON.stringify(body)}`);
  return browser;
}

/** The six digits of the newest mail to an address. */
export async function mailedCode(world: World, email: string): Promise<string> {
  const [mail] = await world.mails(email);
  const [digits] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
  if (digits === undefined) throw new Error(`no code was mailed to ${email}: ${mail?.subject ?? 'no mail at all'}`);
  return digits;
}

/** An open invitation of a company, by its id. */
export const anInvitation = async (browser: ApiClient, email: string): Promise<string> =>
  (await browser.call(invitations.create, { body: { email, firstname: 'Ina', lastname: 'Gast' } })).body.data.id;
