import type { ListSearch } from '../kit/list-search.ts';
import { period } from '../statistics/period.search.ts';
import { subjectMessages } from './subjects.messages.ts';

/** Who acted. `system`: nobody with an account, or the program by itself. */
export const auditActors = ['applicant', 'guardian', 'employee', 'tenant_member', 'administrator', 'system'] as const;

type AuditSubject = keyof typeof subjectMessages;
/** What an act was about. */
export const auditSubjects = Object.keys(subjectMessages) as [AuditSubject, ...AuditSubject[]];

/** Since when, back from now. */
export const auditPeriods = ['day', 'week', 'month'] as const;

export const auditsSearch = {
  order: ['at'],
  filter: {
    since: auditPeriods,
    actor: auditActors,
    subject: auditSubjects,
    /** As `events.messages.ts` names it, whose words are too many for the router's first chunk. */
    event: 'text',
    /** Done by this person, or to them and what is theirs; by account, applicant or employee. */
    person_id: 'id',
    /** What was done to a company, its people and its records. */
    organization_id: 'id',
    /** Done on these days. */
    ...period,
  },
} as const satisfies ListSearch;
