import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { verificationCodeSchema } from '../../../contract/authentication/authentication.schema.ts';
import type { CodeSent, OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { outcomeOf } from '../../api/results.ts';
import { serverNow } from '../../api/server-time.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useCooling } from '../../forms/use-cooling.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeField } from '../../ui/code-field/code-field.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { endOf, linkCalls, type PageEnd } from './guardian-page.calls.ts';

/** Where the server doesn't say how long the pause is: a code goes once a minute. */
const codePauseMs = 60_000;

interface PageCodeProps {
  readonly id: string;
  readonly token: string;
  /** The last visit has run out. */
  readonly isOver: boolean;
  readonly onOpen: (opened: OpenedPage) => void;
  readonly onEnd: (end: PageEnd) => void;
}

/** Lets a code be sent to the guardian's address, and takes it. */
export function PageCode({ id, token, isOver, onOpen, onEnd }: PageCodeProps) {
  const { t } = useLingui();
  const calls = linkCalls(id, token);
  const [sent, setSent] = useState<CodeSent>();
  /** A code may be in the mailbox that this page, loaded again, knows nothing of. */
  const [hasCode, setHasCode] = useState(false);
  const [waitMs, cool] = useCooling();
  const [isSending, setSending] = useState(false);
  const [formError, setFormError] = useState<FormError>(noError);
  const send = async () => {
    setSending(true);
    setFormError(noError);
    try {
      const next = await calls.send();
      setSent(next);
      setHasCode(true);
      cool(Date.parse(next.resend_at) - serverNow());
    } catch (error) {
      const end = endOf(error);
      if (end) onEnd(end);
      else if (error instanceof ApiError && error.code === 'resend_too_early') {
        setHasCode(true);
        cool(error.retryAfterMs ?? codePauseMs);
      } else setFormError(formErrorOf(outcomeOf(error)));
    }
    setSending(false);
  };
  const form = useAppForm({
    schema: v.strictObject({ code: verificationCodeSchema }),
    defaultValues: { code: '' },
    draft: 'none: secret',
    submit: async ({ code }) => {
      try {
        onOpen(await calls.open(code));
      } catch (error) {
        const end = endOf(error);
        if (!end) throw error;
        onEnd(end);
      }
    },
  });
  const email = sent?.email ?? '';
  return (
    <Stack gap={8}>
      {isOver ? (
        <Banner tone="info">
          <Trans>Your visit is over after half an hour. A new code opens the page again.</Trans>
        </Banner>
      ) : null}
      <Stack gap={4}>
        <Heading level={1}>
          <Trans>Your page as parent or guardian</Trans>
        </Heading>
        <Text look="lead">
          {sent ? (
            <Trans>We have sent a code to {email}. Please type it in here.</Trans>
          ) : hasCode ? (
            <Trans>Please type in the code from the newest e-mail we sent you.</Trans>
          ) : (
            <Trans>
              Here you see which companies have contact details, and decide what happens with them. So that nobody else
              decides for you, a code to your e-mail address opens the page.
            </Trans>
          )}
        </Text>
      </Stack>
      <FormErrorBanner formError={formError} />
      {hasCode ? (
        <AppForm form={form}>
          <form.Field name="code">
            {(field) => (
              <CodeField
                {...form.bind(field)}
                label={t`Code from the e-mail`}
                help={t`It is valid for 10 minutes.`}
                length={6}
                required
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing this code is all there is to do here
                autoFocus
              />
            )}
          </form.Field>
          <Button type="submit" width="phone" isPending={form.isPending}>
            <Trans>Open the page</Trans>
          </Button>
        </AppForm>
      ) : null}
      {waitMs > 0 ? (
        <Text>
          <Trans>
            You can ask for a new code in <Countdown key={waitMs} ms={waitMs} />.
          </Trans>
        </Text>
      ) : (
        <Row>
          <Button variant={hasCode ? 'secondary' : 'primary'} isPending={isSending} onClick={() => void send()}>
            {hasCode ? <Trans>Send a new code</Trans> : <Trans>Send me the code</Trans>}
          </Button>
          {hasCode ? null : (
            <Button variant="quiet" disabled={isSending} onClick={() => setHasCode(true)}>
              <Trans>I have a code already</Trans>
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
