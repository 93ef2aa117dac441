import { readLatestLegalContact } from './legal-contacts.repository.ts';

/** The guardian named last, for other features to read. */
export const latestGuardian = readLatestLegalContact;
