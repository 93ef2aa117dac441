import { type LegalContactRow, readLatestLegalContact } from './legal-contacts.repository.ts';

/** The guardian named last, for other features to read. */
export const latestGuardian = readLatestLegalContact;

/** Nobody has answered as them: a slip in the address, or somebody else at home. A yes or a no is no matter of staff's. */
export const isReplaceable = ({ status, confirmed_at }: Pick<LegalContactRow, 'status' | 'confirmed_at'>): boolean =>
  status === 'pending' && confirmed_at === null;
