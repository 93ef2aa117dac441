import type { AccountExport } from '../../../contract/account/export.schema.ts';
import { endOtherSessions, endSession, exportAccount } from '../../../contract/account/account.endpoints.ts';
import { updateApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import type { ApplicantPatch } from '../../../contract/applicants/applicants.schema.ts';
import { setBlock } from '../../../contract/blocks/blocks.endpoints.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { showRecommendation } from '../../../contract/recommendations/recommendations.endpoints.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { updateUser } from '../../../contract/users/users.endpoints.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { saveOwn } from '../../api/save-own.ts';

/** Saves facts of an applicant. Throws ApiError. */
export const saveFacts = (id: string, body: ApplicantPatch) =>
  saveOwn(() => call(updateApplicant, { params: { id }, body }));

/** Saves one's name. Throws ApiError. */
export const saveName = (id: string, body: { firstname: string; lastname: string }) =>
  saveOwn(() => call(updateUser, { params: { id }, body }));

export const saveLanguage = (id: string, locale: Locale) =>
  saveOwn(() => call(updateUser, { params: { id }, body: { locale } }));

/** Saves a birth date; `tooYoung` with the day to come back where it is below the tenant's minimum age. Throws ApiError. */
export async function saveBirthDate(
  id: string,
  date_of_birth: string,
): Promise<{ kind: 'saved'; applicant: OwnApplicant } | { kind: 'tooYoung'; on: string }> {
  try {
    const { data } = await saveOwn(() => call(updateApplicant, { params: { id }, body: { date_of_birth } }));
    return { kind: 'saved', applicant: data };
  } catch (error) {
    const on = error instanceof ApiError && error.code === 'too_young' ? error.meta['return_on'] : undefined;
    if (typeof on !== 'string') throw error;
    return { kind: 'tooYoung', on };
  }
}

/** Blocks a company or lets it in again. Throws ApiError. */
export const saveBlock = (organization_id: string, blocked: boolean) =>
  call(setBlock, { body: { organization_id, blocked } });

/** Hides a company's recommendation, or shows it again. Throws ApiError. */
export const saveShown = (id: string, shown: boolean) =>
  saveOwn(() => call(showRecommendation, { params: { id }, body: { shown } }));

export const endBrowser = (id: string) => call(endSession, { params: { id } });
/** Logs every own browser out but this one. Throws ApiError. */
export const endOtherBrowsers = () => call(endOtherSessions, {});

/** Fetches everything stored about oneself and hands it to the browser as a file. Throws ApiError. */
export async function downloadExport(): Promise<void> {
  saveExport((await call(exportAccount, {})).data);
}

/** Hands an export to the browser as a file. */
export function saveExport(data: AccountExport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${data.tenant.slug}-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  // a browser may read it only after asking where to put it
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
