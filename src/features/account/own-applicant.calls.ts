import { updateApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import type { ApplicantPatch } from '../../../contract/applicants/applicants.schema.ts';
import { setBlock } from '../../../contract/blocks/blocks.endpoints.ts';
import { showRecommendation } from '../../../contract/recommendations/recommendations.endpoints.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { saveOwn } from '../../api/save-own.ts';

/** Saves facts of an applicant. Throws ApiError. */
export const saveFacts = (id: string, body: ApplicantPatch) =>
  saveOwn(() => call(updateApplicant, { params: { id }, body }));

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
