import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { confirmDeletion } from '../../../contract/pings/pings.endpoints.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { calm, troubleOf } from '../../forms/trouble.ts';
import { TroubleBanner } from '../../forms/trouble-banner.tsx';
import { Button } from '../../ui/button/button.tsx';

/** After a yes was taken back: says that the contact details are deleted here too. */
export function DeletionConfirmation({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState(calm);
  const confirm = async () => {
    setPending(true);
    setTrouble(calm);
    try {
      await call(confirmDeletion, { params: { id } });
    } catch (error) {
      setTrouble(troubleOf(outcomeOf(error)));
    }
    await onChanged();
    setPending(false);
  };
  return (
    <>
      <TroubleBanner trouble={trouble} />
      <Button variant="secondary" size="compact" isPending={isPending} onClick={() => void confirm()}>
        <Trans>Deleted</Trans>
      </Button>
    </>
  );
}
