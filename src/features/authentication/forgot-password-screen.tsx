import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { forgotPassword } from '../../../contract/authentication/authentication.endpoints.ts';
import { forgotPasswordSchema } from '../../../contract/authentication/authentication.schema.ts';
import { call } from '../../api/call.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

/** Asks for a link to set a new password; says the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const form = useAppForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    submit: async (body) => {
      await call(forgotPassword, { body });
      setSentTo(body.email);
    },
  });

  if (sentTo !== undefined) return <LinkSent email={sentTo} />;
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>Set a new password</Trans>
      </Heading>
      <Text look="lead">
        <Trans>Enter the e-mail address of the account. We will send a link to it.</Trans>
      </Text>
      <AppForm form={form}>
        <form.Field name="email">
          {(field) => (
            <TextField {...form.bind(field)} label={t`E-mail address`} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
          )}
        </form.Field>
        <Row justify="between">
          <Button type="submit" isPending={form.isPending}>
            <Trans>Send the link</Trans>
          </Button>
          <RouterLink variant="alone" to="/login">
            <Trans>Back to login</Trans>
          </RouterLink>
        </Row>
      </AppForm>
    </Stack>
  );
}

function LinkSent({ email }: { email: string }) {
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
      <RouterLink variant="alone" to="/login">
        <Trans>Back to login</Trans>
      </RouterLink>
    </Stack>
  );
}
