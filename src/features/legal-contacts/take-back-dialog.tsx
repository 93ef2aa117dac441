import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Row } from '../../ui/stack/stack.tsx';

/** A release that is about to be taken back. */
export interface Taking {
  readonly ping_id: string;
  readonly name: string;
}

interface TakeBackDialogProps {
  readonly child: string;
  /** Undefined while it is closed. */
  readonly company: string | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once more before one company loses what it was given. */
export function TakeBackDialog({ child, company, onClose, onConfirm }: TakeBackDialogProps) {
  const { t } = useLingui();
  const name = company ?? '';
  return (
    <Dialog
      title={t`Take the contact details back from ${name}?`}
      description={t`${name} no longer sees them, an appointment with it doesn’t take place, and we ask it to delete what it noted. What has been read already we can’t make unread. Other companies still find ${child}.`}
      isOpen={company !== undefined}
      onClose={onClose}
      isAlert
      footer={
        <Row justify="end">
          <Button variant="secondary" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            <Trans>Yes, take it back</Trans>
          </Button>
        </Row>
      }
    />
  );
}
