import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Row } from '../ui/stack/stack.tsx';

interface ContestedSaveProps {
  /** What a colleague saved meanwhile, in words; undefined while nobody was faster. */
  readonly theirs: string | undefined;
  readonly isPending: boolean;
  readonly onKeepTheirs: () => void;
  /** The button that saves. */
  readonly children: ReactElement;
}

/** The end of a form that holds for the whole company. Where a colleague was faster, theirs stands below one's own and the reader decides. */
export function ContestedSave({ theirs, isPending, onKeepTheirs, children }: ContestedSaveProps) {
  const { t } = useLingui();
  if (theirs === undefined) return <Row>{children}</Row>;
  const saved = theirs === '' ? t`nothing` : theirs;
  return (
    <Banner
      tone="warning"
      title={t`A colleague was faster`}
      announce="now"
      action={
        <Row gap={2}>
          <Button type="submit" size="compact" isPending={isPending}>
            <Trans>Save mine</Trans>
          </Button>
          <Button variant="secondary" size="compact" onClick={onKeepTheirs}>
            <Trans>Keep theirs</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>Saved meanwhile: “{saved}”. Yours stands above and isn’t saved yet.</Trans>
    </Banner>
  );
}
