import { Trans, useLingui } from '@lingui/react/macro';
import { applicantStepSchemas } from '../../../contract/applicants/applicants.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { PhoneField } from '../../ui/phone-field/phone-field.tsx';
import { stepFormId } from './onboarding-wizard.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { draftOf, useSubmitStep } from './use-onboarding.ts';

/** The applicant's phone number. */
export function PhonenumberStep({ userId, applicant }: { userId: string; applicant: OwnApplicant }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: applicantStepSchemas.phonenumber,
    defaultValues: { meta: { phonenumber: applicant.meta.phonenumber ?? '' } },
    submit: useSubmitStep(),
    draft: { name: draftOf('phonenumber'), userId },
  });
  return (
    <AppForm form={form} id={stepFormId}>
      <form.Field name="meta.phonenumber">
        {(field) => (
          <PhoneField {...form.bind(field)} label={t`Phone number`} help={t`A mobile number is best.`} required />
        )}
      </form.Field>
      <PrivacyNote>
        <Trans>
          A company sees your number only after you have said yes to it. We don’t call you and send no advertising.
        </Trans>
      </PrivacyNote>
    </AppForm>
  );
}
