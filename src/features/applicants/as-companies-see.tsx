import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { monthInWords } from '../../i18n/months.ts';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { useCompanyWords } from '../../ui/match-reasons/company-words.ts';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';

interface AsCompaniesSeeProps {
  readonly applicant: OwnApplicant;
  readonly occupation: string | undefined;
  /** What else the applicant would like to learn. */
  readonly further: readonly string[];
  readonly graduation: string | undefined;
}

/** Exactly what stands about the applicant in a company's list: no name, no contact, no street. */
export function AsCompaniesSee({ applicant, occupation, further, graduation }: AsCompaniesSeeProps) {
  const { t } = useLingui();
  const words = useCompanyWords();
  const { available_from, mobility_km } = applicant;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>This is how companies see you</Trans>
        </Heading>
        <div className={css.preview}>
          <p className={css.previewTitle}>{occupation ?? '–'}</p>
          {further.map((name) => (
            <Line key={name} glyph="plus">
              {words({ kind: 'occupation', level: 'further', name })}
            </Line>
          ))}
          <Line glyph="card">{graduation ?? '–'}</Line>
          <Line glyph="pin">
            {applicant.area ?? '–'}
            {mobility_km === null ? null : `, ${t`would travel up to ${mobility_km} km`}`}
          </Line>
          <Line glyph="building">
            <Trans>How far it is to you: up to about 10, 25, 50 or 100 km</Trans>
          </Line>
          {available_from === null ? null : (
            <Line glyph="calendar">{t`From ${monthInWords(currentLocale(), available_from)}`}</Line>
          )}
          {applicant.recommended ? (
            <Line glyph="send">
              <Trans>Recommended by a company</Trans>
            </Line>
          ) : null}
          {applicant.renewed_lately ? <Line glyph="clock">{words({ kind: 'renewed' })}</Line> : null}
          <Line glyph="lock">
            <Trans>Name and contact: only after your yes</Trans>
          </Line>
        </div>
        <Text look="small">
          <Trans>
            Nothing else. Every company gives you another name, such as “Ahorn 42”. Only a company that recommended you
            knows your own name already.
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

function Line({ glyph, children }: { glyph: GlyphName; children: ReactNode }) {
  return (
    <p className={css.previewLine}>
      <Glyph name={glyph} />
      <span>{children}</span>
    </p>
  );
}
