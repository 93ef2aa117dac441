import { accountLinkModel } from './account/account-link.model.ts';
import { renewLookingModel } from './applicants/renew-looking.model.ts';
import { chunkGuardModel } from './chunk-guard/chunk-guard.model.ts';
import { verificationModel } from './verification/verification.model.ts';
import { guardianConsentModel } from './legal-contacts/guardian-consent.model.ts';
import type { AnyModel } from './kit/model.ts';
import { guardianAnswerModel } from './legal-contacts/guardian-answer.model.ts';
import { listModel } from './list/list.model.ts';
import { notificationModel } from './notification/notification.model.ts';
import { passwordForgotModel } from './authentication/password-forgot.model.ts';
import { passwordResetModel } from './authentication/password-reset.model.ts';
import { pingAnswerModel } from './pings/ping-answer.model.ts';
import { pingComposerModel } from './pings/ping-composer.model.ts';
import { recordActionModel } from './records/record-action.model.ts';
import { recordFormModel } from './records/record-form.model.ts';
import { invitationEntryModel } from './registration/invitation-entry.model.ts';
import { registrationCodeEntryModel } from './registration/registration-code-entry.model.ts';
import { sessionModel } from './session/session.model.ts';
import { tenantModel } from './tenants/tenant.model.ts';
import { wizardModel } from './wizard/wizard.model.ts';

/** Every machine with what is said about it, by id; the reader of a model needs no type of its machine. */
export const models: readonly AnyModel[] = [
  accountLinkModel,
  chunkGuardModel,
  guardianAnswerModel,
  guardianConsentModel,
  invitationEntryModel,
  listModel,
  notificationModel,
  passwordForgotModel,
  passwordResetModel,
  pingAnswerModel,
  pingComposerModel,
  recordActionModel,
  recordFormModel,
  registrationCodeEntryModel,
  renewLookingModel,
  sessionModel,
  tenantModel,
  verificationModel,
  wizardModel,
];
