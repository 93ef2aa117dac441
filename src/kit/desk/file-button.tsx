import { useState } from 'react';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { download } from '../../api/download.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Button, type Words } from '../../ui/button/button.tsx';

interface FileButtonProps {
  readonly of: Endpoint;
  /** As the endpoint takes it. */
  readonly query?: object;
  readonly children: Words;
}

/** Takes a table along as a file for a spreadsheet. */
export function FileButton({ of, query, children }: FileButtonProps) {
  const refuse = useRefusedAct();
  const [isPending, setPending] = useState(false);
  const take = async () => {
    setPending(true);
    try {
      await download(of, { query });
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" size="compact" isPending={isPending} onClick={() => void take()}>
      {children}
    </Button>
  );
}
