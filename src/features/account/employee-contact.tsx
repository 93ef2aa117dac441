import { Trans, useLingui } from '@lingui/react/macro';
import { updateEmployee } from '../../../contract/employees/employees.endpoints.ts';
import { updateEmployeeSchema } from '../../../contract/employees/employees.schema.ts';
import type { OwnEmployee } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { PhoneField } from '../../ui/phone-field/phone-field.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';

/** An employee's position and number, as the onboarding asked for them. */
export function EmployeeContact({ employee }: { employee: OwnEmployee }) {
  const { t } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const form = useAppForm({
    schema: updateEmployeeSchema,
    defaultValues: { meta: { position: employee.meta.position ?? '', phonenumber: employee.meta.phonenumber ?? '' } },
    submit: async (body) => {
      const { data } = await call(updateEmployee, { params: { id: employee.id }, body });
      session.send({ type: 'me.patched', patch: { employee: data } });
      notify.show({ tone: 'success', title: t`Position and phone number are saved` });
    },
  });
  return (
    <AccountSection
      title={<Trans>How applicants reach you</Trans>}
      about={
        <Text>
          <Trans>Applicants see your position. They see your number only once they have said yes to you.</Trans>
        </Text>
      }
    >
      <AppForm form={form}>
        <form.Field name="meta.position">
          {(field) => (
            <TextField
              {...form.bind(field)}
              label={t`Position`}
              help={t`For example “Head of training”.`}
              autoComplete="organization-title"
              width="long"
              maxLength={120}
              required
            />
          )}
        </form.Field>
        <form.Field name="meta.phonenumber">
          {(field) => <PhoneField {...form.bind(field)} label={t`Phone number`} required />}
        </form.Field>
        <Row>
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            <Trans>Save position and number</Trans>
          </Button>
        </Row>
      </AppForm>
    </AccountSection>
  );
}
