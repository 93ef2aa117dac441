import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';

interface AsCompaniesSeeProps {
  readonly occupation: string | undefined;
  readonly graduation: string | undefined;
  readonly area: string | undefined;
}

/** Exactly what stands about the applicant in a company's list: no name, no contact, no street. */
export function AsCompaniesSee({ occupation, graduation, area }: AsCompaniesSeeProps) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>This is how companies see you</Trans>
        </Heading>
        <div className={css.preview}>
          <p className={css.previewTitle}>{occupation ?? '–'}</p>
          <p className={css.previewLine}>
            <Glyph name="card" />
            {graduation ?? '–'}
          </p>
          <p className={css.previewLine}>
            <Glyph name="pin" />
            {area ?? '–'}
          </p>
          <p className={css.previewLine}>
            <Glyph name="lock" />
            <Trans>Name and contact: only after your yes</Trans>
          </p>
        </div>
        <Text look="small">
          <Trans>
            They also see how far away this area is, up to 10, 25, 50 or 100 km, whether you confirmed your search in
            the last 30 days and whether a company recommends you. Nothing else. Only a company that recommended you
            knows your name already. Every company gives you another name, such as “Ahorn 42”.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}
