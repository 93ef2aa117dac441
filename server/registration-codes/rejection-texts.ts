import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { findSigner, type OfferedCode } from './registration-codes.repository.ts';
import { rejectionMessages } from './rejection-texts.messages.ts';

type Signed = Pick<OfferedCode, 'code' | 'organization_id' | 'profile_id' | 'created_by'>;

/** Who writes the rejection: the caller; for staff, who belong to no company, whoever of it signs the code's letter. */
async function signerOf({ tx, actor }: Caller, row: Signed): Promise<string | undefined> {
  if (actor.type !== 'employee') return (await findSigner(tx, row))?.name;
  const { firstname, lastname } = await tx
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow();
  return `${firstname} ${lastname}`;
}

/** The rejection text in both languages, signed by somebody of the company, with code and link. */
export async function rejectionTexts(call: Caller, row: Signed, link: string): Promise<{ de: string; en: string }> {
  const { tx, tenant } = call;
  const { name } = await tx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', row.organization_id)
    .executeTakeFirstOrThrow();
  const signer = await signerOf(call, row);
  const values = {
    organization: name,
    tenant: tenant.name,
    link,
    code: `${row.code.slice(0, 4)} ${row.code.slice(4)}`,
    signature: signer === undefined ? name : `${signer}\n${name}`,
  };
  return { de: translate('de', rejectionMessages.text, values), en: translate('en', rejectionMessages.text, values) };
}
