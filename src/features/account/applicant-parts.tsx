import { isOnboarded } from '../../../contract/users/onboarding.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useMe } from '../../api/session.ts';
import { BirthDateForm } from './birth-date-form.tsx';
import { ContactForms } from './contact-forms.tsx';

/** An applicant's birth date, phone number and address. */
export function ApplicantParts({ applicant }: { applicant: OwnApplicant }) {
  const { user } = useMe();
  const isBegun = isOnboarded(user.onboarding);
  return (
    <>
      {user.verified ? <BirthDateForm applicant={applicant} isOnboarded={isBegun} /> : null}
      {isBegun ? <ContactForms applicant={applicant} /> : null}
    </>
  );
}
