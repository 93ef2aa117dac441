import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { RegistrationCodeOffer } from '../../contract/registration-codes/registration-codes.schema.ts';
import { useTenant } from '../api/tenant.ts';
import { inLocale, languageOf } from '../i18n/in-both.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button } from '../ui/button/button.tsx';
import { Heading, Text } from '../ui/heading/heading.tsx';
import * as css from './recommendation-letter.css.ts';

/** Longer ones are begun on a phone, so that the signature and the way on stay in sight. */
const longestWhole = 170;

interface RecommendationLetterProps {
  readonly offer: RegistrationCodeOffer;
  readonly level: 1 | 3;
  /** What follows it on a phone; folded, one line stays. */
  readonly fold?: { readonly isFolded: boolean; readonly onFold: (isFolded: boolean) => void };
}

/** Who recommends the visitor, in the company's own words, signed. */
export function RecommendationLetter({ offer, level, fold }: RecommendationLetterProps) {
  const { organization, profile, signer, recommendation_text } = offer;
  const { name } = organization;
  const occupations = offer.occupations.map((occupation) => occupation.name).join(', ');
  const isFolded = fold?.isFolded === true;
  return (
    <article
      className={isFolded ? `${css.letter} ${css.folded}` : css.letter}
      style={{ borderBlockStartColor: profile?.color }}
    >
      <div className={css.head}>
        <Mark name={name} logo={profile?.logo ?? null} />
        <p className={css.sender}>
          <span className={css.company}>{name}</span>
          <Motto offer={offer} />
        </p>
      </div>
      <div className={css.heading}>
        <Heading level={level} look="title">
          <Trans>{name} recommends you</Trans>
        </Heading>
      </div>
      <div className={css.fold}>
        <div className={css.body}>
          {recommendation_text === '' ? null : <Words>{recommendation_text}</Words>}
          <Text>
            {recommendation_text === '' ? (
              <Trans>
                We had no place left. Others are still looking: here they can find you, and they see your name only once
                you say yes.
              </Trans>
            ) : (
              <Trans>
                Others are still looking: here they can find you, and they see your name only once you say yes.
              </Trans>
            )}
          </Text>
          {occupations === '' ? null : (
            <Text look="small">
              <Trans>Suggested for: {occupations}</Trans>
            </Text>
          )}
          <p className={css.signature}>
            <span className={css.signed}>{signer?.name ?? name}</span>
            {signer?.position ? <span className={css.position}>{signer.position}</span> : null}
          </p>
        </div>
      </div>
      {fold ? (
        // one button in two places: it keeps the focus when the letter unfolds
        <div className={css.way}>
          <Button
            variant={isFolded ? 'quiet' : 'primary'}
            size={isFolded ? 'compact' : 'regular'}
            width={isFolded ? 'auto' : 'full'}
            onClick={() => fold.onFold(!isFolded)}
          >
            {isFolded ? <Trans>Read the letter</Trans> : <Trans>Let’s go</Trans>}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

function Mark({ name, logo }: { name: string; logo: NonNullable<RegistrationCodeOffer['profile']>['logo'] }) {
  return logo === null ? (
    <Avatar kind="organization" name={name} />
  ) : (
    <img className={css.logo} src={logo.url} width={logo.width} height={logo.height} alt="" />
  );
}

/** What the company says of itself, else where it is. */
function Motto({ offer: { organization, profile } }: { offer: RegistrationCodeOffer }): ReactNode {
  const { i18n } = useLingui();
  const slogan = profile ? inLocale(i18n, profile.slogan) : '';
  if (profile && slogan !== '') return <q lang={languageOf(i18n, profile.slogan)}>{slogan}</q>;
  return organization.city;
}

/** Written by hand, most likely in the language of the region. */
function Words({ children }: { children: string }) {
  const language = useTenant()?.default_locale;
  const isLong = children.length > longestWhole;
  const [isWhole, setWhole] = useState(!isLong);
  return (
    <div>
      <blockquote className={isWhole ? css.words : `${css.words} ${css.begun}`} lang={language}>
        {children}
      </blockquote>
      {isLong ? (
        <span className={css.readOn}>
          <Button
            variant="quiet"
            size="compact"
            hang="start"
            aria-expanded={isWhole}
            onClick={() => setWhole((was) => !was)}
          >
            {isWhole ? <Trans>Read less</Trans> : <Trans>Read on</Trans>}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
