import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';

/** What happened to a user, by what it is about. */
export interface ActivitiesTable {
  tenant_id: string;
  id: string;
  user_id: string;
  kind: ActivityKind;
  /** The mail that told the same; it may be gone. */
  mail_id: string;
  ping_id: string | null;
  deletion_request_id: string | null;
  alert_id: string | null;
  alert_run_id: string | null;
  invitation_id: string | null;
  report_id: string | null;
  happened_at: Date;
  read_at: Date | null;
}
