import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { auditActors, auditPeriods } from '../../../../contract/audits/audits.search.ts';

export const actorWords = {
  applicant: msg`Applicant`,
  guardian: msg`Parents`,
  employee: msg`Company`,
  tenant_member: msg`Our team`,
  administrator: msg`Administrator`,
  system: msg`The program itself`,
} as const satisfies Record<(typeof auditActors)[number], MessageDescriptor>;

export const periodWords = {
  day: msg`Last 24 hours`,
  week: msg`Last 7 days`,
  month: msg`Last 30 days`,
} as const satisfies Record<(typeof auditPeriods)[number], MessageDescriptor>;

/** Tables that can be taken as a file, and that one was not taken whole. */
export const tableWords = {
  progress: msg`Progress of companies`,
  audits: msg`Log`,
  'statistics-applicants': msg`Figures about applicants`,
  'statistics-employees': msg`Figures about employees and messages`,
  'statistics-organizations': msg`Figures about companies`,
  filtered: msg`filtered`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
