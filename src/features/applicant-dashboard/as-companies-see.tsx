import { Trans, useLingui } from '@lingui/react/macro';
import { currentLocale } from '../../i18n/locale.ts';
import { monthInWords } from '../../i18n/months.ts';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';

interface AsCompaniesSeeProps {
  readonly occupation: string | undefined;
  readonly graduation: string | undefined;
  readonly area: string | undefined;
  readonly available_from: string | null;
  readonly mobility_km: number | null;
}

/** Exactly what stands about the applicant in a company's list: no name, no contact, no street. */
export function AsCompaniesSee({ occupation, graduation, area, available_from, mobility_km }: AsCompaniesSeeProps) {
  const { t } = useLingui();
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
            {mobility_km === null ? null : `, ${t`would travel up to ${mobility_km} km`}`}
          </p>
          {available_from === null ? null : (
            <p className={css.previewLine}>
              <Glyph name="calendar" />
              {t`From ${monthInWords(currentLocale(), available_from)}`}
            </p>
          )}
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
        <Row>
          <RouterButtonLink to="/account/wish" variant="quiet" size="compact" hang="start" icon={<Glyph name="edit" />}>
            <Trans>Change what you are looking for</Trans>
          </RouterButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
