import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Row } from '../ui/stack/stack.tsx';

interface ContestedSaveProps {
  /** What was saved meanwhile, by a colleague or in another tab, in words; undefined while nothing was. */
  readonly theirs: string | undefined;
  readonly isPending: boolean;
  readonly onKeepTheirs: () => void;
  /** Leaves all as it was, where the form can be closed. */
  readonly onCancel?: (() => void) | undefined;
  /** The button that saves. */
  readonly children: ReactElement;
}

/** The end of a form that holds for the whole company. What was saved meanwhile stands below one's own and the reader decides. */
export function ContestedSave({ theirs, isPending, onKeepTheirs, onCancel, children }: ContestedSaveProps) {
  const { t } = useLingui();
  if (theirs === undefined)
    return (
      <Row gap={2}>
        {children}
        {onCancel ? (
          <Button variant="quiet" disabled={isPending} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </Row>
    );
  const saved = theirs === '' ? t`nothing` : theirs;
  return (
    <Banner
      tone="warning"
      title={t`Something else was saved meanwhile`}
      announce="now"
      action={
        <Row gap={2}>
          <Button type="submit" size="compact" isPending={isPending}>
            <Trans>Save mine</Trans>
          </Button>
          <Button variant="secondary" size="compact" disabled={isPending} onClick={onKeepTheirs}>
            <Trans>Keep what is saved</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>Saved meanwhile: “{saved}”. Yours stands above and isn’t saved yet.</Trans>
    </Banner>
  );
}
