import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, useRef, useState } from 'react';
import { is } from 'valibot';
import { type CodeSent, typedCodeSchema } from '../../contract/authentication/mailed-codes.schema.ts';
import { ApiError } from '../api/api-error.ts';
import { outcomeOf } from '../api/results.ts';
import { serverNow } from '../api/server-time.ts';
import { Button } from '../ui/button/button.tsx';
import { CodeField, type CodeFieldProps } from '../ui/code-field/code-field.tsx';
import { Countdown } from '../ui/countdown/countdown.tsx';
import { Text } from '../ui/heading/heading.tsx';
import { AppForm } from './app-form.tsx';
import { type FormError, formErrorOf, noError } from './form-error.ts';
import { useAppForm } from './use-app-form.ts';
import { useCooling } from './use-cooling.ts';

/** Where the server doesn't say how long the pause is: a code goes once a minute. */
const codePauseMs = 60_000;

/** Asks for a code by mail. `send` says where it went, and nothing where its page ends instead. */
export function useMailedCode(send: () => Promise<CodeSent | undefined>) {
  const [email, setEmail] = useState<string>();
  /** A code may be in the mailbox that this page, loaded again, knows nothing of. */
  const [hasCode, setHasCode] = useState(false);
  const [waitMs, cool] = useCooling();
  const [isSending, setSending] = useState(false);
  const [formError, setFormError] = useState<FormError>(noError);
  const ask = async () => {
    setSending(true);
    setFormError(noError);
    try {
      const sent = await send();
      if (sent) {
        setEmail(sent.email);
        setHasCode(true);
        cool(Date.parse(sent.resend_at) - serverNow());
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'resend_too_early') {
        setHasCode(true);
        cool(error.retryAfterMs ?? codePauseMs);
      } else setFormError(formErrorOf(outcomeOf(error)));
    }
    setSending(false);
  };
  return { email, hasCode, waitMs, isSending, formError, ask: () => void ask(), typeIn: () => setHasCode(true) };
}

interface MailedCodeFormProps {
  readonly take: (code: string) => Promise<void>;
  readonly variant?: 'primary' | 'secondary';
  /** What the code does. */
  readonly children: ReactElement;
}

/** Another one may be right, which of a code that is blocked or gone, or without an answer, isn't so. */
const isWrong = (error: unknown): boolean => error instanceof ApiError && error.code === 'code_wrong';

/** A whole code is sent by itself, however it came in. */
export function MailedCodeForm({ take, variant = 'primary', children }: MailedCodeFormProps) {
  /** The codes that were sent: a try is too dear for sending the same one twice by itself. */
  const sent = useRef<readonly string[]>([]);
  const typed = useRef('');
  /** One at a time: what is typed meanwhile has its turn once this one is answered. */
  const check = async (code: string): Promise<void> => {
    sent.current = [...sent.current, code];
    try {
      await take(code);
    } catch (error) {
      const isNext = !sent.current.includes(typed.current) && is(typedCodeSchema, { code: typed.current });
      if (!isNext || !isWrong(error)) throw error;
      await check(typed.current);
    }
  };
  const form = useAppForm({
    schema: typedCodeSchema,
    defaultValues: { code: '' },
    draft: 'none: secret',
    submit: ({ code }) => check(code),
  });
  const complete = (code: string) => {
    if (!sent.current.includes(code)) form.submit();
  };
  return (
    <AppForm form={form}>
      <form.Field name="code">
        {(field) => {
          const { onChange, ...bound } = form.bind(field);
          const type = (code: string) => {
            typed.current = code;
            onChange(code);
          };
          return <MailedCodeField {...bound} onChange={type} isNext onComplete={complete} />;
        }}
      </form.Field>
      <Button type="submit" variant={variant} width="phone" isPending={form.isPending}>
        {children}
      </Button>
    </AppForm>
  );
}

type MailedCodeFieldProps = Pick<CodeFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'onComplete' | 'errors'> & {
  /** Typing this code is what comes next. */
  readonly isNext: boolean;
};

export function MailedCodeField({ isNext, ...bound }: MailedCodeFieldProps) {
  const { t } = useLingui();
  return (
    <CodeField
      {...bound}
      label={t`Code from the e-mail`}
      help={t`It is valid for 10 minutes.`}
      length={6}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where something else comes next it stays away
      autoFocus={isNext}
    />
  );
}

/** When another code may be asked for. */
export function CodePause({ waitMs, look = 'body' }: { waitMs: number; look?: 'body' | 'small' }) {
  return (
    <Text look={look}>
      <Trans>
        You can ask for a new code in <Countdown key={waitMs} ms={waitMs} />.
      </Trans>
    </Text>
  );
}
