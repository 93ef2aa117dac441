import { Trans } from '@lingui/react/macro';
import type { OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { CodePause, MailedCodeForm, useMailedCode } from '../../forms/mailed-code.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { endOf, linkCalls, type PageEnd } from './guardian-page.calls.ts';

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
  const calls = linkCalls(id, token);
  const orEnd = async <Answer,>(answer: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await answer;
    } catch (error) {
      const end = endOf(error);
      if (!end) throw error;
      onEnd(end);
      return undefined;
    }
  };
  const { email, hasCode, waitMs, isSending, formError, ask, typeIn } = useMailedCode(() => orEnd(calls.send()));
  const take = async (code: string) => {
    const opened = await orEnd(calls.open(code));
    if (opened) onOpen(opened);
  };
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
          {email ? (
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
        <MailedCodeForm take={take}>
          <Trans>Open the page</Trans>
        </MailedCodeForm>
      ) : null}
      {waitMs > 0 ? (
        <CodePause waitMs={waitMs} />
      ) : (
        <Row>
          <Button variant={hasCode ? 'secondary' : 'primary'} isPending={isSending} onClick={ask}>
            {hasCode ? <Trans>Send a new code</Trans> : <Trans>Send me the code</Trans>}
          </Button>
          {hasCode ? null : (
            <Button variant="quiet" disabled={isSending} onClick={typeIn}>
              <Trans>I have a code already</Trans>
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
