import sharp from 'sharp';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import type { ErrorBody } from '../../contract/kit/errors.ts';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import type { PictureKind } from '../../contract/profiles/pictures.ts';
import { profiles, storePicture } from '../../contract/profiles/profiles.endpoints.ts';
import type { Profile } from '../../contract/profiles/profiles.schema.ts';
import { inTenant } from '../../server/db/scope.ts';
import { locateAddress } from '../../server/geo/geo.service.ts';
import type { ApiClient } from './api-client.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

export interface Company {
  readonly owner: Person;
  readonly browser: ApiClient;
}
/** Somebody of a company of their own, logged in. */
export const company = async (world: World): Promise<Company> => {
  const owner = await world.person({ type: 'employee', firstname: 'Olga', lastname: 'Adam' });
  return { owner, browser: await world.login(owner) };
};
export type New = InputOf<typeof profiles.create>['body'];
/** What a profile needs to be published. */
export const shown = { color: '#0f766e', layout: 'split' } as const;
export async function made({ browser }: Company, more: Partial<New> = {}): Promise<Profile> {
  const reply = await browser.call(profiles.create, { body: { name: 'Ausbildung', ...more } });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.data;
}
export const train = async ({ browser, owner }: Company, occupation_ids: string[]) => {
  const params = { id: owner.organization_id ?? '' };
  const { version } = (await browser.call(showOrganization, { params })).body.data;
  const { status } = await browser.call(updateOrganization, { params, body: { occupation_ids } }, { version });
  if (status !== 200) throw new Error(`what a company trains wasn't saved: ${status}`);
};
export const move = ({ browser }: Company, { id }: Profile, event: 'publish' | 'unpublish' | 'archive' | 'restore') =>
  browser.call(profiles.transition, { params: { id }, body: { event } });
export const read = async ({ browser }: Company, { id }: Profile) =>
  (await browser.call(profiles.show, { params: { id } })).body.data;
export const change = async (by: Company, profile: Profile, body: InputOf<typeof profiles.update>['body']) =>
  by.browser.call(
    profiles.update,
    { params: { id: profile.id }, body },
    { version: (await read(by, profile)).version },
  );
export const errorsOf = ({ status, error }: { readonly status: number; readonly error: ErrorBody }) => [
  status,
  error.meta?.errors,
];
export const png = async (width = 1000, height = 700) =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
          .png()
          .toBuffer(),
      ),
    ],
    {
      type: 'image/png',
    },
  );

/** A logo or a picture of a profile. */
export const store = async ({ browser }: Company, { id }: Pick<Profile, 'id'>, kind: PictureKind, file?: Blob) =>
  browser.call(storePicture, { params: { id, kind }, file: file ?? (await png()) });

/** A company that shows itself, with its place. */
export async function showing(world: World, postcode = '10115', more: Partial<New> = {}): Promise<Company> {
  const one = await company(world);
  const { organization_id = '' } = one.owner;
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('organizations')
      .set({ postcode, city: 'Ort', country: 'DE', ...locateAddress({ postcode, country: 'DE' }) })
      .where('id', '=', organization_id)
      .execute(),
  );
  if (more.occupation_ids) await train(one, more.occupation_ids);
  const { status } = await move(one, await made(one, { ...shown, ...more }), 'publish');
  if (status !== 200) throw new Error(`the profile wasn't published: ${status}`);
  return one;
}
