import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { forgotPassword } from '../../../contract/authentication/authentication.endpoints.ts';
import { forgotPasswordSchema } from '../../../contract/authentication/authentication.schema.ts';
import { call } from '../../api/call.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Do, Submit } from '../../kit/do.tsx';
import { useLink } from '../../kit/use-link.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';

/** Asks for a link to set a new password; says the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const { actor, state, submit } = useLink('forgottenPassword', {
    submit: (body: { email: string }, signal) => call(forgotPassword, { body }, { signal }),
    reasonOf: () => undefined,
    takesAnother: true,
  });
  const form = useAppForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    draft: 'none: no session to lose',
    submit: (values) => {
      setEmail(values.email);
      return submit(values);
    },
  });

  if (state === 'done') {
    return (
      <LinkSent email={email}>
        <Do on={actor} event={{ type: 'link.change' }} variant="secondary">
          <Trans>Use another address</Trans>
        </Do>
      </LinkSent>
    );
  }
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>Set a new password</Trans>
      </Heading>
      <Text look="lead">
        <Trans>Enter the e-mail address of the account.</Trans>
      </Text>
      <AppForm form={form}>
        <form.Field name="email">
          {(field) => (
            <EmailField
              {...form.bind(field)}
              label={t`E-mail address`}
              help={t`We send a link there. It works for one hour.`}
              autoComplete="username"
              required
            />
          )}
        </form.Field>
        <Row justify="between">
          <Submit on={actor} event="link.submit" width="phone" isPending={state === 'pending'}>
            <Trans>Send the link</Trans>
          </Submit>
          <RouterLink variant="alone" to="/login">
            <Trans>Back to login</Trans>
          </RouterLink>
        </Row>
      </AppForm>
    </Stack>
  );
}

function LinkSent({ email, children }: { email: string; children: ReactNode }) {
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>Look into your inbox</Trans>
      </Heading>
      <Text look="lead">
        <Trans>If there is an account for {email}, a link to set a new password is on its way.</Trans>
      </Text>
      <Text>
        <Trans>Nothing there after a few minutes? It may be in the spam folder.</Trans>
      </Text>
      <Row>
        {children}
        <RouterLink variant="alone" to="/login">
          <Trans>Back to login</Trans>
        </RouterLink>
      </Row>
    </Stack>
  );
}
