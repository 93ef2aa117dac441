import type { Generated } from 'kysely';
import type { ChangingRow } from '../db/rows.ts';

export interface EmailTemplatesTable extends ChangingRow {
  organization_id: string | null;
  name_de: string;
  name_en: string;
  purpose: 'ping' | 'recommendation' | 'invitation';
  subject_de: string;
  subject_en: string;
  body_de: string;
  body_en: string;
  status: 'draft' | 'published' | 'archived';
  is_default: boolean;
  times_used: Generated<number>;
  version: Generated<number>;
  profile_id: Generated<string | null>;
  /** Answers to a recommendation or an invitation go there. */
  reply_to: Generated<string | null>;
  /** Null for the tenant's, and for whoever is gone. */
  created_by: Generated<string | null>;
  /** Made or changed by staff for the organization. */
  by_staff: Generated<boolean>;
}

declare module '../db/schema.ts' {
  interface Schema {
    email_templates: EmailTemplatesTable;
  }
}
