import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { resetPassword } from '../../../contract/authentication/authentication.endpoints.ts';
import { resetPasswordSchema } from '../../../contract/authentication/authentication.schema.ts';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import type { LinkReasons } from '../../../machines/link/link.types.ts';
import { call } from '../../api/call.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Submit } from '../../kit/do.tsx';
import { useLink } from '../../kit/use-link.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

type Reason = LinkReasons['newPassword'];
type Passwords = { password: string; password_confirmation: string };

const reasons: Partial<Record<ErrorCode, Reason>> = {
  link_invalid: 'invalid',
  link_expired: 'expired',
  link_used: 'used',
};

/** Sets a new password with the token of a link from a mail; every session ends with it. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  return token === undefined ? (
    <BadLink title={<Trans>This link is not complete</Trans>}>
      <Trans>Please open the link from the e-mail once more, or ask for a new one.</Trans>
    </BadLink>
  ) : (
    <WithToken token={token} />
  );
}

function WithToken({ token }: { token: string }) {
  const { t } = useLingui();
  const { actor, state, reason, submit } = useLink('newPassword', {
    submit: (values: Passwords, signal) => call(resetPassword, { body: { token, ...values } }, { signal }),
    reasonOf: ({ code, errors }) => (errors['token'] ? 'invalid' : reasons[code]),
  });
  const form = useAppForm({
    schema: resetPasswordSchema,
    defaultValues: { token, password: '', password_confirmation: '' },
    draft: 'none: secret',
    submit: ({ password, password_confirmation }) => submit({ password, password_confirmation }),
  });

  switch (state) {
    case 'done':
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
    case 'closed':
      return <DeadLink reason={reason ?? 'invalid'} />;
    case 'entering':
    case 'pending':
    case 'failed':
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
            <Submit on={actor} event="link.submit" isPending={state === 'pending'}>
              <Trans>Save the new password</Trans>
            </Submit>
          </AppForm>
        </Stack>
      );
  }
}

function DeadLink({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'expired':
      return (
        <BadLink title={<Trans>This link has expired</Trans>}>
          <Trans>Links to set a password don’t hold for long. Please ask for a new one.</Trans>
        </BadLink>
      );
    case 'used':
      return (
        <BadLink title={<Trans>This link has already been used</Trans>}>
          <Trans>Each link works once. Please ask for a new one.</Trans>
        </BadLink>
      );
    case 'invalid':
      return (
        <BadLink title={<Trans>This link is not valid</Trans>}>
          <Trans>Perhaps it was not copied completely, or there is a newer one. Please ask for a new one.</Trans>
        </BadLink>
      );
  }
}

function BadLink({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>{title}</Heading>
      <Text look="lead">{children}</Text>
      <RouterButtonLink to="/password/forgot">
        <Trans>Ask for a new link</Trans>
      </RouterButtonLink>
    </Stack>
  );
}
