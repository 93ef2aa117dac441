import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type SubmitEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { findClient } from '../../api/find-client.ts';
import { useSession, useSessionActor } from '../../api/session.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import type { FormError } from '../../forms/form-error.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { Doors } from './doors.tsx';
import { restoreFocus, takeEarlyInput } from './early-input.ts';
import { loadGuestCalls } from './session.actors.ts';

const BeingDeleted = lazy(() => import('./being-deleted.tsx').then((module) => ({ default: module.BeingDeleted })));

const noError: FormError = { fields: {}, general: undefined };

/** What is needed only once somebody types: rules, their sentences and words, the HTTP client. */
const loadCheck = async () => (await Promise.all([import('./login-check.ts'), needCatalogs('forms')]))[0];
const warmUp = () => void Promise.all([loadCheck(), loadGuestCalls(), findClient()]).catch(() => {});

/** The front door: what this is, the ways in, and the login. */
export function LoginScreen() {
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <Stack gap={6}>
        <Heading level={1} title={t`Log in`}>
          <Trans>Good applications find their company</Trans>
        </Heading>
        <Doors />
      </Stack>
      <LoginForm />
    </Stack>
  );
}

/** Logs in. A native form: the server draws the very same one before any script runs. */
function LoginForm() {
  const { i18n, t } = useLingui();
  const session = useSessionActor();
  const isPending = useSession(
    (snapshot) => snapshot.matches({ loggedOut: 'loggingIn' }) || snapshot.matches('fetchingMe'),
  );
  const [early] = useState(takeEarlyInput);
  const [formError, setFormError] = useState(noError);
  const [until, setUntil] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);

  // The first field that lacks something; after an answer the password, for mostly that was mistyped.
  useEffect(() => {
    const field = Object.keys(formError.fields)[0] ?? (formError.general === undefined ? undefined : 'password');
    if (field === undefined) return;
    const input = formRef.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    input?.focus();
    input?.select();
  }, [formError]);

  const send = async (form: HTMLFormElement, keepsAccount = false) => {
    const { checkLogin, deletedOn, loginError } = await loadCheck();
    const checked = checkLogin(i18n, new FormData(form));
    if ('formError' in checked) {
      setFormError(checked.formError);
      return;
    }
    setFormError(noError);
    const settled = session.on('submission.settled', ({ result }) => {
      settled.unsubscribe();
      setUntil(deletedOn(result));
      setFormError(loginError(result));
    });
    session.send({
      type: 'login.submit',
      values: { ...checked.values, ...(keepsAccount && { keep_account: true }) },
    });
  };

  const submit = (form: HTMLFormElement, keepsAccount = false) => {
    if (isPending) return;
    send(form, keepsAccount).catch(() => {
      // offline the page says so itself, once
      if (!navigator.onLine) return;
      setFormError({ fields: {}, general: msg`The connection is interrupted. Please check it and try again.` });
    });
  };

  const takeOver = useCallback(
    (element: HTMLFormElement | null) => {
      formRef.current = element;
      if (!element) return;
      restoreFocus(element, early);
      if (early.isSubmitted) element.requestSubmit();
    },
    [early],
  );

  return (
    <form
      method="post"
      action="/login"
      noValidate
      data-static-login=""
      onFocus={warmUp}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      // another address or password is another question
      onInput={() => setUntil(undefined)}
      ref={takeOver}
    >
      <Stack gap={6}>
        <Heading level={2} look="title">
          <Trans>Log in</Trans>
        </Heading>
        {formError === noError && until === undefined ? <HowItEnded /> : null}
        <FormErrorBanner formError={formError} />
        {until === undefined ? null : (
          <Suspense>
            <BeingDeleted
              until={until}
              isPending={isPending}
              onKeep={() => formRef.current && submit(formRef.current, true)}
            />
          </Suspense>
        )}
        <TextField
          label={t`E-mail address`}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
          defaultValue={early.email}
          errors={formError.fields['email']}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          defaultValue={early.password}
          errors={formError.fields['password']}
        />
        <Row justify="between">
          <Button type="submit" width="phone" isPending={isPending}>
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

/** Why somebody who was just logged in sees this page. */
function HowItEnded() {
  const endedBy = useSession((snapshot) => (snapshot.matches('loggedOut') ? snapshot.context.endedBy : null));
  switch (endedBy) {
    case 'expired':
      return (
        <Banner tone="neutral" announce="politely">
          <Trans>Your login has ended. What you typed is still there.</Trans>
        </Banner>
      );
    case 'logout':
    case 'otherTab':
      return (
        <Banner tone="success" announce="politely">
          <Trans>You are logged out.</Trans>
        </Banner>
      );
    case null:
      return null;
  }
}
