import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProfileLayout } from '../../contract/profiles/layouts.ts';
import { type Files, pictureName } from '../files/files.ts';
import { insertPicture } from '../files/pictures.repository.ts';
import { faces } from './faces.ts';
import { neighbours } from './neighbours.ts';
import type { DemoOrganizations } from './organizations.ts';
import { daysBefore, type Seeding } from './seeding.ts';
import { voicesOf } from './voices.ts';

/** Files are named without their endings; a logo's has “-logo” behind it. */
interface Look {
  readonly color: string;
  readonly layout: ProfileLayout;
  readonly picture?: string;
  readonly logo?: string;
}

/** How organizations of a tenant show themselves, with the pictures that they would have uploaded. */
export async function seedProfiles(
  seeding: Seeding,
  { organizations, employees }: Pick<DemoOrganizations, 'organizations' | 'employees'>,
  files: Files,
): Promise<void> {
  const { tx, tenantId, world, random, now } = seeding;
  const made = daysBefore(now, 90);
  const around = neighbours[world.tenant.slug] ?? [];
  const shown = [
    ...(faces[world.tenant.slug] ?? []).map(({ look: { hasLogo, ...look }, ...face }) => ({
      ...face,
      look: { ...look, ...(hasLogo && { logo: look.picture }) },
    })),
    ...around.map((face, n) => ({ ...face, of: organizations.length - around.length + n })),
  ];
  for (const { of, slogan, description, look, facts } of shown) {
    const [organization, employee] = [organizations[of], employees[of]];
    if (!organization || !employee) throw new Error('The demo data shows an organization that is not there.');
    const { id: organization_id, name, line_1, postcode, city, country, lat, lng, occupation_ids } = organization;
    const { color, layout, picture, logo }: Look = look;
    const keep = (file: string) => keepPicture(seeding, { organization_id, file, files });
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const picture_id = picture === undefined ? null : await keep(picture);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const logo_id = logo === undefined ? null : await keep(`${logo}-logo`);
    // some say where their notice stands, some say it in words
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tx
      .updateTable('organizations')
      .set({ privacy: of % 2 === 0 ? `${facts.website}/datenschutz` : voicesOf(world).privacy })
      .where('id', '=', organization_id)
      .execute();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tx
      .insertInto('profiles')
      .values({
        ...facts,
        color,
        layout,
        tenant_id: tenantId,
        id: random.id(),
        organization_id,
        created_by: employee.user.id,
        name,
        slogan_de: slogan.de,
        slogan_en: slogan.en,
        description_de: description.de,
        description_en: description.en,
        line_1,
        line_2: null,
        postcode,
        city,
        country,
        lat,
        lng,
        occupation_ids: occupation_ids ?? [],
        contact_employee_id: employee.id,
        logo_id,
        picture_id,
        is_default: true,
        status: 'published',
        created_at: made,
        updated_at: made,
      })
      .execute();
  }
}

/** Encoded already as an upload would be. */
const fileOf = (name: string): string => join(import.meta.dirname, 'pictures', `${name}.webp`);

interface Kept {
  readonly organization_id: string;
  readonly file: string;
  readonly files: Files;
}

async function keepPicture({ tx, tenantId, random, now }: Seeding, { organization_id, file, files }: Kept) {
  const id = random.id();
  const webp = await readFile(fileOf(file));
  const { width, height } = await sharp(webp).metadata();
  await files.write(pictureName(tenantId, id), webp);
  await insertPicture(tx, { id, organization_id, now, width, height });
  return id;
}
