import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement } from '../../../contract/terms/terms.schema.ts';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { EarlierTexts } from './agreement-list.tsx';

/** Why somebody who has agreed is asked once more, and what they agreed to then. */
export function ChangedSince({ earlier, isPlain }: { earlier: readonly Agreement[]; isPlain: boolean }) {
  const { i18n } = useLingui();
  const day = i18n.date(earlier[0]?.at ?? '', { dateStyle: 'long' });
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} look="title">
          <Trans>What has changed</Trans>
        </Heading>
        <Text>
          {isPlain ? (
            <Trans>You said yes on {day}. Now there is a new text. So we ask you again. This is the old text:</Trans>
          ) : (
            <Trans>
              You agreed on {day}. Since then a text has changed, so we ask you again. You agreed to this one; the one
              in force now stands further down.
            </Trans>
          )}
        </Text>
        <EarlierTexts agreements={earlier} />
      </Stack>
    </Card>
  );
}
