import type { ApplicantPatch } from '../../contract/applicants/applicants.schema.ts';
import { isOccupation } from '../occupations/occupations.ts';
import { Failure } from '../http/failure.ts';
import type { ApplicantRow } from './applicants.repository.ts';

const known = (id: string, field: string): void => {
  if (!isOccupation(id)) throw new Failure('validation', { errors: { [field]: [{ rule: 'unknown' }] } });
};

/**
 * The occupations a patch leads to, as far as it speaks of any: what becomes the first wish is no further one any more.
 * @throws Failure validation for an occupation that isn't one
 */
export function occupationWishes(
  applicant: Pick<ApplicantRow, 'occupation_id' | 'further_occupation_ids'>,
  { occupation_id, further_occupation_ids }: Pick<ApplicantPatch, 'occupation_id' | 'further_occupation_ids'>,
): { occupation_id?: string; further_occupation_ids?: string[] } {
  if (occupation_id === undefined && further_occupation_ids === undefined) return {};
  if (occupation_id !== undefined) known(occupation_id, 'occupation_id');
  for (const id of further_occupation_ids ?? []) known(id, 'further_occupation_ids');
  const first = occupation_id ?? applicant.occupation_id;
  const further = new Set(further_occupation_ids ?? applicant.further_occupation_ids);
  return {
    ...(occupation_id === undefined ? {} : { occupation_id }),
    further_occupation_ids: [...further].filter((id) => id !== first),
  };
}
