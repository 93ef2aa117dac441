import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { firstMeetings } from '../../../contract/applicants/applicant-details.ts';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { CertificateField } from '../../forms/occupations/certificate-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { MobilityField, StartField } from '../../forms/wishes/when-and-how-far.tsx';
import { asNumber, nothing, storedWish, wishEntries } from '../../forms/wishes/wish-entries.ts';
import { FirstWishField, FurtherWishesField } from '../../forms/wishes/wish-fields.tsx';
import { currentLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { saveFacts } from './account.calls.ts';
import { hourInWords } from '../../i18n/hours.ts';

const hours = Array.from({ length: 16 }, (_, index) => index + 6);

const schema = v.strictObject({
  ...wishEntries,
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
      ...storedWish(applicant),
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
        {(field) => <FirstWishField {...form.bind(field)} occupations={occupations} />}
      </form.Field>
      <form.Field name="further_occupation_ids">
        {(field) => (
          <FurtherWishesField
            {...form.bind(field)}
            values={field.state.value}
            onChange={(ids) => field.handleChange(ids)}
            occupations={occupations}
          />
        )}
      </form.Field>
      <form.Field name="graduation_type_id">
        {(field) => <CertificateField {...form.bind(field)} graduationTypes={graduationTypes} />}
      </form.Field>
      <form.Field name="available_from">
        {(field) => <StartField {...form.bind(field)} now={now} said={applicant.available_from} />}
      </form.Field>
      <form.Field name="mobility_km">{(field) => <MobilityField {...form.bind(field)} />}</form.Field>
      <form.Field name="reachable_from">
        {(field) => (
          <Select
            {...form.bind(field)}
            label={t`From what time can you be called?`}
            help={t`Companies see the time only after you have said yes to them.`}
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
