import type { ErrorCode } from './errors.ts';
import type { Message } from './rules.messages.ts';

/** What an error code says to its reader, in server answers and on screens (specification, section 8). */
export const errorMessages = {
  malformed: /*i18n*/ { id: 'error.malformed', message: 'This request can’t be read.' },
  unauthenticated: /*i18n*/ { id: 'error.unauthenticated', message: 'Please log in.' },
  forbidden: /*i18n*/ { id: 'error.forbidden', message: 'Your account isn’t allowed to do this.' },
  unverified: /*i18n*/ { id: 'error.unverified', message: 'Please confirm your e-mail address first.' },
  onboarding_required: /*i18n*/ { id: 'error.onboarding_required', message: 'Please complete your details first.' },
  tos_required: /*i18n*/ { id: 'error.tos_required', message: 'The terms of service must be accepted first.' },
  not_found: /*i18n*/ { id: 'error.not_found', message: 'This page could not be found' },
  method_not_allowed: /*i18n*/ { id: 'error.method_not_allowed', message: 'This address doesn’t take such a request.' },
  conflict: /*i18n*/ {
    id: 'error.conflict',
    message: 'That doesn’t go with the current state. Please reload the page.',
  },
  step_not_open: /*i18n*/ { id: 'error.step_not_open', message: 'Please complete the steps before this one first.' },
  name_released: /*i18n*/ {
    id: 'error.name_released',
    message: 'A company has your contact details already. The people behind this platform change your name for you.',
  },
  not_findable: /*i18n*/ {
    id: 'error.not_findable',
    message: 'For this you have to be found by companies: your own page says what is missing.',
  },
  interest_limit: /*i18n*/ {
    id: 'error.interest_limit',
    message: 'You can show interest in three companies at a time. Take one back to choose another.',
  },
  request_in_flight: /*i18n*/ { id: 'error.request_in_flight', message: 'This request is already being worked on.' },
  transition_not_allowed: /*i18n*/ {
    id: 'error.transition_not_allowed',
    message: 'This step isn’t possible in the current state.',
  },
  already_verified: /*i18n*/ { id: 'error.already_verified', message: 'The e-mail address is already confirmed.' },
  applicant_not_available: /*i18n*/ {
    id: 'error.applicant_not_available',
    message: 'This applicant can’t be contacted at the moment.',
  },
  company_terms_required: /*i18n*/ {
    id: 'error.company_terms_required',
    message: 'Before its first message your company accepts the terms for companies.',
  },
  undo_window_closed: /*i18n*/ {
    id: 'error.undo_window_closed',
    message: 'It is too late to undo this: the e-mail is on its way.',
  },
  legal_contact_answered: /*i18n*/ { id: 'error.legal_contact_answered', message: 'This has already been answered.' },
  too_young: /*i18n*/ { id: 'error.too_young', message: 'You are not old enough for this yet.' },
  stale: /*i18n*/ {
    id: 'error.stale',
    message: 'Somebody else has changed this in the meantime. Please reload and check.',
  },
  too_large: /*i18n*/ { id: 'error.too_large', message: 'That is too large to be sent.' },
  unsupported_media_type: /*i18n*/ { id: 'error.unsupported_media_type', message: 'Only JSON is accepted here.' },
  csrf: /*i18n*/ { id: 'error.csrf', message: 'The page has expired. Please try again.' },
  validation: /*i18n*/ { id: 'error.validation', message: 'Please check the marked fields.' },
  idempotency_key_reused: /*i18n*/ {
    id: 'error.idempotency_key_reused',
    message: 'This key was already used for another request.',
  },
  code_wrong: /*i18n*/ { id: 'error.code_wrong', message: 'This code is wrong.' },
  code_expired: /*i18n*/ { id: 'error.code_expired', message: 'This code has expired. Please request a new one.' },
  code_void: /*i18n*/ { id: 'error.code_void', message: 'This code no longer counts. Please use the newest one.' },
  code_blocked: /*i18n*/ { id: 'error.code_blocked', message: 'Too many wrong codes. Please try again tomorrow.' },
  registration_code_unknown: /*i18n*/ {
    id: 'error.registration_code_unknown',
    message: 'No registration code associated with this token',
  },
  registration_code_deactivated: /*i18n*/ {
    id: 'error.registration_code_deactivated',
    message: 'This registration code has been deactivated.',
  },
  registration_code_early: /*i18n*/ {
    id: 'error.registration_code_early',
    message: 'This registration code isn’t valid yet.',
  },
  registration_code_ended: /*i18n*/ {
    id: 'error.registration_code_ended',
    message: 'The time of this registration code is over. Ask the company for a new one.',
  },
  registration_code_used_up: /*i18n*/ {
    id: 'error.registration_code_used_up',
    message:
      'This registration code has been used as often as it may be. Ask the company for a new one and register with that.',
  },
  another_person: /*i18n*/ {
    id: 'error.another_person',
    message: 'Somebody else is logged in here by now.',
  },
  deletion_scheduled: /*i18n*/ {
    id: 'error.deletion_scheduled',
    message: 'This account is being deleted. Until then you can keep it.',
  },
  invitation_required: /*i18n*/ { id: 'error.invitation_required', message: 'An invitation is required to register.' },
  invitation_unknown: /*i18n*/ {
    id: 'error.invitation_unknown',
    message: 'No invitation is associated with this token.',
  },
  invitation_accepted: /*i18n*/ {
    id: 'error.invitation_accepted',
    message: 'This invitation has already been accepted.',
  },
  invitation_declined: /*i18n*/ { id: 'error.invitation_declined', message: 'This invitation was declined.' },
  invitation_expired: /*i18n*/ { id: 'error.invitation_expired', message: 'This invitation has expired.' },
  link_invalid: /*i18n*/ {
    id: 'error.link_invalid',
    message: 'This link is not valid. Perhaps it was not copied completely.',
  },
  link_expired: /*i18n*/ { id: 'error.link_expired', message: 'This link has expired.' },
  link_used: /*i18n*/ { id: 'error.link_used', message: 'This link has already been used.' },
  precondition_required: /*i18n*/ {
    id: 'error.precondition_required',
    message: 'The version this change is based on is missing.',
  },
  too_many_requests: /*i18n*/ {
    id: 'error.too_many_requests',
    message: 'Too many requests. Please wait a minute and try again.',
  },
  resend_too_early: /*i18n*/ {
    id: 'error.resend_too_early',
    message: 'Please wait a moment before requesting another one.',
  },
  internal: /*i18n*/ {
    id: 'error.internal',
    message: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
  },
  unavailable: /*i18n*/ {
    id: 'error.unavailable',
    message: 'The service is not available at the moment. Please try again shortly.',
  },
} as const satisfies Record<ErrorCode, Message>;
