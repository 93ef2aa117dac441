import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resetPassword } from '../../../contract/authentication/authentication.endpoints.ts';
import { resetPasswordSchema } from '../../../contract/authentication/authentication.schema.ts';
import { call } from '../../api/call.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { usePasswordRules } from '../../forms/password-rules.ts';

/** Sets a new password with the token of a link from a mail; every session ends with it. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  const { t } = useLingui();
  const rules = usePasswordRules();
  const [isDone, setDone] = useState(false);
  const form = useAppForm({
    schema: resetPasswordSchema,
    defaultValues: { token: token ?? '', password: '', password_confirmation: '' },
    submit: async (body) => {
      await call(resetPassword, { body });
      setDone(true);
    },
  });

  if (token === undefined) return <NoToken />;
  if (isDone) return <Done />;
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>Choose a new password</Trans>
      </Heading>
      <Text>
        <Trans>All devices that are logged in will be logged out.</Trans>
      </Text>
      <AppForm form={form}>
        <form.Field name="password">
          {(field) => <PasswordField {...form.bind(field)} label={t`New password`} autoComplete="new-password" rules={rules} required />}
        </form.Field>
        <form.Field name="password_confirmation">
          {(field) => <PasswordField {...form.bind(field)} label={t`Repeat the new password`} autoComplete="new-password" required />}
        </form.Field>
        <Button type="submit" isPending={form.isPending}>
          <Trans>Save the new password</Trans>
        </Button>
      </AppForm>
    </Stack>
  );
}

function NoToken() {
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>This link is not complete</Trans>
      </Heading>
      <Text look="lead">
        <Trans>Please open the link from the mail once more, or ask for a new one.</Trans>
      </Text>
      <RouterLink variant="alone" to="/password/forgot">
        <Trans>Ask for a new link</Trans>
      </RouterLink>
    </Stack>
  );
}

function Done() {
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>
        <Trans>The new password is saved</Trans>
      </Heading>
      <RouterButtonLink to="/login">
        <Trans>Log in</Trans>
      </RouterButtonLink>
    </Stack>
  );
}
