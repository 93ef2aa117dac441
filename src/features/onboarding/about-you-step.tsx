import { Trans } from '@lingui/react/macro';
import type { OwnEmployee } from '../../../contract/users/me.schema.ts';
import { EmployeeContactForm } from '../../forms/employee-contact-form.tsx';
import { stepFormId } from './onboarding-wizard.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { draftOf, useSubmitStep } from './use-onboarding.ts';

/** How applicants reach an employee. */
export function AboutYouStep({ userId, employee }: { userId: string; employee: OwnEmployee }) {
  return (
    <EmployeeContactForm
      id={stepFormId}
      employee={employee}
      submit={useSubmitStep()}
      draft={{ name: draftOf('about-you'), userId }}
    >
      {() => (
        <PrivacyNote>
          <Trans>Applicants see your position. They see your number only once they have said yes to you.</Trans>
        </PrivacyNote>
      )}
    </EmployeeContactForm>
  );
}
