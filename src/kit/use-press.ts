import { useState } from 'react';
import { useRefusedAct } from '../forms/use-refused-act.ts';
import { useChanged } from './use-changed.ts';

/** A button that does one thing to a record and may be refused; the pages below the address are then read again. */
export function usePress(address: string, act: () => Promise<unknown>) {
  const refused = useRefusedAct();
  const changed = useChanged(address);
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await act().catch(refused);
    await changed();
    setPending(false);
  };
  return { isPending, onClick: () => void press() };
}
