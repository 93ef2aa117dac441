import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';

interface Props {
  /** When everything is erased. */
  readonly until: string;
  readonly isPending: boolean;
  readonly onKeep: () => void;
}

/** What the login says to the right password of an account that is being deleted. */
export function BeingDeleted({ until, isPending, onKeep }: Props) {
  const { i18n, t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // browsers of late answer with a promise, which is no clean-up
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const day = i18n.date(until, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div ref={place}>
      <Banner
        tone="warning"
        announce="now"
        title={t`This account is being deleted`}
        action={
          <Button onClick={onKeep} isPending={isPending}>
            <Trans>Keep the account</Trans>
          </Button>
        }
      >
        <Trans>On {day} everything stored about it is erased for good. Until then it can be kept.</Trans>
      </Banner>
    </div>
  );
}
