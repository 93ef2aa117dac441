import { Trans, useLingui } from '@lingui/react/macro';
import { staff } from '../../../contract/users/staff.endpoints.ts';
import { newStaffMemberSchema, type StaffType } from '../../../contract/users/staff.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { LocaleSelect } from '../../ui/select/locale-select.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { staffTypeSentences, staffTypeWords } from './staff-words.ts';

/** What is asked of who is to be invited. */
export function InviteForm({ of, onClose }: { of: readonly StaffType[]; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const changed = useChanged('/staff');
  const { user } = useMe();
  const form = useAppForm({
    schema: newStaffMemberSchema,
    defaultValues: {
      type: of[0] ?? 'tenant_member',
      firstname: '',
      lastname: '',
      email: '',
      locale: currentLocale(),
    },
    draft: { name: 'staff', userId: user.id },
    submit: async (values) => {
      await call(staff.create, { body: values });
      const name = `${values.firstname} ${values.lastname}`;
      notify.show({ tone: 'success', title: t`The invitation is on its way to ${name}` });
      onClose();
      return changed();
    },
  });
  return (
    <AppForm form={form}>
      <form.Field name="type">
        {(field) => (
          <RadioCards<'tenant_member' | 'administrator'>
            {...form.bind(field)}
            label={t`Task`}
            required
            options={of.map((value) => ({
              value,
              label: i18n._(staffTypeWords[value]),
              description: i18n._(staffTypeSentences[value]),
            }))}
          />
        )}
      </form.Field>
      <form.Field name="firstname">
        {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="off" required />}
      </form.Field>
      <form.Field name="lastname">
        {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="off" required />}
      </form.Field>
      <form.Field name="email">
        {(field) => (
          <EmailField
            {...form.bind(field)}
            label={t`E-mail address`}
            help={t`The link goes there, and they log in with it.`}
            autoComplete="off"
            required
          />
        )}
      </form.Field>
      <form.Field name="locale">
        {(field) => <LocaleSelect {...form.bind(field)} label={t`Language of the e-mail`} width="medium" required />}
      </form.Field>
      <Row>
        <Button type="submit" isPending={form.isPending}>
          <Trans>Send invitation</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
