import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '../../../contract/account/account.endpoints.ts';
import { changePasswordSchema } from '../../../contract/account/account.schema.ts';
import { call } from '../../api/call.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';

/** Changes the password; this browser stays logged in, all others don't. */
export function PasswordForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const { t } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const form = useAppForm({
    schema: changePasswordSchema,
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
    draft: 'none: secret',
    submit: async (values) => {
      await call(changePassword, { body: values });
      session.send({ type: 'session.renewed' });
      form.api.reset();
      notify.show({
        tone: 'success',
        title: t`The new password is saved`,
        message: t`All other browsers were logged out.`,
      });
      await onChanged();
    },
  });
  return (
    <AccountSection
      title={<Trans>Change the password</Trans>}
      about={
        <Text>
          <Trans>All other browsers are logged out then.</Trans>
        </Text>
      }
    >
      <AppForm form={form}>
        <form.Field name="current_password">
          {(field) => (
            <PasswordField {...form.bind(field)} label={t`Current password`} autoComplete="current-password" required />
          )}
        </form.Field>
        <form.Field name="password">
          {(field) => <NewPasswordField {...form.bind(field)} label={t`New password`} required />}
        </form.Field>
        <form.Field name="password_confirmation">
          {(field) => (
            <PasswordField
              {...form.bind(field)}
              label={t`Repeat the new password`}
              autoComplete="new-password"
              required
            />
          )}
        </form.Field>
        <Row>
          <Button type="submit" isPending={form.isPending}>
            <Trans>Save the new password</Trans>
          </Button>
        </Row>
      </AppForm>
    </AccountSection>
  );
}
