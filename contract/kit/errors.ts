import * as v from 'valibot';

/**
 * Every machine word an error can carry, with the HTTP status it comes under
 * (specification, section 8; decisions, section 2). Names are stable: clients compare them.
 */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unverified: 403,
  onboarding_required: 403,
  tos_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  another_person: 409,
  step_not_open: 409,
  name_released: 409,
  not_findable: 409,
  interest_limit: 409,
  request_in_flight: 409,
  transition_not_allowed: 409,
  already_verified: 409,
  applicant_not_available: 409,
  undo_window_closed: 409,
  company_terms_required: 409,
  deletion_scheduled: 409,
  legal_contact_answered: 409,
  too_young: 422,
  stale: 412,
  too_large: 413,
  unsupported_media_type: 415,
  csrf: 419,
  validation: 422,
  idempotency_key_reused: 422,
  code_wrong: 422,
  code_expired: 422,
  code_void: 422,
  code_blocked: 422,
  registration_code_unknown: 422,
  registration_code_deactivated: 422,
  registration_code_early: 422,
  registration_code_ended: 422,
  registration_code_used_up: 422,
  invitation_required: 422,
  invitation_unknown: 422,
  invitation_accepted: 422,
  invitation_declined: 422,
  invitation_expired: 422,
  link_invalid: 422,
  link_expired: 422,
  link_used: 422,
  precondition_required: 428,
  too_many_requests: 429,
  resend_too_early: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[];

/** Messages per field; the key is the path as sent, for example `meta.phonenumber`. */
export type FieldErrors = Record<string, string[]>;

/** The one shape of every error answer (decisions, section 2). `message` is in the reader's language. */
export const errorSchema = v.object({
  message: v.string(),
  code: v.picklist(errorCodes),
  meta: v.optional(v.looseObject({ errors: v.optional(v.record(v.string(), v.array(v.string()))) })),
});
export type ErrorBody = v.InferOutput<typeof errorSchema>;
