import type { Generated, JSONColumnType } from 'kysely';
import type { Criteria } from '../../contract/search/search.schema.ts';
import type { ChangingRow, Row } from '../db/rows.ts';

export interface AlertsTable extends ChangingRow {
  organization_id: string;
  created_by: string | null;
  /** Made or changed by staff for the organization. */
  by_staff: boolean;
  name: string;
  interval: 'daily' | 'weekly' | 'biweekly' | 'monthly';
  criteria: JSONColumnType<Criteria>;
  email_template_id: string | null;
  status: 'draft' | 'active' | 'inactive' | 'archived';
  paused_until: Date | null;
  /** `YYYY-MM-DD`; from here fortnights and months are counted. */
  first_run_on: Generated<string | null>;
  next_run_at: Generated<Date | null>;
  last_run_at: Generated<Date | null>;
  last_sent_at: Generated<Date | null>;
  matches_last_run: Generated<number>;
  matches_total: Generated<number>;
  /** When somebody last changed it, or looked at what it had found. */
  used_at: Date;
  /** When the mail asked whether it is still needed. */
  asked_at: Generated<Date | null>;
  version: Generated<number>;
}

export interface AlertRecipientsTable {
  tenant_id: string;
  alert_id: string;
  employee_id: string;
  opted_out_at: Date | null;
  /** The day of the last run that this one was mailed, `YYYY-MM-DD`. */
  told_until: string | null;
  /** Since when the alert is not meant for this one any more. */
  removed_at: Generated<Date | null>;
}

export interface AlertRunsTable extends Row {
  alert_id: string;
  /** The local day it was due on, `YYYY-MM-DD`. */
  run_on: string;
  matches: number;
  /** When its recipients are to be mailed; null once they are. */
  digest_at: Date | null;
}

/** Whom an alert has met: `run_id` is the run that reported them, null for who was there when it was saved. */
export interface AlertSeenTable {
  tenant_id: string;
  alert_id: string;
  applicant_id: string;
  run_id: string | null;
}

/** That somebody's mail of a day was written. */
export interface AlertDigestsTable {
  tenant_id: string;
  employee_id: string;
  digest_on: string;
  created_at: Date;
}

declare module '../db/schema.ts' {
  interface Schema {
    alerts: AlertsTable;
    alert_recipients: AlertRecipientsTable;
    alert_runs: AlertRunsTable;
    alert_seen: AlertSeenTable;
    alert_digests: AlertDigestsTable;
  }
}
