import type { Alert } from '../../contract/alerts/alerts.schema.ts';

/** An active alert that tells Kim, for components that show one. */
export const anAlert: Alert = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  organization_id: '0198f0a0-0000-7000-8000-000000000002',
  name: 'Cooks in Essen',
  interval: 'daily',
  criteria: { centre: 'Essen' },
  recipients: [{ employee_id: '0198f0a0-0000-7000-8000-000000000003', fullname: 'Kim Muster', opted_out: false }],
  email_template_id: null,
  by_staff: false,
  status: 'active',
  paused_until: null,
  last_run_at: null,
  last_found: null,
  next_run_at: null,
  last_sent_at: null,
  asked_at: null,
  matches_last_run: 0,
  matches_total: 0,
  events: ['pause', 'archive'],
  version: 1,
  created_at: '2026-11-20T06:00:00.000Z',
};
