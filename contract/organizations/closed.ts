import type { organizationStatuses } from './organizations.search.ts';

type Status = (typeof organizationStatuses)[number];

/** A company that pauses or has ended its part: nobody joins it, nobody registers with its codes, it shows nothing new. */
export const closedStatuses = ['inactive', 'archived'] as const satisfies readonly Status[];

export const isClosed = (status: Status | undefined): boolean => closedStatuses.some((closed) => closed === status);
