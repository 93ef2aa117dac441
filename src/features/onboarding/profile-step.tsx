import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useEffect } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { FieldErrors } from '../../../contract/kit/errors.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { CertificateCards } from '../../forms/occupations/certificate-cards.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { FirstWishField } from '../../forms/wishes/wish-fields.tsx';
import { DateOfBirth } from '../../ui/date-of-birth/date-of-birth.tsx';
import { stepFormId } from './onboarding-wizard.tsx';
import { FurtherWishes } from './further-wishes.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { profileFormSchema } from './step-schemas.ts';
import { useTellTyped } from './typed.ts';
import { draftOf, useSubmitStep } from './use-onboarding.ts';

interface ProfileStepProps {
  readonly userId: string;
  readonly applicant: OwnApplicant;
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
  /** What was wrong with the birth date, after "correct the date". */
  readonly refusal: FieldErrors | undefined;
}

/** Occupation, certificate and birth date. An occupation that a code suggests may be changed. */
export function ProfileStep({ userId, applicant, occupations, graduationTypes, refusal }: ProfileStepProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: profileFormSchema,
    defaultValues: {
      occupation_id: applicant.occupation_id ?? '',
      further_occupation_ids: applicant.further_occupation_ids,
      graduation_type_id: applicant.graduation_type_id ?? '',
      date_of_birth: applicant.date_of_birth ?? '',
    },
    submit: useSubmitStep(),
    draft: { name: draftOf('profile'), userId },
  });
  const typed = useStore(form.api.store, ({ values }) => values);
  useTellTyped(typed);
  useEffect(() => {
    if (refusal) form.refuse({ kind: 'refused', code: 'too_young', message: '', errors: refusal });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, when the form comes back
  }, []);
  const isSuggested =
    applicant.occupation_id !== null && applicant.graduation_type_id === null && !applicant.had_occupation;
  const occupationHelp = applicant.had_occupation
    ? t`You chose this before. You can’t change it here.`
    : isSuggested
      ? t`Your code suggests this. You can change it.`
      : undefined;
  return (
    <AppForm form={form} id={stepFormId}>
      <form.Field name="occupation_id">
        {(field) => (
          <FirstWishField
            {...form.bind(field)}
            help={occupationHelp}
            occupations={occupations}
            disabled={applicant.had_occupation}
          />
        )}
      </form.Field>
      {typed.occupation_id !== '' ? (
        <form.Field name="further_occupation_ids">
          {(field) => (
            <FurtherWishes
              {...form.bind(field)}
              values={field.state.value}
              onChange={(ids) => field.handleChange(ids)}
              occupations={occupations}
            />
          )}
        </form.Field>
      ) : null}
      <form.Field name="graduation_type_id">
        {(field) => <CertificateCards {...form.bind(field)} graduationTypes={graduationTypes} />}
      </form.Field>
      <form.Field name="date_of_birth">
        {(field) => (
          <DateOfBirth
            {...form.bind(field)}
            label={t`Date of birth`}
            help={t`Tells us whether your parents have to agree.`}
            required
          />
        )}
      </form.Field>
      <PrivacyNote>
        <Trans>
          Companies see the job and your certificate. No company sees your date of birth. Before your yes, only a
          company that recommended you sees your name.
        </Trans>
      </PrivacyNote>
    </AppForm>
  );
}
