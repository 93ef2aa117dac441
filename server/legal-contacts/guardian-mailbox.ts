import type { LegalContactRow } from './legal-contacts.repository.ts';

/** Where a guardian is written to; undefined for who has no e-mail. */
export const guardianMailbox = ({
  firstname,
  lastname,
  email,
}: Pick<LegalContactRow, 'firstname' | 'lastname' | 'email'>) =>
  email === null ? undefined : { name: `${firstname} ${lastname}`, address: email };
