import type { Generated } from 'kysely';
import type { ChangingRow } from '../db/rows.ts';

export interface RegistrationCodesTable extends ChangingRow {
  organization_id: string;
  kind: 'personal' | 'group';
  created_by: string | null;
  code: string;
  name: string;
  occupation_ids: string[];
  recommendation_text: string;
  valid_from: Date | null;
  valid_until: Date | null;
  max_uses: number | null;
  times_opened: Generated<number>;
  times_used: Generated<number>;
  profile_id: Generated<string | null>;
  /** Made for a recommendation by mail, and for its link alone. */
  is_mailed: Generated<boolean>;
  status: 'draft' | 'active' | 'inactive' | 'expired' | 'archived';
  version: Generated<number>;
  /** Made or changed by staff for the organization. */
  by_staff: Generated<boolean>;
}

declare module '../db/schema.ts' {
  interface Schema {
    registration_codes: RegistrationCodesTable;
  }
}
