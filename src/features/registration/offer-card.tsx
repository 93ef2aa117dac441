import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvitationOffer } from '../../../contract/invitations/invitations.schema.ts';
import type { RegistrationCodeOffer } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { inLocale, languageOf } from '../../i18n/in-both.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';
import * as css from './registration.css.ts';

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

export function InvitationCard({ offer, until }: { offer: InvitationOffer; until: string }) {
  const organization = offer.organization.name;
  const inviter = offer.invited_by?.name;
  return (
    <div className={css.offer}>
      <Text look="strong">
        {inviter === undefined ? (
          <Trans>You are invited to join {organization}</Trans>
        ) : (
          <Trans>
            {inviter} invites you to join {organization}
          </Trans>
        )}
      </Text>
      <Text look="small">
        <Trans>Valid until {until}</Trans>
      </Text>
    </div>
  );
}

function Fact({ glyph, children }: { glyph: GlyphName; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <span className={css.factSign}>
        <Glyph name={glyph} />
      </span>
      <Text>{children}</Text>
    </li>
  );
}

/** What happens with one's data, before any of it is asked. */
export function WhoSeesWhat({ organization }: { organization: string }) {
  return (
    <ul className={css.facts}>
      <Fact glyph="search">
        <Trans>
          Other companies see what you are looking for, your certificate, the area around you and roughly how far away
          it is, but not who you are.
        </Trans>
      </Fact>
      <Fact glyph="lock">
        <Trans>They learn your name, how to reach you and who recommends you once you say yes to one of them.</Trans>
      </Fact>
      <Fact glyph="people">
        <Trans>{organization} sees by name that you came with this code.</Trans>
      </Fact>
      <Fact glyph="trash">
        <Trans>You can delete everything at any time.</Trans>
      </Fact>
    </ul>
  );
}
