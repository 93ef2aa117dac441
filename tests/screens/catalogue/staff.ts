import { staff } from '../../../contract/users/staff.endpoints.ts';
import type { Visitor } from '../../support/visitor.ts';
import { administrator } from '../people.ts';
import { button, dialog, filled, heading, press, type Screen, text, withCall, withSending } from '../screen.ts';

const team = { route: 'staff.index', path: '/staff', name: 'team', as: administrator } as const;

const said = async (visitor: Visitor): Promise<void> => {
  await visitor.button('Invite somebody').click();
  await visitor.field('First name').fill('Ben');
  await visitor.field('Last name').fill('Okafor');
  await visitor.field('E-mail address').fill('ben@kammer.example');
  await visitor.button('Send invitation').click();
};

/** Who looks after a tenant, as its administrators see them. */
export const staffScreens: readonly Screen[] = [
  ...withCall(
    { ...team, sees: button('Invite somebody') },
    { url: '**/api/v1/staff*', failed: heading('Unexpected error!') },
  ),
  { ...team, name: 'team.none', path: '/staff?status=inactive', sees: text('Nobody fits these filters') },
  { ...team, name: 'team.invite', act: press('Invite somebody'), sees: dialog },
  {
    ...team,
    name: 'team.invite.refused',
    act: async (visitor, scene) => {
      await press('Invite somebody')(visitor, scene);
      await filled({}, 'Send invitation')(visitor, scene);
    },
    sees: text('missing.firstname'),
  },
  ...withSending({ ...team, name: 'team.invite', act: said }, { endpoint: staff.create }),
  { ...team, name: 'team.deactivate', act: press('Deactivate'), sees: dialog },
];
