import { profiles as endpoints, removePicture, storePicture } from '../../../contract/profiles/profiles.endpoints.ts';
import type { ProfileLayout } from '../../../contract/profiles/layouts.ts';
import type { ProfileEvent, ProfileStatus } from '../../../contract/profiles/profiles.schema.ts';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { aPng } from '../../support/png.ts';
import { unwieldy } from '../crowd.ts';
import { newSearching, unwieldyEmployee } from '../people.ts';
import {
  button,
  dialog,
  heading,
  type Maker,
  press,
  type Scene,
  type Screen,
  selector,
  text,
  withCall,
  withSending,
} from '../screen.ts';

const picture = { name: 'werkstatt.png', mimeType: 'image/png', buffer: aPng({ width: 1200, height: 900, shade: 90 }) };
const upload = new Blob([new Uint8Array(picture.buffer)], { type: 'image/png' });

const faces: readonly { status: ProfileStatus; layout: ProfileLayout; events: readonly ProfileEvent[] }[] = [
  { status: 'published', layout: 'classic', events: ['publish'] },
  { status: 'draft', layout: 'split', events: [] },
  { status: 'archived', layout: 'hero', events: ['archive'] },
  { status: 'published', layout: 'hero', events: ['publish'] },
];

/** Has a face of every status, each in another layout; the published ones have their pictures, and the first is the default. */
export const facing: Maker = async (stage) => {
  const person = await stage.world.person('app', { type: 'employee', firstname: 'Daria', lastname: 'Schneider' });
  const browser = await stage.world.as(person);
  for (const { status, layout, events } of faces) {
    const body = {
      name: `Lackwerke Severin (${layout})`,
      slogan: { de: 'Farbe hält, was wir versprechen.', en: 'Colour that keeps its word.' },
      description: { de: 'Du lernst in einer eigenen Werkstatt.', en: 'You learn in a workshop of your own.' },
      address: { line_1: 'Am Kanal 7', postcode: '50667', city: 'Köln', country: 'DE' },
      website: 'www.example.org',
      contact_employee_id: person.employee_id ?? '',
      people: 120,
      trainees: 9,
      training_since: 1958,
      color: '#0f766e',
      layout,
    } as const;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    const { id } = (await browser.call(endpoints.create, { body })).body.data;
    if (status === 'published')
      for (const kind of ['logo', 'picture'] as const)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await browser.call(storePicture, { params: { id, kind }, file: upload });
    for (const event of events)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await browser.call(endpoints.transition, { params: { id }, body: { event } });
    if (layout === 'classic') {
      const unbounded = {
        occupation_ids: [],
        recommendation_text: '',
        valid_from: null,
        valid_until: null,
        max_uses: null,
      };
      const code = { ...unbounded, name: 'Lehrjahr 2027', status: 'active', profile_id: id } as const;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await browser.call(registrationCodes.create, { body: code });
    }
  }
  return person;
};

/** Says everything too long, and nothing in a colour that could be read. */
const unwieldyFace: Maker = async (stage) => {
  const person = await stage.person(unwieldyEmployee);
  const { word, organization, emoji, hebrew } = unwieldy;
  const body = {
    name: organization,
    slogan: { de: `${word} ${hebrew}`, en: '' },
    description: { de: `${emoji} ${word}\n`.repeat(5), en: '' },
    color: '#808080',
    layout: 'split',
    people: 1_000_000,
    training_since: 1200,
  } as const;
  await (await stage.world.as(person)).call(endpoints.create, { body });
  return person;
};

const profilePage =
  (status: ProfileStatus, order: 'asc' | 'desc' = 'asc') =>
  async ({ stage, person }: Scene): Promise<string> =>
    `${await shownPage(status, order)({ stage, person })}/edit`;

