import { deleteOrganization, keepOrganization } from '../../../contract/organizations/deletion.endpoints.ts';
import { administrator } from '../people.ts';
import { button, filled, heading, press, type Scene, type Screen, text, withCall, withSending } from '../screen.ts';

const name = 'Spreetal Medien GmbH';

/** A company of the demo data, that is being deleted or not. */
const companyTo =
  (deletes: boolean) =>
  async ({ stage }: Scene): Promise<string> => {
    const { id } = await stage.within(stage.world.tenant('app'), async (tx) => {
      const found = await tx
        .selectFrom('organizations')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('organizations')
        .set({ deletes_at: deletes ? new Date(stage.world.clock.now().getTime() + 7 * 86_400_000) : null })
        .where('id', '=', found.id)
        .execute();
      return found;
    });
    return `/organizations/${id}/delete`;
  };

const page = { route: 'organization.delete', as: administrator, path: companyTo(false) } as const;
const leaving = { ...page, path: companyTo(true) } as const;

/** A company's deletion, as administrators see it. */
export const organizationDeletionScreens: readonly Screen[] = [
  ...withCall(
    { ...page, name: 'organization-delete', sees: button('Delete the company') },
    { url: '**/api/v1/organizations/*/deletion', failed: heading('Unexpected error!') },
  ),
  {
    ...page,
    name: 'organization-delete.refused',
    act: filled({ 'Name of the company': 'Spreetal' }, 'Delete the company'),
    sees: text('That isn’t its name. Please write it as it stands above.'),
  },
  ...withSending(
    { ...page, name: 'organization-delete', act: filled({ 'Name of the company': name }, 'Delete the company') },
    { endpoint: deleteOrganization },
  ),
  { ...leaving, name: 'organization-delete.leaving', sees: button('Call the deletion off') },
  ...withSending(
    { ...leaving, name: 'organization-delete.keep', act: press('Call the deletion off') },
    { endpoint: keepOrganization },
  ),
];
