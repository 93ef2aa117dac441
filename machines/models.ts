import { chunkGuardModel } from './chunk-guard/chunk-guard.model.ts';
import { verificationModel } from './verification/verification.model.ts';
import { guardianConsentModel } from './legal-contacts/guardian-consent.model.ts';
import type { AnyModel } from './kit/model.ts';
import { guardianAnswerModel } from './legal-contacts/guardian-answer.model.ts';
import { linkModel } from './link/link.model.ts';
import { listModel } from './list/list.model.ts';
import { notificationModel } from './notification/notification.model.ts';
import { pingAnswerModel } from './pings/ping-answer.model.ts';
import { pingComposerModel } from './pings/ping-composer.model.ts';
import { recordActionModel } from './records/record-action.model.ts';
import { recordFormModel } from './records/record-form.model.ts';
import { sessionEndModel } from './session-end/session-end.model.ts';
import { sessionModel } from './session/session.model.ts';
import { tenantModel } from './tenants/tenant.model.ts';
import { wizardModel } from './wizard/wizard.model.ts';

/** Every machine with what is said about it, by id; the reader of a model needs no type of its machine. */
export const models: readonly AnyModel[] = [
  chunkGuardModel,
  guardianAnswerModel,
  guardianConsentModel,
  linkModel,
  listModel,
  notificationModel,
  pingAnswerModel,
  pingComposerModel,
  recordActionModel,
  recordFormModel,
  sessionModel,
  sessionEndModel,
  tenantModel,
  verificationModel,
  wizardModel,
];

/** Steps that follow each other without an event. A machine that takes more turns in a circle, and says so to whoever draws or walks it. */
const maxIterations = 100;
for (const { machine } of models) {
  machine.options.maxIterations = maxIterations;
  Object.assign(machine.config, { options: { maxIterations } });
}
