import type { Criteria, searchOrders } from '../../contract/search/search.schema.ts';
import type { NullableJson } from './rows.ts';

/** Whom an organization has saved, or hidden. */
export interface SearchMarksTable {
  tenant_id: string;
  organization_id: string;
  applicant_id: string;
  hidden: boolean;
  /** Whose mark it is; null for who is gone. */
  employee_id: string | null;
  created_at: Date;
}

/** That an applicant shows a company interest, until a day, `YYYY-MM-DD`. */
export interface InterestsTable {
  tenant_id: string;
  id: string;
  applicant_id: string;
  organization_id: string;
  created_at: Date;
  until: string;
}

/** Whose panel an employee has opened, and when last. */
export interface SearchSeenTable {
  tenant_id: string;
  employee_id: string;
  applicant_id: string;
  seen_at: Date;
}

/** That somebody of an organization looked at an applicant on a day, `YYYY-MM-DD`. */
export interface ApplicantViewsTable {
  tenant_id: string;
  applicant_id: string;
  organization_id: string;
  viewed_on: string;
}

/** What an employee searched last, and when they were here. */
export interface SearchersTable {
  tenant_id: string;
  employee_id: string;
  criteria: NullableJson<Criteria>;
  search_order: (typeof searchOrders)[number];
  /** When last, and when last before that day. */
  here_at: Date;
  before_at: Date | null;
}
