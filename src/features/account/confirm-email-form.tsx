import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  cancelEmailChange,
  confirmEmailChange,
  resendEmailChange,
} from '../../../contract/account/account.endpoints.ts';
import type { EmailChange } from '../../../contract/account/account.schema.ts';
import { typedCodeSchema } from '../../../contract/authentication/mailed-codes.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { serverNow } from '../../api/server-time.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { CodePause, MailedCodeField } from '../../forms/mailed-code.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useCooling } from '../../forms/use-cooling.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';

interface ConfirmEmailFormProps {
  readonly change: EmailChange;
  /** Just now, on this page: the code is what comes next. */
  readonly isAsked: boolean;
  readonly onChange: (change: EmailChange | null) => void;
}

/** The six digits that went to the new address, another code, and the way back. */
export function ConfirmEmailForm({ change, isAsked, onChange }: ConfirmEmailFormProps) {
  const { t } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const [pending, setPending] = useState<'resend' | 'cancel'>();
  const [waitMs, cool] = useCooling(Date.parse(change.resend_at) - serverNow());
  const { email } = change;
  const form = useAppForm({
    schema: typedCodeSchema,
    defaultValues: { code: '' },
    draft: 'none: secret',
    submit: async (body) => {
      const { data } = await call(confirmEmailChange, { body });
      session.send({ type: 'me.patched', patch: data });
      notify.show({ tone: 'success', title: t`Your new e-mail address is confirmed` });
      onChange(null);
    },
  });
  const attempt = async (name: 'resend' | 'cancel', action: () => Promise<void>) => {
    setPending(name);
    try {
      await action();
    } catch (error) {
      const pauseMs = error instanceof ApiError && error.code === 'resend_too_early' ? error.retryAfterMs : undefined;
      if (pauseMs === undefined) form.refuse(outcomeOf(error));
      else cool(pauseMs);
    }
    setPending(undefined);
  };
  const resend = () =>
    attempt('resend', async () => {
      const { data } = await call(resendEmailChange, {});
      form.api.reset();
      notify.show({ tone: 'success', title: t`A new code is on its way` });
      if (data) cool(Date.parse(data.resend_at) - serverNow());
      onChange(data);
    });
  const cancel = () =>
    attempt('cancel', async () => {
      await call(cancelEmailChange, {});
      onChange(null);
    });
  return (
    <Stack gap={4}>
      <Text>
        <Trans>The code is on its way to {email}.</Trans>
      </Text>
      <AppForm form={form}>
        <form.Field name="code">{(field) => <MailedCodeField {...form.bind(field)} isNext={isAsked} />}</form.Field>
        <Row>
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            <Trans>Confirm the new address</Trans>
          </Button>
        </Row>
      </AppForm>
      {waitMs > 0 ? <CodePause waitMs={waitMs} look="small" /> : null}
      <Row>
        {waitMs > 0 ? null : (
          <Button
            variant="quiet"
            size="compact"
            hang="start"
            isPending={pending === 'resend'}
            onClick={() => void resend()}
          >
            <Trans>Send a new code</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          size="compact"
          isPending={pending === 'cancel'}
          {...(waitMs > 0 && { hang: 'start' })}
          onClick={() => void cancel()}
        >
          <Trans>Keep the old address</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
