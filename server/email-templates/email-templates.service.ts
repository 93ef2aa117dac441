import type { TenantTx } from '../db/scope.ts';
import { countTemplateUse, type EmailTemplateRow, findPingTemplate } from './email-templates.repository.ts';

export type PingTemplate = EmailTemplateRow;

/** A published template this organization may send pings from; undefined when there is none of this id. */
export const pingTemplate = (tx: TenantTx, id: string, organizationId: string): Promise<PingTemplate | undefined> =>
  findPingTemplate(tx, id, organizationId);

/** Counts one more mail written from a template. */
export const templateUsed = (tx: TenantTx, id: string): Promise<void> => countTemplateUse(tx, id);
