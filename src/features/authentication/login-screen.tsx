import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { safeParse } from 'valibot';
import { loginSchema } from '../../../contract/authentication/authentication.schema.ts';
import { rulesByField } from '../../../contract/kit/rules.ts';
import { useSession, useSessionActor } from '../../api/session.ts';
import { ruleSentences } from '../../forms/rule-sentence.ts';
import { calm, type FormTrouble, troubleOf } from '../../forms/trouble.ts';
import { TroubleBanner } from '../../forms/trouble-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { takeEarlyInput } from './early-input.ts';

/** Logs in. A native form: the server draws the very same one before any script runs. */
export function LoginScreen() {
  const { i18n, t } = useLingui();
  const session = useSessionActor();
  const isPending = useSession((snapshot) => snapshot.matches({ loggedOut: 'loggingIn' }) || snapshot.matches('fetchingMe'));
  const [early] = useState(takeEarlyInput);
  const [trouble, setTrouble] = useState(calm);

  const show = (form: HTMLFormElement, next: FormTrouble) => {
    setTrouble(next);
    const first = Object.keys(next.fields)[0];
    if (first) form.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    const parsed = safeParse(loginSchema, Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      show(form, { fields: ruleSentences(i18n, rulesByField(parsed.issues)), general: undefined });
      return;
    }
    setTrouble(calm);
    const settled = session.on('submission.settled', ({ result }) => {
      settled.unsubscribe();
      if (result.kind !== 'ok') show(form, troubleOf(i18n, result));
    });
    session.send({ type: 'login.submit', values: parsed.output });
  };

  return (
    <form
      method="post"
      action="/login"
      noValidate
      data-static-login=""
      onSubmit={submit}
      ref={(form) => {
        if (form && early.isSubmitted) form.requestSubmit();
      }}
    >
      <Stack gap={6}>
        <Heading level={1}>
          <Trans>Log in</Trans>
        </Heading>
        <TroubleBanner trouble={trouble} />
        <TextField
          label={t`E-mail address`}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={early.email}
          autoFocus={early.focused === 'email'}
          errors={trouble.fields['email']}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          defaultValue={early.password}
          errors={trouble.fields['password']}
        />
        <Row justify="between">
          <Button type="submit" isPending={isPending}>
            <Trans>Log in</Trans>
          </Button>
          <RouterLink variant="alone" to="/password/forgot">
            <Trans>Forgot your password?</Trans>
          </RouterLink>
        </Row>
      </Stack>
    </form>
  );
}
