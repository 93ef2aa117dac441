import type { Generated } from 'kysely';
import type { ChangingRow } from '../db/rows.ts';

export interface RecommendationsTable extends ChangingRow {
  /** Null as long as nobody has registered by the mail. */
  applicant_id: string | null;
  /** Who sent the mail. */
  created_by: Generated<string | null>;
  firstname: Generated<string | null>;
  /** Of a mail, until it is erased. */
  email: Generated<string | null>;
  erase_at: Generated<Date | null>;
  organization_id: string;
  registration_code_id: string | null;
  note: string;
  /** Hidden by the applicant, who alone may show it again. */
  hidden_at: Generated<Date | null>;
  status: 'created' | 'accepted' | 'revoked';
  version: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Schema {
    recommendations: RecommendationsTable;
  }
}
