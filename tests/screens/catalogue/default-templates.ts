import {
  defaultTemplates as endpoints,
  testDefaultTemplate,
} from '../../../contract/email-templates/defaults.endpoints.ts';
import type { TemplatePurpose } from '../../../contract/email-templates/placeholders.ts';
import type { Visitor } from '../../support/visitor.ts';
import { administrator } from '../people.ts';
import {
  button,
  confirmed,
  dialog,
  heading,
  press,
  type Scene,
  type Screen,
  selector,
  text,
  withCall,
  withSending,
} from '../screen.ts';

/** One of the association's for this purpose, as every tenant begins with. */
const page =
  (purpose: TemplatePurpose) =>
  async ({ stage }: Pick<Scene, 'stage'>): Promise<string> => {
    const { id } = await stage.within(stage.world.tenant('app'), (tx) =>
      tx
        .selectFrom('email_templates')
        .select('id')
        .where('organization_id', 'is', null)
        .where('purpose', '=', purpose)
        .orderBy('created_at')
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    );
    return `/default-templates/${id}`;
  };

const as = administrator;
const list = { route: 'default-templates.index', as, path: '/default-templates', name: 'default-templates' } as const;
const one = { route: 'default-templates.show', as, path: page('ping'), name: 'default-templates.show' } as const;
const create = {
  route: 'default-templates.create',
  as,
  path: '/default-templates/create',
  name: 'default-templates.create',
} as const;
const failed = heading('Unexpected error!');

const named = async (visitor: Visitor): Promise<void> => {
  await visitor.page.locator('html[data-started]').waitFor();
  await visitor.page.locator('input[name="name.de"]').fill('Tag der offenen Tür');
  await visitor.page.locator('input[name="name.en"]').fill('Open day');
};
const saved: NonNullable<Screen['act']> = async (visitor, scene) => {
  await named(visitor);
  await press('Save as draft')(visitor, scene);
};
const renamed: NonNullable<Screen['act']> = async (visitor, scene) => {
  await press('Edit')(visitor, scene);
  await named(visitor);
  await press('Save changes')(visitor, scene);
};

/** What a tenant's administrators give all of its companies to write with. */
export const defaultTemplateScreens: readonly Screen[] = [
  ...withCall(
    { ...list, sees: selector('[role=table] tbody [role=row]') },
    { url: '**/api/v1/default-templates*', failed },
  ),
  {
    ...list,
    name: 'default-templates.none',
    path: '/default-templates?status=archived',
    sees: heading('No template of this kind'),
  },
  ...withCall({ ...one, sees: button('Edit') }, { url: '**/api/v1/default-templates/*', failed }),
  { ...one, name: 'default-templates.editing', act: press('Edit'), sees: button('Save changes') },
  { ...one, name: 'default-templates.archiving', act: press('Archive'), sees: dialog },
  {
    ...one,
    name: 'default-templates.last',
    path: page('recommendation'),
    act: confirmed('Archive', 'Archive'),
    sees: text('rule.template_last'),
  },
  ...withSending({ ...one, name: 'default-templates.saving', act: renamed }, { endpoint: endpoints.update }),
  ...withSending(
    { ...one, name: 'default-templates.testing', act: press('Send me a test') },
    {
      endpoint: testDefaultTemplate,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
  ...withCall({ ...create, sees: button('Save as draft') }, { url: '**/api/v1/default-templates*', failed }),
  ...withSending({ ...create, act: saved }, { endpoint: endpoints.create }),
];
