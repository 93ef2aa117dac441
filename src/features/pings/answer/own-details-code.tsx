import { Trans } from '@lingui/react/macro';
import type { OwnDetails } from '../../../../contract/pings/release-codes.schema.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { CodePause, MailedCodeForm, useMailedCode } from '../../../forms/mailed-code.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import type { OwnDetailsCalls } from './own-details.calls.ts';
import * as css from './ping-answer.css.ts';

interface OwnDetailsCodeProps {
  readonly calls: OwnDetailsCalls;
  readonly onShow: (details: OwnDetails) => void;
}

/** Two ways to read number and address in full: a code to the own address, or a login. */
export function OwnDetailsCode({ calls, onShow }: OwnDetailsCodeProps) {
  const { email, hasCode, waitMs, isSending, formError, ask } = useMailedCode(calls.send);
  return (
    <Stack gap={4}>
      <FormErrorBanner formError={formError} />
      {hasCode ? (
        <>
          <Text>
            {email === undefined ? (
              <Trans>Type in the code from our newest e-mail to you.</Trans>
            ) : (
              <Trans>We have sent a code to {email}. Type it in here.</Trans>
            )}
          </Text>
          <div className={css.code}>
            <MailedCodeForm variant="secondary" take={async (code) => onShow(await calls.take(code))}>
              <Trans>Show in full</Trans>
            </MailedCodeForm>
          </div>
        </>
      ) : null}
      {waitMs > 0 ? (
        <CodePause waitMs={waitMs} look="small" />
      ) : (
        <div className={css.choices}>
          <Button variant="secondary" isPending={isSending} onClick={ask}>
            {hasCode ? <Trans>Send a new code</Trans> : <Trans>Get a code to see them in full</Trans>}
          </Button>
        </div>
      )}
      <div>
        <RouterLink variant="alone" to="/login" search={{ redirect: '/dashboard' }}>
          <Trans>Log in to see them in full</Trans>
        </RouterLink>
      </div>
    </Stack>
  );
}
