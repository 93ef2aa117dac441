import { Trans } from '@lingui/react/macro';
import type { RegistrationCodeOffer } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { RecommendationLetter } from '../../kit/recommendation-letter.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

/** What whoever opens the link reads above the form, drawn by the page that shows it. */
export function OfferPreview({ offer }: { offer: RegistrationCodeOffer }) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} look="title">
            <Trans>What applicants see</Trans>
          </Heading>
          <Text>
            <Trans>
              Whoever opens the link reads this letter and registers beside it. It is signed by the contact person of
              the profile, else by whoever made the code.
            </Trans>
          </Text>
        </Stack>
        <RecommendationLetter offer={offer} level={3} />
      </Stack>
    </Card>
  );
}
