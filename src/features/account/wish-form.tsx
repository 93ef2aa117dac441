import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { firstMeetings, mobilities } from '../../../contract/applicants/applicant-details.ts';
import { mostFurtherOccupations } from '../../../contract/applicants/applicants.schema.ts';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import { idSchema } from '../../../contract/kit/fields.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { CertificateField } from '../../forms/occupations/certificate-field.tsx';
import { OccupationField } from '../../forms/occupations/occupation-field.tsx';
import { OccupationsField } from '../../forms/occupations/occupations-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { saveFacts } from './account.calls.ts';
import { hourInWords, monthInWords, monthsToChoose } from '../../i18n/months.ts';

const chosen = v.pipe(v.string(), v.nonEmpty('required'), idSchema);
/** Nothing chosen takes back what was said. */
const nothing = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const hours = Array.from({ length: 16 }, (_, index) => index + 6);
const asNumber = v.pipe(v.string(), v.transform(Number));

const schema = v.strictObject({
  occupation_id: chosen,
  further_occupation_ids: v.pipe(v.array(idSchema), v.maxLength(mostFurtherOccupations, 'max_items')),
  graduation_type_id: chosen,
  available_from: v.union([nothing, v.string()]),
  mobility_km: v.union([nothing, v.pipe(asNumber, v.picklist(mobilities))]),
  reachable_from: v.union([nothing, asNumber]),
  first_meeting: v.union([nothing, v.picklist(firstMeetings)]),
});

interface WishFormProps {
  readonly applicant: OwnApplicant;
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
  readonly now: Date;
}

/** What somebody looks for and brings along. The first wish and the certificate are needed; the rest helps. */
export function WishForm({ applicant, occupations, graduationTypes, now }: WishFormProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const session = useSessionActor();
  const notify = useNotify();
  const { user } = useMe();
  const form = useAppForm({
    schema,
    defaultValues: {
      occupation_id: applicant.occupation_id ?? '',
      further_occupation_ids: applicant.further_occupation_ids,
      graduation_type_id: applicant.graduation_type_id ?? '',
      available_from: applicant.available_from ?? '',
      mobility_km: String(applicant.mobility_km ?? ''),
      reachable_from: String(applicant.reachable_from ?? ''),
      first_meeting: applicant.first_meeting ?? '',
    },
    draft: { name: 'account.wish', userId: user.id, isCorrection: true },
    submit: async (values) => {
      const { data } = await saveFacts(applicant.id, values);
      session.send({ type: 'me.patched', patch: { applicant: data } });
      notify.show({ tone: 'success', title: t`What you look for is saved` });
    },
  });
  return (
    <AppForm form={form} isLong>
      <form.Field name="occupation_id">
        {(field) => (
          <OccupationField
            {...form.bind(field)}
            label={t`Which job would you like to learn?`}
            help={t`Type what you would call it.`}
            occupations={occupations}
            required
          />
        )}
      </form.Field>
      <form.Field name="further_occupation_ids">
        {(field) => (
          <OccupationsField
            {...form.bind(field)}
            values={field.state.value}
            onChange={(ids) => field.handleChange(ids)}
            label={t`Which others would suit you too?`}
            help={t`Up to three. May stay empty.`}
            occupations={occupations}
          />
        )}
      </form.Field>
      <form.Field name="graduation_type_id">
        {(field) => <CertificateField {...form.bind(field)} graduationTypes={graduationTypes} />}
      </form.Field>
      <form.Field name="available_from">
        {(field) => (
          <Select
            {...form.bind(field)}
            label={t`From when could you begin?`}
            width="medium"
            options={monthsToChoose(now, applicant.available_from).map((value) => ({
              value,
              label: monthInWords(locale, value),
            }))}
            placeholder={t`I leave it open`}
          />
        )}
      </form.Field>
      <form.Field name="mobility_km">
        {(field) => (
          <Select
            {...form.bind(field)}
            label={t`How far would you travel?`}
            width="medium"
            options={mobilities.map((km) => ({ value: String(km), label: t`Up to ${km} km` }))}
            placeholder={t`I leave it open`}
          />
        )}
      </form.Field>
      <form.Field name="reachable_from">
        {(field) => (
          <Select
            {...form.bind(field)}
            label={t`From what time can you be called?`}
            help={t`Companies see it only after you have said yes to them.`}
            width="medium"
            options={hours.map((hour) => ({ value: String(hour), label: hourInWords(locale, hour) }))}
            placeholder={t`I leave it open`}
          />
        )}
      </form.Field>
      <form.Field name="first_meeting">
        {(field) => (
          <Select
            {...form.bind(field)}
            label={t`How would you like to get to know a company?`}
            help={t`Companies learn this only after you have said yes to them.`}
            width="medium"
            options={[
              { value: 'internship', label: t`In an internship` },
              { value: 'trial_day', label: t`On a trial day` },
              { value: 'talk', label: t`In a talk` },
            ]}
            placeholder={t`I leave it open`}
          />
        )}
      </form.Field>
      <Row>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Save what you look for</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
