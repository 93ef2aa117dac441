import { Trans, useLingui } from '@lingui/react/macro';
import type { NewRegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { OccupationsField } from '../../forms/occupations/occupations-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import type { SavedForm } from '../../kit/saved-form.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { type CodeValues, codeFormSchema } from './code-form.values.ts';
import * as css from './registration-codes.css.ts';

interface CodeFieldsProps extends SavedForm<NewRegistrationCode> {
  readonly values: CodeValues;
  readonly occupations: readonly Occupation[];
}

/** Everything an organization says about a code. */
export function CodeFields({ values, occupations, submit, draft, record, children }: CodeFieldsProps) {
  const { t } = useLingui();
  const form = useAppForm({ schema: codeFormSchema, defaultValues: values, submit, draft, record });
  return (
    <AppForm form={form} isLong>
      <form.Field name="name">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`Name`}
            help={t`Only you and your colleagues see it, for example “Rejections autumn 2026”.`}
            width="long"
            autoComplete="off"
            required
          />
        )}
      </form.Field>
      <form.Field name="recommendation_text">
        {(field) => (
          <TextArea
            {...form.bind(field)}
            label={t`Your recommendation`}
            help={t`Applicants read it before they register. Other companies don’t, and learn only with a yes that you recommend them.`}
            rows={4}
            maxLength={1000}
          />
        )}
      </form.Field>
      <form.Field name="occupation_ids">
        {(field) => (
          <OccupationsField
            name={field.name}
            values={field.state.value}
            onChange={(ids) => field.handleChange(ids)}
            onBlur={field.handleBlur}
            errors={form.bind(field).errors}
            label={t`Suggested occupations`}
            help={t`A suggestion for the profile. Applicants can choose another one.`}
            occupations={occupations}
          />
        )}
      </form.Field>
      <fieldset className={css.limits}>
        <legend className={css.legend}>
          <Trans>How long it is valid</Trans>
        </legend>
        <Text look="small">
          <Trans>By days, by the number of registrations, or both. An empty field means no limit.</Trans>
        </Text>
        <div className={css.limitFields}>
          <form.Field name="valid_from">
            {(field) => <TextField {...form.bind(field)} label={t`First day`} type="date" />}
          </form.Field>
          <form.Field name="valid_until">
            {(field) => <TextField {...form.bind(field)} label={t`Last day`} type="date" />}
          </form.Field>
          <form.Field name="max_uses">
            {(field) => (
              <TextField {...form.bind(field)} label={t`Registrations at most`} inputMode="numeric" maxLength={5} />
            )}
          </form.Field>
        </div>
      </fieldset>
      {children({
        isPending: form.isPending,
        takeStored: form.takeStored,
        setStatus: (status) => form.api.setFieldValue('status', status),
      })}
    </AppForm>
  );
}
