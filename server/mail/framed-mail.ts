import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantLogo } from '../tenants/tenants.repository.ts';
import type { MailMessage } from './message.ts';

/** A message with everything around it said in the reader's language; what both renderings share. */
export interface FramedMail {
  readonly message: MailMessage;
  readonly locale: Locale;
  readonly tenantName: string;
  readonly color: string;
  readonly logo: TenantLogo | null;
  readonly support: string;
  /** Where replies and questions go. */
  readonly contactLine: string;
  readonly buttonHint: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}
