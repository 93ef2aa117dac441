import { translate } from '../i18n/texts.ts';
import { rejectionMessages } from './rejection-texts.messages.ts';
import type { Caller } from '../kit/records.ts';

/** The rejection text in both languages, signed by the caller, with code and link. */
export async function rejectionTexts(
  { tx, tenant, actor }: Caller,
  { code, organization_id }: { readonly code: string; readonly organization_id: string },
  link: string,
): Promise<{ de: string; en: string }> {
  const { name } = await tx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organization_id)
    .executeTakeFirstOrThrow();
  const signer = await tx
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow();
  const values = {
    organization: name,
    tenant: tenant.name,
    link,
    code: `${code.slice(0, 4)} ${code.slice(4)}`,
    employee: `${signer.firstname} ${signer.lastname}`,
  };
  return { de: translate('de', rejectionMessages.text, values), en: translate('en', rejectionMessages.text, values) };
}
