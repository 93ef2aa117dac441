import { tenants } from '../../../contract/tenants/administration.endpoints.ts';
import { storeBoundary } from '../../../contract/tenants/boundary.endpoints.ts';
import type { Visitor } from '../../support/visitor.ts';
import { administrator } from '../people.ts';
import { button, filled, heading, press, type Scene, type Screen, text, withCall, withSending } from '../screen.ts';

const list = { route: 'tenants.index', path: '/tenants', name: 'tenants', as: administrator } as const;
const create = { route: 'tenants.create', path: '/tenants/create', name: 'tenants.create', as: administrator } as const;
const one = {
  route: 'tenants.show',
  path: ({ stage }: Scene) => `/tenants/${stage.world.tenant('chemie').id}`,
  name: 'tenants.show',
  as: administrator,
} as const;

const said = async (visitor: Visitor): Promise<void> => {
  await visitor.field('Name').fill('Ausbildungsverbund Nord');
  await visitor.field('Address').fill('nord');
  await visitor.field('Sender of its e-mails').fill('post@nord.example');
  await visitor.field('Address for questions').fill('hilfe@nord.example');
  await visitor.field('First name').fill('Ada');
  await visitor.field('Last name').fill('Wiegand');
  await visitor.field('E-mail address').fill('ada@nord.example');
  await visitor.button('Create tenant').click();
};

const ring = [
  [6.4, 50.7],
  [7.3, 50.65],
  [7.5, 51.1],
  [6.9, 51.35],
  [6.3, 51.2],
];
const asText = (coordinates: unknown) =>
  JSON.stringify({ type: 'Feature', geometry: { type: 'Polygon', coordinates } });
const pasted = (geoJson: string) => async (visitor: Visitor) => {
  await visitor.button('Change the boundary').click();
  await visitor.field('A new boundary, as GeoJSON').fill(geoJson);
  await visitor.button('Check the text').click();
};
const crossed = [ring[0], ring[2], ring[1], ring[3], ring[0]];
const boundary = { ...one, name: 'tenants.boundary' } as const;

/** Each part as it is changed. */
const changed: readonly (readonly [name: string, button: string])[] = [
  ['look', 'Change name and colour'],
  ['applicants', 'Change ages and searches'],
  ['companies', 'Change invitations and messages'],
  ['privacy', 'Change data protection'],
  ['contact', 'Change imprint and contact'],
];

/** What the administrators of `app` see of all tenants. */
export const tenantScreens: readonly Screen[] = [
  ...withCall(
    {
      ...list,
      sees: text('Each has a name, a colour and a host of its own, and people whom nobody from outside sees.'),
    },
    { url: '**/api/v1/tenants/all*', failed: heading('Unexpected error!') },
  ),
  { ...list, name: 'tenants.nothing-found', path: '/tenants?q=xyz', sees: text('No tenant is called that') },
  { ...create, sees: button('Create tenant') },
  { ...create, name: 'tenants.create.refused', act: filled({}, 'Create tenant'), sees: text('missing.slug') },
  ...withSending({ ...create, act: said }, { endpoint: tenants.create }),
  ...withCall(
    { ...one, sees: text('Sender of its e-mails') },
    { url: '**/api/v1/tenants/*', failed: heading('Unexpected error!') },
  ),
  ...changed.map(([name, opens]) => ({
    ...one,
    name: `tenants.${name}`,
    act: press(opens),
    sees: button('Save changes'),
  })),
  {
    ...one,
    name: 'tenants.logo',
    act: press('Change the logo'),
    sees: text(
      'A PNG, 48 to 600 pixels high. Pages and e-mails show it beside the name. What you choose is saved at once.',
    ),
  },
  { ...one, name: 'tenants.sender', act: press('Find out'), sees: button('Send me a test e-mail') },
  { ...boundary, name: 'tenants.boundary.found', act: pasted(asText([ring])), sees: button('Save boundary') },
  ...withSending(
    {
      ...boundary,
      act: async (visitor) => {
        await pasted(asText([ring]))(visitor);
        await visitor.button('Save boundary').click();
      },
    },
    { endpoint: storeBoundary },
  ),
  {
    ...boundary,
    name: 'tenants.boundary.crossing',
    act: pasted(asText([crossed])),
    sees: ({ page }) => page.getByRole('img', { name: /wrong|stimmt/ }),
  },
  {
    ...boundary,
    name: 'tenants.boundary.axes',
    act: pasted(asText([ring.map(([east, north]) => [north, east])])),
    sees: button('Swap north and east'),
  },
];
