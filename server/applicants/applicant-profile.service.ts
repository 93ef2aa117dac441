import type { ApplicantPatch } from '../../contract/applicants/applicants.schema.ts';
import { standingActs } from '../../contract/terms/terms.schema.ts';
import { birthday, dayIn, hasReachedAge } from '../../contract/kit/age.ts';
import type { TenantTx } from '../db/scope.ts';
import { placedAddress } from '../geo/placed-address.ts';
import { isGraduationType } from '../graduation-types/graduation-types.ts';
import { hasNamedGuardian } from '../legal-contacts/named-guardian.ts';
import { checkedPhonenumber } from '../phonenumbers/phonenumber.ts';
import { revokeOpenPings, withdrawReleases } from '../pings/open-pings.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isMinor } from '../users/me.service.ts';
import { type ApplicantRow, updateApplicant } from './applicants.repository.ts';
import { audit } from '../audit/audit.ts';
import { type Action, trace } from '../audit/action.ts';
import { moveConsents } from './applicant-consents.service.ts';
import { occupationWishes } from './occupation-wishes.ts';
import { requireOpenSteps } from './required-facts.ts';

/** Nobody older than this is looking for an apprenticeship; a birth date before is a slip of the pen. */
const oldestAge = 100;

/**
 * Checks a birth date against the tenant's calendar.
 * @throws Failure validation for a day in the future or a century ago; too_young with the day to come back
 */
function checkDateOfBirth(dateOfBirth: string, tenant: TenantRow, now: Date): void {
  const today = dayIn(tenant.timezone, now);
  if (dateOfBirth >= today) throw new Failure('validation', { errors: { date_of_birth: [{ rule: 'date_past' }] } });
  if (hasReachedAge(dateOfBirth, oldestAge, today)) {
    throw new Failure('validation', { errors: { date_of_birth: [{ rule: 'year' }] } });
  }
  if (!hasReachedAge(dateOfBirth, tenant.minimum_age, today)) {
    throw new Failure('too_young', {
      errors: { date_of_birth: [{ rule: 'age', params: { minAge: tenant.minimum_age } }] },
      meta: { minimum_age: tenant.minimum_age, return_on: birthday(dateOfBirth, tenant.minimum_age) },
    });
  }
}

/**
 * Nobody plans a start further ahead. A month on each side is let in: it is another one at the other end of the world.
 * What was said earlier may stay, though its month has passed.
 * @throws Failure validation
 */
function checkAvailableFrom(month: string, said: string | null, tenant: TenantRow, now: Date): void {
  const [year = 0, monthOfYear = 0] = dayIn(tenant.timezone, now).split('-').map(Number);
  const monthsAway = (ahead: number): string =>
    new Date(Date.UTC(year, monthOfYear - 1 + ahead, 1)).toISOString().slice(0, 10);
  if (month === said || (month >= monthsAway(-1) && month <= monthsAway(25))) return;
  throw new Failure('validation', { errors: { available_from: [{ rule: 'month_near' }] } });
}

/**
 * A correction is no way round a guardian: once one has been named, whatever became of them, no earlier date lets a child
 * decide alone, or alone sooner. Time does. @throws Failure validation
 */
async function keepGuardian(tx: TenantTx, applicant: ApplicantRow, dateOfBirth: string, tenant: TenantRow) {
  if (applicant.date_of_birth === null || dateOfBirth >= applicant.date_of_birth) return;
  if (!(await hasNamedGuardian(tx, applicant.id))) return;
  const rule = { rule: 'guardian_named', params: { support: tenant.support_email } } as const;
  throw new Failure('validation', { errors: { date_of_birth: [rule] } });
}

/**
 * Saves any of the applicant's own fields. A birth date that crosses the guardian age voids the acceptance
 * of the terms (decisions, section 1); whom it makes a minor has released nothing that counts without a guardian.
 * Whom a new address takes out of the search is asked nothing more: what is open ends (lifecycle Ping).
 * @throws Failure step_not_open, validation or too_young; then nothing is kept
 */
export async function saveProfile(
  tx: TenantTx,
  applicant: ApplicantRow,
  patch: ApplicantPatch,
  tenant: TenantRow,
  action: Action,
): Promise<void> {
  const { now } = action;
  requireOpenSteps(applicant, patch);
  if (patch.date_of_birth !== undefined) checkDateOfBirth(patch.date_of_birth, tenant, now);
  const wasMinor = isMinor(applicant.date_of_birth, tenant, now);
  const isMinorNow = isMinor(patch.date_of_birth ?? applicant.date_of_birth, tenant, now);
  if (wasMinor && patch.date_of_birth) await keepGuardian(tx, applicant, patch.date_of_birth, tenant);
  if (patch.available_from) checkAvailableFrom(patch.available_from, applicant.available_from, tenant, now);
  if (patch.graduation_type_id !== undefined && !isGraduationType(patch.graduation_type_id)) {
    throw new Failure('validation', { errors: { graduation_type_id: [{ rule: 'unknown' }] } });
  }
  const { address, meta, occupation_id, further_occupation_ids, ...plain } = patch;
  const placed = address && placedAddress(address);
  const values = {
    ...occupationWishes(applicant, { occupation_id, further_occupation_ids }),
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(meta ? { phonenumber: checkedPhonenumber(meta.phonenumber) } : {}),
    ...placed,
  };
  if (Object.keys(values).length > 0) {
    await updateApplicant(tx, applicant.id, values, now);
    await audit(tx, {
      ...trace(action),
      subject_type: 'Applicant',
      subject_id: applicant.id,
      event: 'update',
      fields: Object.keys(values),
    });
  }
  if (placed?.area_id === null) await revokeOpenPings(tx, applicant.id, action);

  if (wasMinor === isMinorNow) return;
  const bySystem = { ...action, author: 'system' } as const;
  if (applicant.tos_status === 'accepted') {
    await moveConsents(tx, applicant, tenant, standingActs, 'birth_date_changed', bySystem, {
      given_by: 'system',
      locale: applicant.locale,
    });
  }
  if (isMinorNow) await withdrawReleases(tx, applicant.id, 'consent', bySystem);
}
