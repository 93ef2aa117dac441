import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { lookupReminder, sendReminder } from '../../../contract/legal-contacts/guardian-reminder.endpoints.ts';
import type { Reminder } from '../../../contract/legal-contacts/guardian-reminder.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { serverNow } from '../../api/server-time.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { useCooling } from '../../forms/use-cooling.ts';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

type End = 'invalid' | 'over' | 'settled';
const ends: Readonly<Record<string, End>> = {
  link_invalid: 'invalid',
  not_found: 'invalid',
  validation: 'invalid',
  link_expired: 'over',
  link_used: 'settled',
};

/** Scanned from a child's screen: has the guardian's mail sent anew, to the address that is named already. */
export function ReminderScreen({ id, token }: { id: string; token: string | undefined }) {
  const { t } = useLingui();
  const [reminder, setReminder] = useState<Reminder>();
  const [end, setEnd] = useState<End | undefined>(token === undefined ? 'invalid' : undefined);
  const [formError, setFormError] = useState<FormError>(noError);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [waitMs, cool] = useCooling();
  const ask = async (which: typeof lookupReminder | typeof sendReminder): Promise<boolean> => {
    if (token === undefined) return false;
    setFormError(noError);
    try {
      const { data } = await call(which, { params: { id }, body: { token } });
      setReminder(data);
      if (data.resend_at !== null) cool(Date.parse(data.resend_at) - serverNow());
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? ends[error.code] : undefined;
      if (code) setEnd(code);
      else if (error instanceof ApiError && error.code === 'resend_too_early') cool(error.retryAfterMs ?? 60_000);
      else setFormError(formErrorOf(outcomeOf(error)));
      return false;
    }
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the link is the page's key
  useEffect(() => void ask(lookupReminder), []);
  const send = async () => {
    setSending(true);
    if (await ask(sendReminder)) setSent(true);
    setSending(false);
  };
  if (end) return <Ended end={end} />;
  if (reminder === undefined) {
    return formError === noError ? (
      <Loading label={t`Opening the page …`}>
        <Stack gap={4}>
          <Skeleton height="48px" width="90%" />
          <Skeleton height="72px" />
        </Stack>
      </Loading>
    ) : (
      <Stack gap={4} align="start">
        <FormErrorBanner formError={formError} />
        <Button onClick={() => void ask(lookupReminder)}>
          <Trans>Try again</Trans>
        </Button>
      </Stack>
    );
  }
  const { email, resend_at: resendAt } = reminder;
  return (
    <Outcome
      tone={isSent ? 'success' : 'info'}
      picture="sent"
      title={isSent ? <Trans>The e-mail is on its way</Trans> : <Trans>Shall we send you the e-mail again?</Trans>}
      action={
        resendAt === null ? undefined : waitMs > 0 ? (
          <Text>
            <Trans>
              It can be sent again in <Countdown key={waitMs} ms={waitMs} />.
            </Trans>
          </Text>
        ) : (
          <Button isPending={isSending} onClick={() => void send()}>
            <Trans>Send the e-mail</Trans>
          </Button>
        )
      }
    >
      <FormErrorBanner formError={formError} />
      <Text look="lead">
        {isSent ? (
          <Trans>The e-mail goes to {email}. Please look into your spam folder as well.</Trans>
        ) : (
          <Trans>The e-mail goes to {email}: the address that was given to us.</Trans>
        )}
      </Text>
      <Text>
        <Trans>
          It says who is asking you for what, and only there do you decide. Is that not your address? Then it has to be
          corrected where you scanned this.
        </Trans>
      </Text>
      {resendAt === null ? (
        <Text>
          <Trans>The e-mail can’t be sent again today. Tomorrow it can.</Trans>
        </Text>
      ) : null}
    </Outcome>
  );
}

function Ended({ end }: { end: End }) {
  switch (end) {
    case 'invalid':
      return (
        <Outcome tone="warning" title={<Trans>This code is not valid</Trans>}>
          <Text look="lead">
            <Trans>Please scan it once more from the screen that shows it.</Trans>
          </Text>
        </Outcome>
      );
    case 'over':
      return (
        <Outcome tone="info" title={<Trans>This code has expired</Trans>}>
          <Text look="lead">
            <Trans>Such a code is valid for an hour. On the page where you scanned it a new one can be shown.</Trans>
          </Text>
        </Outcome>
      );
    case 'settled':
      return (
        <Outcome tone="info" title={<Trans>There is nothing to send any more</Trans>}>
          <Text look="lead">
            <Trans>There is a newer code, somebody else is asked now, or the answer is there already.</Trans>
          </Text>
        </Outcome>
      );
  }
}
