import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { verificationCodeSchema } from '../../../contract/authentication/mailed-codes.schema.ts';
import type { VerifyCodeResult, verificationMachine } from '../../../machines/verification/verification.machine.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Submit } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { CodeField } from '../../ui/code-field/code-field.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { is } from 'valibot';

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;

const fields = new Set(['code']);

/** The six digits; a whole code is sent by itself, however it came in. */
export function CodeForm({ actor }: { actor: VerificationActor }) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const [code, setCode] = useState('');
  const [formError, setFormError] = useState<FormError>(noError);
  /** The code sent last, and the last that was wrong: a try is too dear for sending the same one twice. */
  const sent = useRef('');
  const [refused, setRefused] = useState<string>();
  const typed = useRef('');
  const send = (whole: string) => {
    sent.current = whole;
    actor.send({ type: 'code.submit', code: whole });
  };
  const hear = useEffectEvent((result: VerifyCodeResult) => {
    if (result.kind === 'wrong') setRefused(sent.current);
    // another one stands there by now, of which nothing is said yet
    const isCorrected = typed.current !== sent.current;
    if (isCorrected) actor.send({ type: 'code.edited' });
    if (isCorrected && typed.current !== refused && is(verificationCodeSchema, typed.current)) send(typed.current);
    else if (result.kind === 'refused' || result.kind === 'failed') setFormError(formErrorOf(result, fields));
  });

  useEffect(() => {
    const settled = actor.on('code.settled', ({ result }) => hear(result));
    const resent = actor.on('resend.settled', ({ result }) => {
      if (result.kind === 'ok') setRefused(undefined);
    });
    return () => {
      settled.unsubscribe();
      resent.unsubscribe();
    };
  }, [actor]);

  const isWrong = snapshot.matches({ open: { code: { valid: 'wrong' } } }) || code === refused;
  const isVerifying = snapshot.matches({ open: { code: { valid: 'verifying' } } });
  const { triesLeft } = snapshot.context;
  const submit = (whole: string) => {
    setFormError(noError);
    // one at a time: what is typed meanwhile has its turn once this one is answered
    if (whole !== refused && !isVerifying) send(whole);
  };
  const errors = isWrong
    ? [t`This code is wrong. Please compare it with the newest e-mail.`]
    : formError.fields['code'];

  if (snapshot.matches({ open: { code: 'void' } })) {
    return (
      <Banner tone="warning" announce="now">
        {snapshot.matches({ open: { code: { void: 'expired' } } }) ? (
          <Trans>The code has expired. Please ask for a new one.</Trans>
        ) : (
          <Trans>Those were too many tries with this code. Please ask for a new one.</Trans>
        )}
      </Banner>
    );
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (is(verificationCodeSchema, code)) submit(code);
        else setFormError({ fields: { code: [t`Please type all six digits.`] }, general: undefined });
      }}
    >
      <Stack gap={4}>
        <FormErrorBanner formError={formError} />
        <CodeField
          name="code"
          label={t`Code from the e-mail`}
          help={
            isWrong ? (
              <Plural value={triesLeft} one="# try left" other="# tries left" />
            ) : (
              t`It is valid for 10 minutes.`
            )
          }
          length={6}
          value={code}
          onChange={(text) => {
            typed.current = text;
            setCode(text);
            setFormError(noError);
            actor.send({ type: 'code.edited' });
          }}
          onComplete={submit}
          errors={errors}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing this code is all there is to do here
          autoFocus
        />
        <div>
          <Submit on={actor} event="code.submit" width="phone" isPending={isVerifying}>
            <Trans>Confirm</Trans>
          </Submit>
        </div>
      </Stack>
    </form>
  );
}
