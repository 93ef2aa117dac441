import { endHandover, openHandover, redeemHandover } from '../../../contract/handovers/handovers.endpoints.ts';
import { password } from '../../support/people.ts';
import type { Visitor } from '../../support/visitor.ts';
import { arrival, helpedAdministrator } from '../handed-over.ts';
import { administrator } from '../people.ts';
import { button, dialog, filled, press, type Scene, type Screen, text, withSending } from '../screen.ts';

const tenant = {
  route: 'tenants.show',
  path: ({ stage }: Scene) => `/tenants/${stage.world.tenant('chemie').id}`,
  name: 'tenants.go-in',
  as: administrator,
} as const;
const arrived = { route: 'handover', host: 'chemie', path: arrival, name: 'handover', isAlone: true } as const;
const team = { route: 'staff.index', path: '/staff', name: 'team.visits', as: helpedAdministrator } as const;

const said = async (visitor: Visitor): Promise<void> => {
  await visitor.button('Go in …').click();
  await visitor.field('What is it for?').fill('Frau Berger hat um Hilfe gebeten.');
  await visitor.field('Your password').fill(password);
  await visitor.button('Go in').click();
};
const entered = async (visitor: Visitor): Promise<void> => {
  await visitor.button('Enter now').click();
  await visitor.page.waitForURL(/\/organizations/);
};
const at = (path: string) => async (visitor: Visitor) => {
  await entered(visitor);
  await visitor.page.goto(path);
};

/** From the page of a tenant into it, and what is seen of that there. */
export const handoverScreens: readonly Screen[] = [
  { ...tenant, act: press('Go in …'), sees: dialog },
  {
    ...tenant,
    name: 'tenants.go-in.refused',
    act: async (visitor, scene) => {
      await press('Go in …')(visitor, scene);
      await filled({}, 'Go in')(visitor, scene);
    },
    sees: text('rule.required'),
  },
  ...withSending({ ...tenant, act: said }, { endpoint: openHandover }),
  { ...arrived, sees: button('Enter now') },
  { ...arrived, name: 'handover.dead', path: '/handover', sees: text('This link leads nowhere') },
  ...withSending({ ...arrived, act: press('Enter now') }, { endpoint: redeemHandover }),
  { ...arrived, name: 'handover.companies', act: entered, sees: button('Leave') },
  { ...arrived, name: 'handover.team', act: at('/staff'), sees: button('Leave') },
  { ...arrived, name: 'handover.imprint', act: at('/imprint'), sees: button('Leave') },
  { ...team, sees: button('End it now') },
  ...withSending(
    { ...team, act: press('End it now') },
    {
      endpoint: endHandover,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
];
