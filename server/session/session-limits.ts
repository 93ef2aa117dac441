import type { Role } from '../../contract/kit/roles.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long a session lasts without a request, and at most, in milliseconds (decisions, section 5). */
export const sessionLimits: Record<Role, { readonly idle: number; readonly absolute: number }> = {
  // No upper bound is decided for applicants; a year bounds a forgotten device.
  applicant: { idle: 30 * day, absolute: 365 * day },
  employee: { idle: 8 * hour, absolute: 7 * day },
  tenant_member: { idle: 2 * hour, absolute: 12 * hour },
  administrator: { idle: 2 * hour, absolute: 12 * hour },
};
