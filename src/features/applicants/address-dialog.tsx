import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { updateApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { saveOwn } from '../../api/save-own.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { AddressForm } from '../../forms/address-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

const formId = 'own-address';

export interface AddressDialogProps {
  readonly applicant: OwnApplicant;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The own address, corrected without leaving the page. */
export function AddressDialog({ applicant, isOpen, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const session = useSessionActor();
  const router = useRouter();
  const { user } = useMe();
  const [isSaving, setSaving] = useState(false);
  const closed = useRef(0);
  const close = () => {
    closed.current += 1;
    onClose();
  };
  const save = async (body: InputOf<typeof updateApplicant>['body']) => {
    const { current } = closed;
    setSaving(true);
    try {
      const { data } = await saveOwn(() => call(updateApplicant, { params: { id: applicant.id }, body }));
      session.send({ type: 'me.patched', patch: { applicant: data } });
      // whoever has closed it meanwhile may have opened it again
      if (closed.current === current) onClose();
      await router.invalidate();
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      title={t`Your address`}
      isOpen={isOpen}
      onClose={close}
      width="medium"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isPending={isSaving}>
            <Trans>Save address</Trans>
          </Button>
        </>
      }
    >
      <AddressForm
        id={formId}
        address={applicant.address}
        draft={{ name: 'account.address', userId: user.id, isCorrection: true }}
        submit={save}
      />
    </Dialog>
  );
}
