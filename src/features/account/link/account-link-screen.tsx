import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { cancelDeletion, confirmDeletion } from '../../../../contract/account/account.endpoints.ts';
import type { ErrorCode } from '../../../../contract/kit/errors.ts';
import type { LinkReasons } from '../../../../machines/link/link.types.ts';
import { call } from '../../../api/call.ts';
import { discardDrafts } from '../../../forms/drafts.ts';
import type { FormError } from '../../../forms/form-error.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { Do } from '../../../kit/do.tsx';
import { useLink } from '../../../kit/use-link.ts';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../../ui/link/router-link.tsx';
import { Outcome } from '../../../ui/outcome/outcome.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';

type AccountAction = 'delete' | 'keep';
type Reason = LinkReasons['accountDeletion'];

/** `conflict`: the last administrator of a tenant can't go. */
const reasons: Partial<Record<ErrorCode, Reason>> = {
  link_invalid: 'invalid',
  link_expired: 'expired',
  link_used: 'used',
  conflict: 'kept',
  validation: 'invalid',
};

interface Props {
  readonly action: AccountAction;
  readonly token: string | undefined;
}

/** Behind a mail's link: says what the button does, does it, and says how it ended. No login. */
export function AccountLinkScreen({ action, token }: Props) {
  return token === undefined ? (
    <DeadLink action={action} reason="invalid" />
  ) : (
    <WithToken key={token} action={action} token={token} />
  );
}

function WithToken({ action, token }: { action: AccountAction; token: string }) {
  const { actor, state, answer, reason, formError } = useLink('accountDeletion', {
    submit: async (_: object, signal) => {
      const body = { token };
      if (action === 'delete') return (await call(confirmDeletion, { body }, { signal })).data;
      await call(cancelDeletion, { body }, { signal });
      return { until: null, cancellable: false };
    },
    reasonOf: (refused) => reasons[refused.code],
  });
  if (state === 'done') {
    return action === 'keep' ? (
      <Kept />
    ) : (
      <Deleted until={answer?.until ?? null} isCancellable={answer?.cancellable ?? false} />
    );
  }
  if (state === 'closed')
    return reason === 'kept' ? <Needed /> : <DeadLink action={action} reason={reason ?? 'invalid'} />;
  return (
    <Question action={action} formError={formError}>
      <Do
        on={actor}
        event={{ type: 'link.submit', values: {} }}
        variant={action === 'delete' ? 'danger' : 'primary'}
        isPending={state === 'pending'}
      >
        {action === 'delete' ? <Trans>Delete the account now</Trans> : <Trans>Keep the account</Trans>}
      </Do>
    </Question>
  );
}

function Needed() {
  return (
    <Outcome tone="warning" title={<Trans>This account can’t be deleted yet</Trans>}>
      <Text look="lead">
        <Trans>
          It is the last one that manages everything here. Somebody else who can do that has to log in first.
        </Trans>
      </Text>
    </Outcome>
  );
}

interface QuestionProps {
  readonly action: AccountAction;
  readonly formError: FormError;
  readonly children: ReactNode;
}

function Question({ action, formError, children }: QuestionProps) {
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>
        {action === 'delete' ? <Trans>Really delete the account?</Trans> : <Trans>Keep the account?</Trans>}
      </Heading>
      <Text look="lead">
        {action === 'delete' ? (
          <Trans>
            It is switched off at once and logged out everywhere. After seven days what is stored is erased for good;
            only the proof of what was agreed to stays for a time, without a name. Until then logging in takes it back,
            or a link that comes by e-mail.
          </Trans>
        ) : (
          <Trans>Nothing is erased then, and logging in works again with the old password.</Trans>
        )}
      </Text>
      <FormErrorBanner formError={formError} />
      <Row>{children}</Row>
    </Stack>
  );
}

function Deleted({ until, isCancellable }: { until: string | null; isCancellable: boolean }) {
  const { i18n } = useLingui();
  // Whoever is logged in here may be the one who has just left: nothing typed stays.
  useEffect(discardDrafts, []);
  const day = until === null ? '' : i18n.date(until, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Outcome tone="success" picture="ended" title={<Trans>The account is switched off</Trans>}>
      <Text look="lead">
        <Trans>Nobody finds anything of it any more. On {day} it is erased for good.</Trans>
      </Text>
      {isCancellable ? (
        <Text>
          <Trans>
            A change of mind? Until then the link in the e-mail we have just sent takes it back, and so does logging in.
          </Trans>
        </Text>
      ) : null}
    </Outcome>
  );
}

function Kept() {
  return (
    <Outcome
      tone="success"
      title={<Trans>The account stays</Trans>}
      action={
        <RouterButtonLink to="/login">
          <Trans>Log in</Trans>
        </RouterButtonLink>
      }
    >
      <Text look="lead">
        <Trans>Logging in works as before. Messages and a yes that the deletion took back don’t return.</Trans>
      </Text>
    </Outcome>
  );
}

interface DeadLinkProps {
  readonly action: AccountAction;
  readonly reason: Exclude<Reason, 'kept'>;
}

function DeadLink({ action, reason }: DeadLinkProps) {
  const isToDelete = action === 'delete';
  const words: Record<typeof reason, { title: ReactNode; text: ReactNode }> = {
    invalid: {
      title: <Trans>This link is not valid</Trans>,
      text: isToDelete ? (
        <Trans>Perhaps it was not copied completely, or there is a newer one.</Trans>
      ) : (
        <Trans>
          Perhaps it was not copied completely. Or the seven days are over: then everything is erased, this link too.
        </Trans>
      ),
    },
    expired: {
      title: <Trans>This link has expired</Trans>,
      text: isToDelete ? (
        <Trans>Its time is over. A deletion can be asked for again in the account.</Trans>
      ) : (
        <Trans>The seven days are over, and everything is being erased.</Trans>
      ),
    },
    used: {
      title: <Trans>This link has already been used</Trans>,
      text: isToDelete ? (
        <Trans>There is nothing more to do with it.</Trans>
      ) : (
        <Trans>The account has been kept with it. Logging in works as before.</Trans>
      ),
    },
  };
  const { title, text } = words[reason];
  return (
    <Outcome
      tone="warning"
      title={title}
      action={
        <RouterButtonLink to="/login" variant="secondary">
          <Trans>To the start page</Trans>
        </RouterButtonLink>
      }
    >
      <Text look="lead">{text}</Text>
    </Outcome>
  );
}
