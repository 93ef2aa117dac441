import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { TermsVersion } from '../../../../contract/terms/terms.schema.ts';
import { useTenant } from '../../../api/tenant.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Disclosure, LongTextDisclosure } from '../../../ui/long-text/long-text.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { TextChangesLater } from '../../../ui/text-changes/text-changes-later.tsx';
import { useLanguages } from './use-languages.ts';

interface TermsVersionCardProps {
  readonly version: TermsVersion;
  /** The one before it; none where it is the first. */
  readonly earlier: TermsVersion | undefined;
  readonly isInForce: boolean;
}

/** One version: since when, whom it asked, what it changed, and its text in both languages. */
export function TermsVersionCard({ version, earlier, isInForce }: TermsVersionCardProps) {
  const { t, i18n } = useLingui();
  const tenant = useTenant()?.name;
  const languages = useLanguages();
  const id = useId();
  const [isCompared, setCompared] = useState(false);
  const day = i18n.date(version.published_at, { dateStyle: 'long' });
  const number = version.version;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Row>
            <Heading level={2} look="title" id={id}>
              <Trans>Version {number}</Trans>
            </Heading>
            {isInForce ? <Badge tone="success" shape="tick" label={t`In force`} /> : null}
          </Row>
          <Text look="small">
            {t`Since ${day}.`} {asked()}
          </Text>
        </Stack>
        {earlier === undefined ? null : (
          <Disclosure title={t`What it changed`} isOpen={isCompared} onToggle={setCompared}>
            {isCompared
              ? languages.map(([lang, name]) => (
                  <Stack key={lang} gap={2}>
                    <Heading level={3} look="label">
                      {name}
                    </Heading>
                    <TextChangesLater from={earlier.text[lang]} to={version.text[lang]} lang={lang} />
                  </Stack>
                ))
              : null}
          </Disclosure>
        )}
        {languages.map(([lang, name]) => (
          <LongTextDisclosure
            key={lang}
            title={name}
            text={version.text[lang]}
            lang={lang}
            from={tenant}
            note={t`Version ${number} of ${day}`}
          />
        ))}
      </Stack>
    </Card>
  );

  function asked(): string {
    if (earlier === undefined) return t`The first one.`;
    return version.material
      ? t`Everybody who had agreed was asked again.`
      : t`Nobody was asked again: it meant the same as the one before.`;
  }
}
