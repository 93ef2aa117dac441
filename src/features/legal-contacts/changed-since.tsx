import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement, NewerText, Terms } from '../../../contract/terms/terms.schema.ts';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { Changes, EarlierTexts } from './agreement-list.tsx';

interface ChangedSinceProps {
  readonly earlier: readonly Agreement[];
  /** What is in force. */
  readonly terms: Terms;
  readonly isPlain: boolean;
}

/** Why somebody who has agreed is asked once more, and what they agreed to then. */
export function ChangedSince({ earlier, terms, isPlain }: ChangedSinceProps) {
  const { i18n } = useLingui();
  const { locale, version, text, findable } = terms;
  const newer: readonly NewerText[] = [
    { act: 'terms', locale, version, text },
    { act: 'findable', locale, version: findable.version, text: findable.text },
  ];
  const isKept = earlier.some((agreement) => agreement.text !== null);
  const day = i18n.date(earlier[0]?.at ?? '', { dateStyle: 'long' });
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} look="title">
          <Trans>What has changed</Trans>
        </Heading>
        <Text>
          {isPlain ? (
            isKept ? (
              <Trans>
                You said yes on {day}. Now there is a new text. So we ask you again. Here you see what is new:
              </Trans>
            ) : (
              <Trans>
                You said yes on {day}. Now there is a new text. So we ask you again. We no longer have the old text. So
                we cannot show you what is new. The new text stands further down.
              </Trans>
            )
          ) : isKept ? (
            <Trans>
              You agreed on {day}. Since then a text has changed, so we ask you again. Here is what is new, and then the
              whole text that you agreed to; the one in force now stands further down.
            </Trans>
          ) : (
            <Trans>
              You agreed on {day}. Since then a text has changed, so we ask you again. What you agreed to is not kept
              any more, so we can’t show what is new; the text in force now stands further down.
            </Trans>
          )}
        </Text>
        <Changes earlier={earlier} newer={newer} />
        <EarlierTexts agreements={earlier} />
      </Stack>
    </Card>
  );
}
