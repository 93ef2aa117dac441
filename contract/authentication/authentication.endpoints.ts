import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import {
  forgotPasswordSchema,
  loginSchema,
  registerApplicantSchema,
  registerEmployeeSchema,
  resetPasswordSchema,
  verificationStateSchema,
} from './authentication.schema.ts';
import { codeRefusals, typedCodeSchema } from './mailed-codes.schema.ts';
import { registrationCodeRefusals } from '../registration-codes/registration-code.ts';

export const csrfCookie = endpoint({
  name: 'auth.csrf-cookie',
  method: 'GET',
  path: '/auth/csrf-cookie',
  summary: 'Sets the XSRF-TOKEN cookie, with or without a session.',
  access: { stage: 'public' },
});

export const login = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/auth/login',
  summary:
    'Opens a session. A wrong address or password is a 422 at the field email, the same for both. An account that is being deleted answers the right password with deletion_scheduled and meta.until, and keep_account keeps it.',
  access: { stage: 'public' },
  body: loginSchema,
  errors: ['deletion_scheduled'],
});

export const registerApplicant = endpoint({
  name: 'auth.register.applicant',
  method: 'POST',
  path: '/auth/register/applicant',
  summary: 'Registers an applicant by registration code and opens an unverified session.',
  access: { stage: 'public' },
  body: registerApplicantSchema,
  errors: registrationCodeRefusals,
});

export const registerEmployee = endpoint({
  name: 'auth.register.employee',
  method: 'POST',
  path: '/auth/register/employee',
  summary: 'Registers an employee by invitation and opens an unverified session.',
  access: { stage: 'public' },
  body: registerEmployeeSchema,
  errors: [
    'invitation_required',
    'invitation_unknown',
    'invitation_accepted',
    'invitation_declined',
    'invitation_expired',
  ],
});

export const forgotPassword = endpoint({
  name: 'auth.password.forgot',
  method: 'POST',
  path: '/auth/password/forgot',
  summary: 'Sends a link to set a new password; the answer is the same whether or not the address is known.',
  access: { stage: 'public' },
  body: forgotPasswordSchema,
});

export const resetPassword = endpoint({
  name: 'auth.password.reset',
  method: 'POST',
  path: '/auth/password/reset',
  summary: 'Sets a new password with the token of a link and ends every session.',
  access: { stage: 'public' },
  body: resetPasswordSchema,
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const verificationState = endpoint({
  name: 'auth.email.state',
  method: 'GET',
  path: '/auth/email/verification',
  summary: 'When the code expires and when another may be sent.',
  access: { stage: 'session' },
  response: one(verificationStateSchema),
});

export const verifyEmail = endpoint({
  name: 'auth.email.verify',
  method: 'POST',
  path: '/auth/email/verify',
  summary: 'Verifies the address with the six digits from the mail and opens a new session.',
  access: { stage: 'session' },
  body: typedCodeSchema,
  errors: [
    ...codeRefusals,
    'already_verified',
    'registration_code_used_up',
    'invitation_unknown',
    'invitation_accepted',
    'invitation_declined',
    'invitation_expired',
  ],
});

export const resendVerification = endpoint({
  name: 'auth.email.resend',
  method: 'POST',
  path: '/auth/email/resend',
  summary: 'Sends a new code; the old one is void.',
  access: { stage: 'session' },
  response: one(verificationStateSchema),
  errors: ['resend_too_early', 'already_verified'],
});
