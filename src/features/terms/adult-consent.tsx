import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Terms } from '../../../contract/terms/terms.schema.ts';
import { useMe } from '../../api/session.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Do } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TermsIllustration } from '../../ui/illustrations/terms.tsx';
import { Picture } from '../../ui/illustrations/picture.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { AgreementFacts } from './agreement-facts.tsx';
import type { ConsentActor } from './guardian-consent.actors.ts';
import { FindableText, TermsText } from './terms-text.tsx';
import { WhatChanged } from './what-changed.tsx';

interface AdultConsentProps {
  readonly actor: ConsentActor;
  readonly terms: Terms;
  /** It replaced another one while that was being read. */
  readonly isNewer: boolean;
  readonly onNewerText: () => void;
}

/** Who is old enough reads and accepts. */
export function AdultConsent({ actor, terms, isNewer, onNewerText }: AdultConsentProps) {
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('accepting'));
  const isAskedAgain = useMe().applicant?.tos_status === 'expired';
  const [formError, setFormError] = useState<FormError>(noError);
  useEffect(() => {
    const settled = actor.on('submission.settled', ({ result }) => {
      if (result.kind === 'failed') setFormError(formErrorOf(result));
      if (result.kind === 'refused' && result.code === 'conflict') onNewerText();
    });
    return () => settled.unsubscribe();
  }, [actor, onNewerText]);
  return (
    <Stack gap={8}>
      {isNewer ? (
        <Banner tone="warning" announce="now">
          <Trans>The terms have just changed, so nothing was saved. Please read the new text below.</Trans>
        </Banner>
      ) : null}
      <Stack gap={4}>
        <Picture>
          <TermsIllustration />
        </Picture>
        <Heading level={1}>
          {isAskedAgain ? (
            <Trans>We need your agreement once more</Trans>
          ) : (
            <Trans>One last step, then companies can find you</Trans>
          )}
        </Heading>
        <Text look="lead">
          <Trans>We ask you for two things. You can take back each of them later.</Trans>
        </Text>
      </Stack>
      <WhatChanged terms={terms} />
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>1. Companies may find you</Trans>
        </Heading>
        <AgreementFacts />
        <FindableText terms={terms} />
      </Stack>
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>2. The terms of use hold</Trans>
        </Heading>
        <Text>
          <Trans>They say what we store, for how long, and what we expect of each other. It costs you nothing.</Trans>
        </Text>
        <TermsText key={terms.hash} terms={terms} isOpen={isNewer} />
      </Stack>
      <Stack gap={3}>
        <FormErrorBanner formError={isPending ? noError : formError} />
        <Text look="small">
          <Trans>
            With “I agree” you agree to both: that companies may find you, and to the terms of use. In your account you
            can take each back at any time.
          </Trans>
        </Text>
        <Do
          on={actor}
          event={{ type: 'terms.accept', hash: terms.hash, findable: terms.findable.hash }}
          width="full"
          isPending={isPending}
        >
          <Trans>I agree</Trans>
        </Do>
      </Stack>
    </Stack>
  );
}
