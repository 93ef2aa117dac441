import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';

interface AsCompaniesSeeProps {
  readonly occupation: string | undefined;
  readonly graduation: string | undefined;
  readonly city: string | undefined;
}

/** Exactly what stands about the applicant in a company's list: no name, no contact, no street. */
export function AsCompaniesSee({ occupation, graduation, city }: AsCompaniesSeeProps) {
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
            {city ?? '–'}
          </p>
          <p className={css.previewLine}>
            <Glyph name="lock" />
            <Trans>Name and contact: only after your yes</Trans>
          </p>
        </div>
        <Text look="small">
          <Trans>
            They also see roughly how far away you are, when you last extended your search and which company recommends
            you. Nothing else. Only a company that recommended you knows your name already.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}
