import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { showGuardianLetter } from '../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import type { GuardianLetter, LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { call } from '../../api/call.ts';
import { useTenant } from '../../api/tenant.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Do } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TermsIllustration } from '../../ui/illustrations/terms.tsx';
import { Picture } from '../../ui/illustrations/picture.tsx';
import { PrintButton } from '../../ui/printed/printed.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { BirthDateHint } from './birth-date-hint.tsx';
import { FormerRecipients } from './former-recipients.tsx';
import type { ConsentActor } from './guardian-consent.actors.ts';
import { KeptUntil } from './kept-until.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import * as css from './terms.css.ts';

/** A guardian without e-mail: the letter, where it goes, and what happens then. Looks for the answer by itself. */
export function LetterToSign({ actor, contact }: { actor: ConsentActor; contact: LegalContact }) {
  const { i18n } = useLingui();
  const { name: tenant = '', contact_address: address } = useTenant() ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { firstname, letter, expires_at: expires, kept_until: kept } = contact;
  const guardian = `${firstname} ${contact.lastname}`;
  const last = [expires, kept].filter((day) => day !== null).toSorted()[0];
  const update = (
    <Do on={actor} event={{ type: 'guardian.update' }} variant="secondary">
      <Trans>Update legal guardian</Trans>
    </Do>
  );
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Picture>
          <TermsIllustration />
        </Picture>
        <Heading level={1} ref={heading}>
          <Trans>Now {guardian} signs a letter</Trans>
        </Heading>
        <Text look="lead">
          <Trans>Print it, have it signed and send it to us. Until we have it, no company sees you.</Trans>
        </Text>
      </Stack>
      {letter?.is_outdated ? (
        <Banner tone="warning">
          <Trans>A text in this letter has changed since. Please make a new one: press the button at the end.</Trans>
        </Banner>
      ) : (
        <Letter contact={contact} />
      )}
      <dl className={css.slip}>
        <div>
          <dt className={css.term}>
            <Trans>Number of the letter</Trans>
          </dt>
          <dd className={css.value}>{letter?.reference}</dd>
        </div>
        {last === undefined ? null : (
          <div>
            <dt className={css.term}>
              <Trans>Has to arrive by</Trans>
            </dt>
            <dd className={css.value}>{i18n.date(last, { dateStyle: 'medium' })}</dd>
          </div>
        )}
      </dl>
      <Stack gap={3}>
        <Heading level={2} look="title">
          <Trans>What happens next</Trans>
        </Heading>
        <ol className={css.steps}>
          <li>
            <Trans>You print the letter. No printer? A school or a library has one.</Trans>
          </li>
          <li>
            <Trans>{firstname} reads it, ticks what is agreed to and signs. Nobody else may sign.</Trans>
          </li>
          <li>
            {address ? (
              <Trans>
                You post it to {tenant}, {address}.
              </Trans>
            ) : (
              <Trans>You bring or post it to {tenant}.</Trans>
            )}
          </li>
          <li>
            <Trans>
              Somebody there reads it and may call {firstname}. Then companies can find you, and we write you an e-mail.
            </Trans>
          </li>
        </ol>
        <KeptUntil contact={contact} />
      </Stack>
      <Stack gap={3} align="start">
        <Heading level={2} look="title">
          <Trans>Is there an e-mail address after all?</Trans>
        </Heading>
        <Text>
          <Trans>With a link it goes quicker, and {firstname} can have us ask before each company.</Trans>
        </Text>
        {update}
      </Stack>
      <div className={css.aside}>
        <Stack gap={4}>
          <FormerRecipients />
          <BirthDateHint hasGuardian />
        </Stack>
      </div>
    </Stack>
  );
}

function Letter({ contact: { id } }: { contact: LegalContact }) {
  const { t } = useLingui();
  const sayWhy = useRefusedAct();
  const [letter, setLetter] = useState<GuardianLetter | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(showGuardianLetter, { params: { id } }, { signal: leaving.signal }).then(
      ({ data }) => setLetter(data),
      (error: unknown) => {
        if (!leaving.signal.aborted) sayWhy(error);
      },
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each letter
  }, [id]);
  if (!letter) return null;
  return (
    <PrintButton variant="primary" label={t`Print or save the letter`}>
      <LetterSheet letter={letter} />
    </PrintButton>
  );
}
