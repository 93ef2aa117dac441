import type { TenantTx } from '../db/scope.ts';
import { readLatestLegalContact } from './legal-contacts.repository.ts';

/** Whether an applicant has ever named a guardian, whatever became of them. */
export const hasNamedGuardian = async (tx: TenantTx, applicantId: string): Promise<boolean> =>
  (await readLatestLegalContact(tx, applicantId)) !== undefined;
