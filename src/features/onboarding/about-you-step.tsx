import { Trans, useLingui } from '@lingui/react/macro';
import { updateEmployeeSchema } from '../../../contract/employees/employees.schema.ts';
import type { OwnEmployee } from '../../../contract/users/me.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { PhoneField } from '../../ui/phone-field/phone-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { stepFormId } from './onboarding-wizard.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { draftOf, useSubmitStep } from './use-onboarding.ts';

/** Position and phone number of an employee. */
export function AboutYouStep({ userId, employee }: { userId: string; employee: OwnEmployee }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: updateEmployeeSchema,
    defaultValues: { meta: { position: employee.meta.position ?? '', phonenumber: employee.meta.phonenumber ?? '' } },
    submit: useSubmitStep(),
    draft: { name: draftOf('about-you'), userId },
  });
  return (
    <AppForm form={form} id={stepFormId}>
      <form.Field name="meta.position">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`Position`}
            help={t`For example “Head of training”.`}
            autoComplete="organization-title"
            width="long"
            required
          />
        )}
      </form.Field>
      <form.Field name="meta.phonenumber">
        {(field) => <PhoneField {...form.bind(field)} label={t`Phone number`} required />}
      </form.Field>
      <PrivacyNote>
        <Trans>Applicants see your position. They see your number only once they have said yes to you.</Trans>
      </PrivacyNote>
    </AppForm>
  );
}
