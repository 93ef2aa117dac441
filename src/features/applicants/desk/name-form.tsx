import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { correctName } from '../../../../contract/applicants/desk.endpoints.ts';
import { type ApplicantDetails, applicantNameSchema } from '../../../../contract/applicants/desk.schema.ts';
import { call } from '../../../api/call.ts';
import { useMe } from '../../../api/session.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { type InPlace, PartForm } from '../../../kit/part-form.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';

interface NameFormProps extends InPlace {
  readonly applicant: ApplicantDetails;
}

/** The name, to be typed anew. */
export function NameForm({ applicant: { id, firstname, lastname }, isAsked, onClose }: NameFormProps) {
  const { t } = useLingui();
  const { user } = useMe();
  const router = useRouter();
  const notify = useNotify();
  const form = useAppForm({
    schema: applicantNameSchema,
    defaultValues: { firstname, lastname },
    draft: { name: `applicant.name.${id}`, userId: user.id, isCorrection: true },
    submit: async (body) => {
      await call(correctName, { params: { id }, body });
      notify.show({ tone: 'success', title: t`The name is saved` });
      onClose();
      await router.invalidate();
    },
  });
  return (
    <PartForm isAsked={isAsked}>
      <AppForm form={form}>
        <form.Field name="firstname">
          {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="off" required />}
        </form.Field>
        <form.Field name="lastname">
          {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="off" required />}
        </form.Field>
        <Row>
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            <Trans>Save the name</Trans>
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              form.takeStored();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </AppForm>
    </PartForm>
  );
}
