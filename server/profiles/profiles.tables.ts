import type { Generated } from 'kysely';
import type { ProfileLayout } from '../../contract/profiles/layouts.ts';
import type { ProfileStatus } from '../../contract/profiles/profiles.schema.ts';
import type { ChangingRow, Row } from '../db/rows.ts';

export interface ProfilesTable extends ChangingRow {
  organization_id: string;
  created_by: string | null;
  name: string;
  slogan_de: string;
  slogan_en: string;
  description_de: string;
  description_en: string;
  line_1: string | null;
  line_2: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  lat: Generated<number | null>;
  lng: Generated<number | null>;
  occupation_ids: string[];
  website: string;
  contact_employee_id: string | null;
  people: number | null;
  trainees: number | null;
  training_since: number | null;
  color: string | null;
  layout: ProfileLayout | null;
  logo_id: string | null;
  picture_id: string | null;
  is_default: Generated<boolean>;
  status: ProfileStatus;
  version: Generated<number>;
  /** Made or changed by staff for the organization. */
  by_staff: Generated<boolean>;
}

/** A file in `FILES`, named by tenant and id. */
export interface PicturesTable extends Row {
  organization_id: string | null;
  width: number;
  height: number;
  /** Since when the file may go. */
  removed_at: Date | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    profiles: ProfilesTable;
    pictures: PicturesTable;
  }
}