const shownPage =
  (status: ProfileStatus, order: 'asc' | 'desc' = 'asc') =>
  async ({ stage, person }: Pick<Scene, 'stage' | 'person'>): Promise<string> => {
    if (!person) throw new Error('A profile belongs to somebody.');
    const { id } = await stage.within(person.tenant, (tx) =>
      tx
        .selectFrom('profiles')
        .select('id')
        .where('organization_id', '=', person.organization_id ?? '')
        .where('status', '=', status)
        .orderBy('created_at', order)
        .executeTakeFirstOrThrow(),
    );
    return `/profiles/${id}`;
  };

const choose: NonNullable<Screen['act']> = async ({ page }) => {
  await page.locator('html[data-started]').waitFor();
  const field = page.locator('input[name=picture]');
  // as whoever chooses has it in sight
  await field.focus();
  await field.setInputFiles(picture);
};

const failed = heading('Unexpected error!');
const list = { route: 'profiles.index', as: facing, path: '/profiles' } as const;
const edit = { route: 'profile.edit', as: facing, path: profilePage('draft') } as const;
const published = { ...edit, path: profilePage('published') } as const;
const show = { route: 'profiles.show', as: facing, path: shownPage('published') } as const;
const create = { route: 'profile.create', as: facing, path: '/profiles/create' } as const;
const unknown = 'An unknown error occurred. Please try again later. If the issue persists, please contact us.';

/** A company's faces. */
export const profiles: readonly Screen[] = [
  ...withCall(
    { ...list, name: 'profiles', sees: selector('[role=table] tbody [role=row]') },
    { url: '**/api/v1/profiles*', failed },
  ),
  { ...list, name: 'profiles.empty', as: newSearching, sees: heading('Show who you are') },
  {
    ...list,
    name: 'profiles.none',
    as: unwieldyFace,
    path: '/profiles?status=archived',
    sees: heading('No profile with this status'),
  },
  ...withCall(
    { ...show, name: 'profile.shown', sees: selector('main section li a') },
    { url: '**/api/v1/registration-codes*', failed },
  ),
  { ...show, name: 'profile.shown.draft', path: shownPage('draft'), sees: heading('What it doesn’t say yet') },
  { ...show, name: 'profile.shown.archived', path: shownPage('archived'), sees: button('Restore') },
  { ...show, name: 'profile.shown.unwieldy', as: unwieldyFace, path: shownPage('draft'), sees: button('Publish') },
  {
    ...show,
    name: 'profile.shown.computer',
    path: shownPage('published', 'desc'),
    act: async ({ page }) => page.getByRole('tab').nth(1).press('Enter'),
    sees: selector('[role=tabpanel] article'),
  },
  ...withCall({ ...edit, name: 'profile', sees: button('Save changes') }, { url: '**/api/v1/employees*', failed }),
  { ...published, name: 'profile.published', sees: button('Remove picture') },
  { ...edit, name: 'profile.archived', path: profilePage('archived'), sees: button('Restore') },
  { ...edit, name: 'profile.archiving', act: press('Archive'), sees: dialog },
  {
    ...edit,
    name: 'profile.unwieldy',
    as: unwieldyFace,
    sees: text('Neither light nor dark text can be read on it. Please choose a lighter or a darker one.'),
  },
  ...withSending({ ...edit, name: 'profile.saving', act: press('Save changes') }, { endpoint: endpoints.update }),
  ...withSending({ ...edit, name: 'profile.publishing', act: press('Publish') }, { endpoint: endpoints.transition }),
  ...withSending(
    {
      ...published,
      path: profilePage('published', 'desc'),
      name: 'profile.default',
      act: press('Make it the default'),
    },
    { endpoint: endpoints.update, notified: unknown },
  ),
  ...withSending(
    { ...published, name: 'profile.picture', act: choose },
    { endpoint: storePicture, unsent: text(unknown) },
  ),
  ...withSending(
    { ...published, name: 'profile.removing', act: press('Remove picture') },
    { endpoint: removePicture, unsent: text(unknown), isApart: true },
  ),
  ...withCall(
    { ...create, name: 'profile.create', sees: button('Save as draft') },
    { url: '**/api/v1/occupations*', failed },
  ),
  ...withSending({ ...create, name: 'profile.creating', act: press('Save as draft') }, { endpoint: endpoints.create }),
];
