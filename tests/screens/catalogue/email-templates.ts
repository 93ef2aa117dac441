import {
  emailTemplates as endpoints,
  testTemplate,
} from '../../../contract/email-templates/email-templates.endpoints.ts';
import type { TemplateEvent, TemplateStatus } from '../../../contract/email-templates/email-templates.schema.ts';
import { madeTemplate, moveTemplate, sendable } from '../../support/email-templates.ts';
import { unwieldy } from '../crowd.ts';
import { newSearching, unwieldyEmployee } from '../people.ts';
import {
  button,
  dialog,
  heading,
  type Maker,
  press,
  type Scene,
  selector,
  type Screen,
  withCall,
  withSending,
} from '../screen.ts';

const written: readonly { status: TemplateStatus; events: readonly TemplateEvent[] }[] = [
  { status: 'published', events: ['publish'] },
  { status: 'draft', events: [] },
  { status: 'archived', events: ['archive'] },
];

/** Has a template of every status, beside those of the association. */
const writing: Maker = async (stage) => {
  const person = await stage.world.person('app', { type: 'employee', firstname: 'Daria', lastname: 'Schneider' });
  const browser = await stage.world.as(person);
  for (const { status, events } of written) {
    const body = {
      de: 'Hallo {applicant.firstname},\n\nwir suchen {applicant.occupation}. Es sind etwa {distance_km} km.\n{response_link}\n\nBis bald\n{employee.fullname}',
      en: 'Hi {applicant.firstname},\n\nwe look for {applicant.occupation}. It is about {distance_km} km.\n{response_link}\n\nSee you\n{employee.fullname}',
    };
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    const template = await madeTemplate(browser, { ...sendable, name: `Probetag (${status})`, body });
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const event of events) await moveTemplate(browser, template, event);
  }
  return person;
};

/** Says everything too long, and has no link. */
const unwieldyTemplate: Maker = async (stage) => {
  const person = await stage.person(unwieldyEmployee);
  const { word, organization, emoji, hebrew } = unwieldy;
  const body = { de: `${emoji} ${word}\n`.repeat(5), en: hebrew };
  await madeTemplate(await stage.world.as(person), { name: organization, subject: { de: word, en: hebrew }, body });
  return person;
};

const shownPage =
  (status: TemplateStatus, isOwn = true) =>
  async ({ stage, person }: Pick<Scene, 'stage' | 'person'>): Promise<string> => {
    if (!person) throw new Error('A template belongs to somebody.');
    const { id } = await stage.within(person.tenant, (tx) =>
      tx
        .selectFrom('email_templates')
        .select('id')
        .where('organization_id', isOwn ? '=' : 'is', isOwn ? (person.organization_id ?? '') : null)
        .where('status', '=', status)
        .orderBy('created_at')
        .executeTakeFirstOrThrow(),
    );
    return `/email-templates/${id}`;
  };
const templatePage =
  (status: TemplateStatus) =>
  async (scene: Scene): Promise<string> =>
    `${await shownPage(status)(scene)}/edit`;

const failed = heading('Unexpected error!');
const list = { route: 'email-templates.index', as: writing, path: '/email-templates' } as const;
const edit = { route: 'email-templates.edit', as: writing, path: templatePage('draft') } as const;
const published = { ...edit, path: templatePage('published') } as const;
const show = { route: 'email-templates.show', as: writing, path: shownPage('published') } as const;
const create = { route: 'email-templates.create', as: writing, path: '/email-templates/create' } as const;
const unknown = 'An unknown error occurred. Please try again later. If the issue persists, please contact us.';

const begin: NonNullable<Screen['act']> = async ({ page }) => {
  await page.locator('html[data-started]').waitFor();
  const field = page.locator('textarea').first();
  await field.focus();
  await field.press('End');
  await field.pressSequentially('{occu');
};

const nameAndSave: NonNullable<Screen['act']> = async (visitor, scene) => {
  await visitor.page.locator('html[data-started]').waitFor();
  await visitor.page.locator('input[name=name]').fill('Probetag');
  await press('Save as draft')(visitor, scene);
};

/** What a company writes again and again. */
export const emailTemplates: readonly Screen[] = [
  ...withCall(
    { ...list, name: 'email-templates', sees: selector('[role=table] tbody [role=row]') },
    { url: '**/api/v1/email-templates*', failed },
  ),
  {
    ...list,
    name: 'email-templates.none',
    as: newSearching,
    path: '/email-templates?status=archived',
    sees: heading('No template of this kind'),
  },
  ...withCall(
    { ...edit, name: 'email-template', sees: button('Save changes') },
    { url: '**/api/v1/profiles*', failed },
  ),
  {
    ...edit,
    name: 'email-template.completing',
    act: begin,
    sees: selector('[role=presentation] [role=status]:not(:empty)'),
  },
  { ...published, name: 'email-template.published', sees: button('Edit') },
  ...withCall(
    { ...show, name: 'email-template.shown', sees: button('Send me a test') },
    { url: '**/api/v1/profiles*', failed },
  ),
  { ...show, name: 'email-template.shown.draft', path: shownPage('draft'), sees: button('Publish') },
  { ...show, name: 'email-template.shown.archived', path: shownPage('archived'), sees: button('Restore') },
  {
    ...show,
    name: 'email-template.shown.association',
    path: shownPage('published', false),
    sees: button('Send me a test'),
  },
  {
    ...show,
    name: 'email-template.shown.unwieldy',
    as: unwieldyTemplate,
    path: shownPage('draft'),
    sees: button('Publish'),
  },
  { ...edit, name: 'email-template.archived', path: templatePage('archived'), sees: button('Restore') },
  { ...edit, name: 'email-template.archiving', act: press('Archive'), sees: dialog },
  { ...published, name: 'email-template.editing', act: press('Edit'), sees: dialog },
  { ...edit, name: 'email-template.unwieldy', as: unwieldyTemplate, sees: button('Save changes') },
  ...withSending(
    { ...edit, name: 'email-template.saving', act: press('Save changes') },
    { endpoint: endpoints.update },
  ),
  ...withSending(
    { ...edit, name: 'email-template.publishing', act: press('Publish') },
    { endpoint: endpoints.transition },
  ),
  ...withSending(
    { ...published, name: 'email-template.default', act: press('Make it the default') },
    { endpoint: endpoints.update, notified: unknown },
  ),
  ...withSending(
    { ...published, name: 'email-template.testing', act: press('Send me a test') },
    { endpoint: testTemplate, notified: unknown },
  ),
  ...withCall(
    { ...create, name: 'email-template.create', sees: button('Save as draft') },
    { url: '**/api/v1/email-templates*', failed },
  ),
  ...withSending({ ...create, name: 'email-template.creating', act: nameAndSave }, { endpoint: endpoints.create }),
];
