import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { useOneCall } from '../../kit/use-one-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useSearchEvent } from './use-search-event.ts';

/** After a place was found: with whom, and what becomes of what is stored. */
export function PlaceFound({ applicant: { id, found } }: { applicant: OwnApplicant }) {
  const { t, i18n } = useLingui();
  const send = useSearchEvent(id);
  const { pending, formError, press } = useOneCall(async () => {});
  if (!found) return null;
  const kept = i18n.date(found.kept_until, { dateStyle: 'long' });
  const company = found.organization ?? '';
  return (
    <Card as="section" aria-labelledby="found">
      <Stack gap={4}>
        <Heading level={2} look="title" id="found">
          <Trans>What happens to your data</Trans>
        </Heading>
        <FactList>
          <Fact glyph="lock" title={t`From now on nobody finds you`}>
            <Trans>
              Messages that were waiting for your answer are closed. These companies read that you have found a place,
              not where, and not who you are.
            </Trans>
          </Fact>
          {found.confirmed ? (
            <Fact glyph="building" title={t`${company} says so too`}>
              <Trans>Both of you have said that you have your place there.</Trans>
            </Fact>
          ) : null}
          <Fact glyph="trash" title={t`Your profile disappears by itself`}>
            <Trans>
              If you don’t log in any more, we delete it on {kept}, or{' '}
              <RouterLink to="/account/danger-zone">today if you like</RouterLink>.
            </Trans>
          </Fact>
        </FactList>
        <FormErrorBanner formError={formError} />
        <Row>
          <Button
            variant="quiet"
            hang="start"
            isPending={pending !== undefined}
            onClick={() => press('looking_again', () => send({ event: 'looking_again' }))}
          >
            <Trans>Open my search again</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
