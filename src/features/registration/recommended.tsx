import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { RegistrationCodeOffer } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { stepsToBeFound } from '../../../contract/users/onboarding-steps.ts';
import { useTenant } from '../../api/tenant.ts';
import { RecommendationLetter } from '../../kit/recommendation-letter.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { ApplicantForm, hasBegun } from './applicant-form.tsx';
import { HasAccount } from './has-account.tsx';
import { WhoSeesWhat } from './offer-card.tsx';
import * as css from './registration.css.ts';

/** As many for a minor, whose parent says the last yes. */
const steps = stepsToBeFound(false).length;
/** A longer letter scrolls with the page instead of staying in sight, where its end would never be seen. */
const longestBeside = 400;

/** The letter, and the form it leads to: below it on a phone, beside it on a desktop. */
export function Recommended({ offer, another }: { offer: RegistrationCodeOffer; another: ReactNode }) {
  const [isFolded, setFolded] = useState(hasBegun);
  const minors = useMinorsBelow();
  const form = useRef<HTMLDivElement>(null);
  const spaced = `${offer.code.slice(0, 4)} ${offer.code.slice(4)}`;
  const fold = (folds: boolean) => {
    setFolded(folds);
    if (!folds) return;
    // within the press, or a phone keeps its keyboard closed
    form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  return (
    <Desk
      isLong={offer.recommendation_text.length > longestBeside}
      letter={<RecommendationLetter offer={offer} level={1} fold={{ isFolded, onFold: fold }} />}
    >
      <div ref={form}>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2} look="title">
              <Trans>Create your account</Trans>
            </Heading>
            <Text>
              <Trans>Then {steps} steps, about five minutes.</Trans>
              {minors === undefined ? null : (
                <>
                  {' '}
                  <Trans>Under {minors}, the last step is a parent’s.</Trans>
                </>
              )}
            </Text>
          </Stack>
          <ApplicantForm code={offer.code}>
            <details className={css.details}>
              <summary className={css.summary}>
                <Trans>Who sees what?</Trans>
                <span className={css.arrow}>
                  <Icon name="down" />
                </span>
              </summary>
              <WhoSeesWhat organization={offer.organization.name} />
            </details>
          </ApplicantForm>
          <Stack gap={2}>
            <HasAccount />
            <Row gap={4}>
              <Text look="small">
                <Trans>
                  Your code: <span className={css.code}>{spaced}</span>
                </Trans>
              </Text>
              {another}
            </Row>
          </Stack>
        </Stack>
      </div>
    </Desk>
  );
}

/** The age below which somebody else says the last yes; undefined where nobody is as young as that. */
function useMinorsBelow(): number | undefined {
  const { guardian_age: guardianAge = 0, minimum_age: minimumAge = guardianAge } = useTenant() ?? {};
  return minimumAge < guardianAge ? guardianAge : undefined;
}

/** Two columns in place of the poster, below each other on a phone. */
export function Desk({
  letter,
  isLong = false,
  children,
}: {
  letter: ReactNode;
  isLong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.desk} data-whole-width>
      <div className={isLong ? css.longLetter : css.letter}>{letter}</div>
      {children}
    </div>
  );
}
