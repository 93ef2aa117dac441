import type { Generated } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import type { ChangingRow } from '../db/rows.ts';

export interface InvitationsTable extends ChangingRow {
  organization_id: string;
  invited_by: string | null;
  email: string;
  firstname: string;
  lastname: string;
  /** The mail's, as the inviter chose it; the inviter's own without. */
  locale: Locale | null;
  status: 'pending' | 'accepted' | 'declined' | 'expired' | 'revoked';
  sent_count: Generated<number>;
  sent_at: Date | null;
  expires_at: Date;
  user_id: string | null;
  /** Made by an employee, to an address outside what were the company's domains then. */
  outside_domains: Generated<boolean>;
  /** Since when it waits for staff; null once they have approved it, and where it never had to wait. */
  held_at: Generated<Date | null>;
  approved_at: Generated<Date | null>;
  /** Why staff have declined it; the company reads it. */
  status_reason: Generated<string | null>;
}

declare module '../db/schema.ts' {
  interface Schema {
    invitations: InvitationsTable;
  }
}
