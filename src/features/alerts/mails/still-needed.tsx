import { Trans, useLingui } from '@lingui/react/macro';
import { alerts } from '../../../../contract/alerts/alerts.endpoints.ts';
import type { Alert } from '../../../../contract/alerts/alerts.schema.ts';
import { call } from '../../../api/call.ts';
import { usePress } from '../../../kit/use-press.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** Nobody has looked for long: one click says that it is needed. */
export function StillNeeded({ alert: { id, version } }: { alert: Alert }) {
  const { t } = useLingui();
  // a change of nothing is an answer too
  const keep = usePress('/alerts', () => call(alerts.update, { params: { id }, body: {} }, { version }));
  return (
    <Banner
      tone="warning"
      title={t`Still needed?`}
      action={
        <Button size="compact" {...keep}>
          <Trans>Yes, keep it running</Trans>
        </Button>
      }
    >
      <Trans>Nobody has looked at what it found for half a year. Without an answer it pauses by itself.</Trans>
    </Banner>
  );
}
