import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { openCode } from '../../support/registration.ts';
import { facing } from './profiles.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import { newId } from '../../../server/db/ids.ts';
import type { Insertable } from 'kysely';
import type { Schema } from '../../../server/db/schema.ts';
import { readableCode } from '../../../server/kit/readable-code.ts';
import { searching, unwieldyEmployee } from '../people.ts';
import { unwieldy } from '../crowd.ts';
import {
  button,
  heading,
  type Maker,
  press,
  refusing,
  type Scene,
  type Screen,
  selector,
  skeleton,
  text,
  withCall,
} from '../screen.ts';

const lookup = '**/api/v1/registration-codes/lookup';

let invited = 0;

/** The link of a new invitation; with a life below zero it has expired. */
export async function invitationLink({ stage }: Scene, ttl?: number, purpose = 'invitation'): Promise<string> {
  const person = await stage.person(searching);
  const client: ApiClient = await stage.world.as(person);
  const email = `colleague${(invited += 1)}@example.net`;
  const body = { firstname: 'Jonas', lastname: 'Brandt', email };
  const { body: reply } = await client.call(invitations.create, { body });
  const token = await stage.token(person.tenant, purpose, reply.data.id, ttl);
  return `/register/employee#token=${token}`;
}

export async function resetLink({ stage }: Scene, ttl?: number): Promise<string> {
  const person = await stage.person(searching);
  return `/password/reset#token=${await stage.token(person.tenant, 'password_reset', person.id, ttl)}`;
}

