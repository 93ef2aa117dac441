import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { confirmDeletion } from '../../../contract/pings/deletion-requests.endpoints.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { noError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';

interface DeletionConfirmationProps {
  /** Of the request. */
  readonly id: string;
  /** How the applicant is called here, now that the name is gone. */
  readonly name: string;
  readonly onChanged: () => Promise<void>;
}

/** Where a company was asked to delete: says that the contact details are deleted here too. Asked once, for nothing takes it back. */
export function DeletionConfirmation({ id, name, onChanged }: DeletionConfirmationProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState(noError);
  const ask = () => {
    setFormError(noError);
    setAsked(true);
  };
  const confirm = async () => {
    setPending(true);
    setFormError(noError);
    try {
      await call(confirmDeletion, { params: { id } });
      await onChanged();
      setAsked(false);
    } catch (error) {
      setFormError(formErrorOf(outcomeOf(error)));
    }
    setPending(false);
  };
  return (
    <>
      <Button variant="secondary" size="compact" onClick={ask}>
        <Trans>
          Confirm as deleted<span className={visuallyHidden}>: {name}</span>
        </Trans>
      </Button>
      <Dialog
        title={t`Are the contact details of ${name} deleted?`}
        description={t`In messages, lists and notes of your company too. We pass your word on; it can’t be taken back.`}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        isAlert
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              <Trans>Not yet</Trans>
            </Button>
            <Button isPending={isPending} onClick={() => void confirm()}>
              <Trans>Yes, deleted</Trans>
            </Button>
          </>
        }
      >
        <FormErrorBanner formError={formError} />
      </Dialog>
    </>
  );
}
