import { updateEmployee } from '../../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import { updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import { createPings, pings } from '../../../contract/pings/pings.endpoints.ts';
import { inviting, newEmployee, referring, searching } from '../people.ts';
import { messageBeside } from './companies.ts';
import { write } from './workbench.ts';
import { confirmed, filled, press, type Screen, text, withSending } from '../screen.ts';

const onboarding = { route: 'onboarding', path: '/onboarding' } as const;
const inviteScreen = { route: 'organization.invitations', as: inviting, path: '/organization/invitations' } as const;

/** What companies send: on the way, and not arrived. */
export const companySendings: readonly Screen[] = [
  ...withSending(
    {
      ...onboarding,
      name: 'onboarding.usage-type',
      as: newEmployee(null),
      act: async (visitor, scene) => {
        await visitor.page.getByRole('radio').first().check();
        await press('Continue')(visitor, scene);
      },
    },
    { endpoint: updateOrganization },
  ),
  ...withSending(
    {
      ...onboarding,
      name: 'onboarding.about-you',
      as: newEmployee('searching'),
      act: filled({ Position: 'Ausbildungsleiterin', 'Phone number': '0221 9901234' }, 'Finish'),
    },
    { endpoint: updateEmployee },
  ),
  ...withSending(
    {
      name: 'search.referring',
      route: 'search',
      as: referring,
      path: '/search?all=true',
      act: press('We are looking as well'),
    },
    { endpoint: updateOrganization },
  ),
  ...withSending(
    {
      name: 'composer',
      route: 'search',
      as: searching,
      path: '/search?all=true',
      act: async (visitor, scene) => {
        await write(visitor);
        await press('Send message')(visitor, scene);
      },
    },
    {
      endpoint: createPings,
      unsent: text('The message wasn’t sent just now. Nothing is lost: please try again.'),
      isApart: true,
    },
  ),
  ...withSending(
    {
      name: 'pings.pending',
      route: 'pings',
      as: searching,
      path: messageBeside('pending'),
      act: confirmed('Take back', 'Take it back'),
    },
    { endpoint: pings.transition, isApart: true },
  ),
  ...withSending(
    {
      name: 'organization',
      route: 'organization',
      as: inviting,
      path: '/organization',
      act: async (visitor) => {
        await visitor.button('Change the answer').click();
        await visitor.button('Save for everybody').click();
      },
    },
    { endpoint: updateOrganization },
  ),
  ...withSending(
    {
      ...inviteScreen,
      name: 'invitations.inviting',
      act: async (visitor, scene) => {
        await press('Invite a colleague')(visitor, scene);
        await visitor.fillIn({ 'First name': 'Mara', 'Last name': 'Lenz', 'E-mail address': 'mara@example.net' });
        await press('Send invitation')(visitor, scene);
      },
    },
    { endpoint: invitations.create },
  ),
  ...withSending(
    { ...inviteScreen, name: 'invitations.taking-back', act: confirmed('Take back', 'Take back') },
    {
      endpoint: invitations.transition,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
];
