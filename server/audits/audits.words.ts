import type { auditActors } from '../../contract/audits/audits.search.ts';

/** The words of the log's page, in English: a file of it says the same (tests/architecture/words-of-files.test.ts). */
export const actorWords: Readonly<Record<(typeof auditActors)[number], string>> = {
  applicant: 'Applicant',
  guardian: 'Parents',
  employee: 'Company',
  tenant_member: 'Our team',
  administrator: 'Administrator',
  system: 'The program itself',
};

export const tableWords: Readonly<Record<string, string>> = {
  progress: 'Progress of companies',
  audits: 'Log',
  'statistics-applicants': 'Figures about applicants',
  'statistics-employees': 'Figures about employees and messages',
  'statistics-organizations': 'Figures about companies',
  filtered: 'filtered',
};
