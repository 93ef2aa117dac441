import { Trans, useLingui } from '@lingui/react/macro';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { forgotPasswordSchema } from '../../../contract/authentication/authentication.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { providedPasswordForgotMachine } from './password.actors.ts';

/** Asks for a link to set a new password; says the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [state, send, actor] = useActor(providedPasswordForgotMachine);
  const form = useAppForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    draft: 'none: no session to lose',
    submit: (values) => {
      const settled = actor.on('email.settled', ({ result }) => {
        settled.unsubscribe();
        if (result.kind !== 'ok') form.refuse(result);
      });
      setEmail(values.email);
      send({ type: 'email.submit', email: values.email });
    },
  });

  if (state.matches('sent')) return <LinkSent email={email} onChange={() => send({ type: 'email.change' })} />;
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
            <TextField
              {...form.bind(field)}
              label={t`E-mail address`}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </form.Field>
        <Row justify="between">
          <Button type="submit" isPending={state.matches('sending')}>
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

function LinkSent({ email, onChange }: { email: string; onChange: () => void }) {
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
        <Button variant="secondary" onClick={onChange}>
          <Trans>Use another address</Trans>
        </Button>
        <RouterLink variant="alone" to="/login">
          <Trans>Back to login</Trans>
        </RouterLink>
      </Row>
    </Stack>
  );
}