async function unwieldyOffer({ stage }: Scene): Promise<string> {
  const { tenant, organization_id = '' } = await stage.person(unwieldyEmployee);
  const { code } = await stage.within(tenant, (tx) =>
    tx
      .selectFrom('registration_codes')
      .select('code')
      .where('organization_id', '=', organization_id)
      .where('status', '=', 'active')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return `/register/applicant?code=${code}`;
}

/** A code of a company that shows itself with a logo. */
async function facedOffer({ stage }: Scene): Promise<string> {
  const person = await facing(stage);
  const browser = await stage.world.as(person);
  const { code } = (await browser.call(registrationCodes.create, { body: { ...openCode, occupation_ids: [] } })).body
    .data;
  return `/register/applicant?code=${code}`;
}

const chemieTrainer: Maker = (stage) =>
  stage.world.person('chemie', { type: 'employee', firstname: 'Nora', lastname: 'Vogt' });

/** The link of a new code, with what time or its uses have made of it. */
const codeWith =
  (values: Partial<Insertable<Schema['registration_codes']>>, by = searching) =>
  async ({ stage }: Scene): Promise<string> => {
    const { tenant, organization_id = '', id: created_by } = await stage.person(by);
    const code = readableCode();
    const row = { ...openCode, id: newId(stage.world.clock), tenant_id: tenant.id, organization_id, code, created_by };
    const created_at = stage.world.clock.now();
    await stage.within(tenant, (tx) =>
      tx
        .insertInto('registration_codes')
        .values({
          ...row,
          created_at,
          updated_at: created_at,
          occupation_ids: [],
          kind: 'group',
          status: 'active',
          ...values,
        })
        .execute(),
    );
    return `/register/applicant?code=${code}`;
  };

export const register = {
  name: 'register-applicant',
  route: 'register-applicant',
  path: '/register/applicant?code=START2ME',
  sees: heading('Create your account'),
} as const;

/** Pages for who is not logged in. */
export const guests: readonly Screen[] = [
  { name: 'login', route: 'login', path: '/login', sees: heading('Log in') },
  { name: 'login.logo', route: 'login', host: 'chemie', path: '/login', sees: selector('header img') },
  {
    name: 'login.logo-missing',
    route: 'login',
    host: 'chemie',
    path: '/login',
    prepare: refusing('**/api/v1/logos/*.png', 'not_found'),
    sees: selector('header [aria-hidden=true]'),
  },
  {
    name: 'login.missing',
    route: 'login',
    path: '/login',
    act: async (visitor) => {
      await selector('html[data-started]')(visitor).waitFor();
      await visitor.button('Log in').click();
    },
    sees: selector('[aria-invalid=true]'),
  },
  {
    name: 'login.refused',
    route: 'login',
    path: '/login',
    act: async (visitor) => {
      await selector('html[data-started]')(visitor).waitFor();
      await visitor.fillIn({ 'E-mail address': 'nobody@example.net', Password: 'Falsch-2026' });
      await visitor.button('Log in').click();
    },
    sees: selector('[role=alert], [aria-invalid=true]'),
  },
  {
    name: 'login.unwieldy',
    route: 'login',
    host: 'gedraenge',
    path: '/login',
    sees: ({ page }) => page.getByText(unwieldy.tenant, { exact: true }),
  },
  { name: 'forgot-password', route: 'forgot-password', path: '/password/forgot', sees: button('Send the link') },
  {
    name: 'forgot-password.sent',
    route: 'forgot-password',
    path: '/password/forgot',
    act: async (visitor, scene) => {
      await visitor.fillIn({ 'E-mail address': unwieldy.email });
      await press('Send the link')(visitor, scene);
    },
    sees: heading('Look into your inbox'),
  },
  {
    name: 'reset-password',
    route: 'reset-password',
    path: (scene) => resetLink(scene),
    sees: button('Save the new password'),
  },
  {
    name: 'reset-password.expired',
    route: 'reset-password',
    path: (scene) => resetLink(scene, -1),
    act: async (visitor, scene) => {
      await visitor.fillIn({ 'New password': 'Lehrstelle-2027', 'Repeat the new password': 'Lehrstelle-2027' });
      await press('Save the new password')(visitor, scene);
    },
    sees: heading('This link has expired'),
  },
  {
    name: 'reset-password.incomplete',
    route: 'reset-password',
    path: '/password/reset',
    sees: heading('This link is not complete'),
  },
  ...withCall(register, {
    url: lookup,
    failed: text('We couldn’t check the code just now. Please try again.'),
    waits: skeleton,
  }),
  {
    ...register,
    name: 'register-applicant.missing',
    act: press('Create my account'),
    sees: selector('[aria-invalid=true]'),
  },
  { ...register, name: 'register-applicant.face', path: facedOffer, sees: selector('main img') },
  {
    ...register,
    name: 'register-applicant.unwieldy',
    host: 'gedraenge',
    path: unwieldyOffer,
  },
  {
    name: 'register-applicant.no-code',
    route: 'register-applicant',
    path: '/register/applicant',
    sees: button('Check the code'),
  },
  {
    name: 'register-applicant.unknown-code',
    route: 'register-applicant',
    path: '/register/applicant?code=AAAA1111',
    sees: text('We don’t know this code. Please compare it with the letter, character by character.'),
  },
  {
    name: 'register-applicant.paused',
    route: 'register-applicant',
    path: async ({ stage }) => {
      const { code } = await stage.within(stage.world.tenant('app'), (tx) =>
        tx.selectFrom('registration_codes').select('code').where('status', '=', 'inactive').executeTakeFirstOrThrow(),
      );
      return `/register/applicant?code=${code}`;
    },
    sees: text('This code is resting at the moment. Try again in a few days, or ask the company that gave it to you.'),
  },
  {
    name: 'register-applicant.used-up',
    route: 'register-applicant',
    host: 'chemie',
    path: codeWith({ max_uses: 1, times_used: 1 }, chemieTrainer),
    sees: selector('[role=alert] a'),
  },
  {
    name: 'register-applicant.ended',
    route: 'register-applicant',
    path: codeWith({ valid_until: new Date(0) }),
    sees: text('The time of this code is over. Ask the company that gave it to you: a new one is quickly made.'),
  },
  {
    name: 'register-applicant.early',
    route: 'register-applicant',
    path: codeWith({ valid_from: new Date('2030-09-01T10:00:00Z') }),
    sees: selector('[role=alert]'),
  },
  {
    name: 'register-applicant.incomplete',
    route: 'register-applicant',
    path: '/register/applicant?code=START',
    sees: text('The link isn’t complete: a code has eight characters. It also stands in the letter or e-mail.'),
  },
  { ...register, name: 'register-applicant.minors', host: 'chemie', path: codeWith({}, chemieTrainer) },
  ...withCall(
    {
      name: 'register-employee',
      route: 'register-employee',
      path: (scene) => invitationLink(scene),
      sees: selector('input[name=password]'),
    },
    {
      url: '**/api/v1/invitations/lookup',
      failed: text('We couldn’t open the invitation just now. Please try again.'),
      waits: skeleton,
    },
  ),
  {
    name: 'register-employee.closed',
    route: 'register-employee',
    path: '/register/employee',
    sees: button('Open the invitation'),
  },
  {
    name: 'register-employee.expired',
    route: 'register-employee',
    path: (scene) => invitationLink(scene, -1),
    sees: selector('[role=alert]'),
  },
  {
    name: 'register-employee.copied',
    route: 'register-employee',
    path: (scene) => invitationLink(scene, undefined, 'invitation_copy'),
    sees: selector('input[name=email]'),
  },
  {
    name: 'register-employee.declining',
    route: 'register-employee',
    path: (scene) => invitationLink(scene),
    act: press('Decline the invitation'),
    sees: heading('Decline the invitation?'),
  },
  { name: 'imprint', route: 'imprint', path: '/imprint', sees: heading('Imprint') },
  ...withCall(
    { name: 'privacy', route: 'privacy', path: '/privacy', sees: heading('In plain words') },
    { url: '**/api/v1/privacy', failed: heading('Unexpected error!') },
  ),
];
