import { Trans } from '@lingui/react/macro';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import type { Terms } from '../../../contract/terms/terms.schema.ts';
import { Do } from '../../kit/do.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TermsIllustration } from '../../ui/illustrations/terms.tsx';
import { Picture } from '../../ui/illustrations/picture.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { BirthDateHint } from './birth-date-hint.tsx';
import { GuardianForm } from './guardian-form.tsx';
import { settledOnce } from './settled-once.ts';
import type { ConsentActor } from './guardian-consent.actors.ts';
import { TermsText } from './terms-text.tsx';
import * as css from './terms.css.ts';

interface NamedGuardianProps {
  readonly actor: ConsentActor;
  readonly terms: Terms;
  readonly earlier?: LegalContact | null;
  /** Another guardian, or another address, takes the place of the earlier one. */
  readonly isUpdate?: boolean;
}

/** A minor names who agrees for them. */
export function NamedGuardian({ actor, terms, earlier = null, isUpdate = false }: NamedGuardianProps) {
  return (
    <Stack gap={8}>
      {isUpdate ? (
        <Stack gap={3}>
          <Heading level={1}>
            <Trans>Who shall we ask instead?</Trans>
          </Heading>
          <Text look="lead">
            {earlier?.email === null ? (
              <Trans>The letter you have printed no longer counts once you have named somebody here.</Trans>
            ) : (
              <Trans>We send a new link to this person. The link sent before stops working.</Trans>
            )}
          </Text>
        </Stack>
      ) : (
        <Stack gap={4}>
          <Picture>
            <TermsIllustration />
          </Picture>
          <Heading level={1}>
            <Trans>Almost there: now somebody has to agree for you</Trans>
          </Heading>
          <Text look="lead">
            <Trans>
              You are still too young to agree to our terms alone. By law your mother, your father or another guardian
              has to do that for you.
            </Trans>
          </Text>
          <Text>
            <Trans>
              Tell us who that is. We send them a link, they read what it is about and agree on that page. They need no
              account. Until then no company sees you.
            </Trans>
          </Text>
        </Stack>
      )}
      <GuardianForm
        draft={isUpdate ? 'guardian.update' : 'guardian'}
        earlier={earlier}
        on={actor}
        submit={(values) => settledOnce(actor, { type: 'guardian.submit', values })}
      />
      {isUpdate ? (
        <div>
          <Do on={actor} event={{ type: 'guardian.cancel' }} variant="quiet" hang="start">
            <Trans>Leave it as it is</Trans>
          </Do>
        </div>
      ) : (
        <div className={css.aside}>
          <BirthDateHint hasGuardian={earlier !== null} />
        </div>
      )}
      {isUpdate ? null : <TermsText terms={terms} isOpen={false} />}
    </Stack>
  );
}
