import type { OpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import type { TenantTx } from '../db/scope.ts';
import { undeliveredWaiting } from '../channels/undelivered-mails.service.ts';
import { invitationsHeld } from '../invitations/invitations.service.ts';
import { unverifiedCompanies } from '../organizations/verifying.service.ts';
import { openDeletionsWaiting } from '../pings/open-deletions.service.ts';
import { suspiciousWaiting } from './suspicious-events.service.ts';
import { countWaiting } from './reports.repository.ts';

/** What waits for the staff. */
export const openMatters = async (tx: TenantTx): Promise<OpenMatters> => ({
  reports: await countWaiting(tx),
  deletions: await openDeletionsWaiting(tx),
  mails: await undeliveredWaiting(tx),
  suspicious: await suspiciousWaiting(tx),
  organizations: await unverifiedCompanies(tx),
  invitations: await invitationsHeld(tx),
});
