import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import { call } from '../../api/call.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';

/** Nobody has looked for long: one click says that it is needed. */
export function StillNeeded({ alert: { id, version } }: { alert: Alert }) {
  const { t } = useLingui();
  const refused = useRefusedAct();
  const changed = useChanged('/alerts');
  const [isPending, setPending] = useState(false);
  const keep = async () => {
    setPending(true);
    // a change of nothing is an answer too
    await call(alerts.update, { params: { id }, body: {} }, { version }).catch(refused);
    await changed();
    setPending(false);
  };
  return (
    <Banner
      tone="warning"
      title={t`Still needed?`}
      action={
        <Button size="compact" isPending={isPending} onClick={() => void keep()}>
          <Trans>Yes, keep it running</Trans>
        </Button>
      }
    >
      <Trans>Nobody has looked at what it found for half a year. Without an answer it pauses by itself.</Trans>
    </Banner>
  );
}
