import type { ProfileLayout } from '../../contract/profiles/profiles.schema.ts';
import type { DemoOrganizations } from './organizations.ts';
import { daysBefore, type Seeding } from './seeding.ts';

interface Shown {
  readonly slogan: { readonly de: string; readonly en: string };
  readonly description: { readonly de: string; readonly en: string };
  readonly color: string;
  readonly layout: ProfileLayout;
  readonly people: number;
  readonly trainees: number;
  readonly training_since: number;
}

const machines: Shown = {
  slogan: { de: 'Hier lernst du, was läuft.', en: 'Learn what makes things run.' },
  description: {
    de: 'Eigene Lehrwerkstatt, zwei Ausbilder, und vom zweiten Jahr an arbeitest du an Aufträgen mit.',
    en: 'A workshop for trainees, two trainers, and from the second year you work on real orders.',
  },
  color: '#1f4e79',
  layout: 'classic',
  people: 240,
  trainees: 22,
  training_since: 1962,
};

const electricity: Shown = {
  slogan: { de: 'Strom ist Teamarbeit.', en: 'Electricity is teamwork.' },
  description: {
    de: 'Bei uns gehst du von Anfang an mit auf die Baustelle, immer zu zweit.',
    en: 'You come along to the site from the first day, always in twos.',
  },
  color: '#9a3412',
  layout: 'split',
  people: 35,
  trainees: 6,
  training_since: 1988,
};

const pigments: Shown = {
  slogan: { de: 'Farbe ist Chemie zum Anfassen.', en: 'Colour is chemistry that you can touch.' },
  description: {
    de: 'Du lernst im Ausbildungslabor und in drei Betrieben, mit eigenem Platz im Wohnheim.',
    en: 'You learn in the trainees’ laboratory and in three plants, with a room of your own nearby.',
  },
  color: '#4c1d95',
  layout: 'hero',
  people: 1800,
  trainees: 96,
  training_since: 1924,
};

/** How the first organizations of a tenant show themselves, in their order: who comes with a code sees it. */
const shown: Readonly<Record<string, readonly Shown[]>> = { app: [machines, electricity], chemie: [pigments] };

export async function seedProfiles(
  { tx, tenantId, world, random, now }: Seeding,
  { organizations, employees }: Pick<DemoOrganizations, 'organizations' | 'employees'>,
): Promise<void> {
  const made = daysBefore(now, 90);
  const faces = shown[world.tenant.slug] ?? [];
  const rows = faces.flatMap(({ slogan, description, ...face }, index) => {
    const [organization, employee] = [organizations[index], employees[index]];
    if (!organization || !employee) return [];
    const { id: organization_id, name, line_1, postcode, city, country, occupation_ids } = organization;
    return {
      ...face,
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
      occupation_ids: occupation_ids ?? [],
      website: '',
      contact_employee_id: employee.id,
      logo_id: null,
      picture_id: null,
      is_default: true,
      status: 'published' as const,
      created_at: made,
      updated_at: made,
    };
  });
  await tx.insertInto('profiles').values(rows).execute();
}
