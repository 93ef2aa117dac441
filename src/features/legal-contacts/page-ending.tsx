import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import type { FormError } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { PlainEnding } from './plain-decisions.tsx';
import { RecipientList } from './recipient-list.tsx';

interface PageEndingProps {
  readonly child: string;
  readonly mayWithdraw: boolean;
  readonly isPlain: boolean;
  readonly recipients: readonly Recipient[];
  readonly busy: string | undefined;
  readonly formError: FormError;
  readonly onWithdraw: () => void;
  readonly onDelete: () => void;
}

/** Withdrawing, and having everything deleted; each is asked once more. */
export function PageEnding({
  child,
  mayWithdraw,
  isPlain,
  recipients,
  busy,
  formError,
  onWithdraw,
  onDelete,
}: PageEndingProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'withdraw' | 'delete'>();
  const close = () => setAsked(undefined);
  const having = recipients.filter(({ has_access }) => has_access);
  /** The question goes first, so that its focus returns before the page changes and takes it. */
  const confirm = (run: () => void) => {
    close();
    run();
  };
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <Trans>End it</Trans>
      </Heading>
      {isPlain ? (
        <PlainEnding child={child} mayWithdraw={mayWithdraw} />
      ) : (
        <Text>
          {mayWithdraw ? (
            <Trans>
              Withdrawn, {child} is found by nobody, and companies see no contact details any more. Deleted, all we know
              of {child} is gone; only the proof that you agreed stays for three years, without names.
            </Trans>
          ) : (
            <Trans>
              {child} can ask you once more. Deleted, all we know of {child} is gone; only the proof that you agreed
              stays for three years, without names.
            </Trans>
          )}
        </Text>
      )}
      <FormErrorBanner formError={formError} />
      <Row>
        {mayWithdraw ? (
          <Button
            variant="secondary"
            isPending={busy === 'withdraw'}
            disabled={busy !== undefined && busy !== 'withdraw'}
            onClick={() => setAsked('withdraw')}
          >
            <Trans>Withdraw consent</Trans>
          </Button>
        ) : null}
        <Button
          variant="secondary"
          isPending={busy === 'delete'}
          disabled={busy !== undefined && busy !== 'delete'}
          onClick={() => setAsked('delete')}
        >
          <Trans>Have everything deleted</Trans>
        </Button>
      </Row>
      <Dialog
        title={t`Withdraw your consent for ${child}?`}
        description={
          isPlain
            ? having.length === 0
              ? t`You take your yes back. Nobody finds ${child} any more. No company has the contact details.`
              : t`You take your yes back. Nobody finds ${child} any more. These companies have the contact details. We ask them to delete everything:`
            : having.length === 0
              ? t`No company has contact details of ${child}.`
              : t`These companies have contact details already. They no longer see them, and we ask them to delete what they noted:`
        }
        isOpen={asked === 'withdraw'}
        onClose={close}
        isAlert
        footer={
          <Row justify="end">
            <Button variant="secondary" onClick={close}>
              <Trans>Back</Trans>
            </Button>
            <Button variant="danger" onClick={() => confirm(onWithdraw)}>
              <Trans>Yes, withdraw</Trans>
            </Button>
          </Row>
        }
      >
        {having.length === 0 ? null : <RecipientList recipients={having} />}
      </Dialog>
      <Dialog
        title={t`Have everything of ${child} deleted?`}
        description={
          isPlain
            ? t`You take your yes back. In seven days we delete everything about ${child}. Until then ${child} can still stop that. We write to ${child}.`
            : t`Your consent is withdrawn at once. In seven days the account is erased; until then ${child} can keep it, and is told so by e-mail.`
        }
        isOpen={asked === 'delete'}
        onClose={close}
        isAlert
        footer={
          <Row justify="end">
            <Button variant="secondary" onClick={close}>
              <Trans>Back</Trans>
            </Button>
            <Button variant="danger" onClick={() => confirm(onDelete)}>
              <Trans>Yes, delete</Trans>
            </Button>
          </Row>
        }
      />
    </Stack>
  );
}
