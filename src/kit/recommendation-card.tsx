import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RegistrationCodeOffer } from '../../contract/registration-codes/registration-codes.schema.ts';
import { useTenant } from '../api/tenant.ts';
import { inLocale, languageOf } from '../i18n/in-both.ts';
import { Text } from '../ui/heading/heading.tsx';
import * as css from './recommendation-card.css.ts';

type Profile = NonNullable<RegistrationCodeOffer['profile']>;

/** Who recommends the visitor, in the company's own words. */
export function RecommendationCard({ offer, children }: { offer: RegistrationCodeOffer; children?: ReactNode }) {
  const { name, city } = offer.organization;
  const { profile } = offer;
  const logo = profile?.logo;
  // written by hand, most likely in the language of the region
  const language = useTenant()?.default_locale;
  const occupations = offer.occupations.map((occupation) => occupation.name).join(', ');
  return (
    <div className={css.offer} style={{ borderInlineStartColor: profile?.color }}>
      {logo && <img className={css.logo} src={logo.url} width={logo.width} height={logo.height} alt="" />}
      <Text look="strong">
        <Trans>{name} recommends you</Trans>
      </Text>
      {offer.recommendation_text !== '' && (
        <blockquote className={css.quote} lang={language}>
          {offer.recommendation_text}
        </blockquote>
      )}
      {occupations !== '' && (
        <Text>
          <Trans>Suggested for: {occupations}</Trans>
        </Text>
      )}
      {city !== null && (
        <Text look="small">
          <Trans>
            {name} is in {city}.
          </Trans>
        </Text>
      )}
      {profile && <Slogan of={profile} />}
      {children}
    </div>
  );
}

/** What the company says of itself. */
function Slogan({ of: { slogan } }: { of: Profile }) {
  const { i18n } = useLingui();
  const words = inLocale(i18n, slogan);
  return (
    words !== '' && (
      <Text look="small">
        <q lang={languageOf(i18n, slogan)}>{words}</q>
      </Text>
    )
  );
}
