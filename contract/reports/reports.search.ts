import type { ListSearch } from '../kit/list-search.ts';

/** Waiting for staff's answer; true, as staff found; not so; filed away. */
export const reportStatuses = ['pending', 'confirmed', 'declined', 'archived'] as const;

/** What somebody reports a company for, in the order in which it is asked. */
export const reportReasons = ['improper', 'insistent', 'personal', 'money', 'untrue', 'other'] as const;

export const reporters = ['applicant', 'guardian'] as const;

export const reportsSearch = {
  order: ['answer_by', 'created_at'],
  filter: { status: reportStatuses, reason: reportReasons, reporter: reporters },
} as const satisfies ListSearch;
