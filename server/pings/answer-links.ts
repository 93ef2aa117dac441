import type { Config } from '../config.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

/** Where a message is answered; the second link opens at the no, which is then one tap. */
export interface AnswerLinks {
  readonly url: string;
  readonly noUrl: string;
}

/** The secret stands behind the #, where no server sees it; what it opens at stands before it. */
export function answerLinks(config: Config, tenant: TenantRow, pingId: string, token: string): AnswerLinks {
  const page = tenantUrl(config, tenant, `/pings/${pingId}/answer`);
  return { url: `${page}#token=${token}`, noUrl: `${page}#answer=no&token=${token}` };
}
