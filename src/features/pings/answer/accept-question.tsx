import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import type { OwnDetails } from '../../../../contract/pings/release-codes.schema.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { Do } from '../../../kit/do.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { ReleasedFacts } from '../../../ui/released-facts/released-facts.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { OwnDetailsCode } from './own-details-code.tsx';
import type { OwnDetailsCalls } from './own-details.calls.ts';
import type { PingAnswerActor } from './ping-answer.actors.ts';
import * as css from './ping-answer.css.ts';
import { useSettledError } from '../../../forms/use-settled-error.ts';

interface AcceptQuestionProps {
  readonly actor: PingAnswerActor;
  readonly ping: ApplicantPing;
  readonly calls: OwnDetailsCalls;
  /** Number and address may be read in full, as long as this page stays open. */
  readonly onShow: (details: OwnDetails) => void;
}

/** Says exactly what a yes hands over, before it does. */
export function AcceptQuestion({ actor, ping, calls, onShow }: AcceptQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('accepting'));
  const formError = useSettledError(actor, isPending);
  const organization = ping.organization.name;
  const asks = ping.guardian_choice === 'ask';
  const guardian = ping.guardian ?? '';
  const show = (details: OwnDetails) => {
    onShow(details);
    heading.current?.focus();
  };
  return (
    <Stack gap={6}>
      <Heading level={1} ref={heading}>
        {asks ? (
          <Trans>
            Ask {guardian} whether {organization} may get this?
          </Trans>
        ) : (
          <Trans>{organization} gets this from you</Trans>
        )}
      </Heading>
      <Card>
        <ReleasedFacts releases={ping.releases} />
      </Card>
      <Text>
        {asks ? (
          <Trans>
            {guardian} gets an e-mail from us. {organization} gets nothing until {guardian} agrees, too: then this and
            nothing else, and you get their contact details in return.
          </Trans>
        ) : (
          <Trans>Nothing else: not your date of birth, not your street. You get their contact details in return.</Trans>
        )}
      </Text>
      {ping.guardian_choice === 'tell' ? (
        <Text>
          <Trans>
            {guardian} gets an e-mail that says you gave it to {organization}.
          </Trans>
        </Text>
      ) : null}
      {ping.masked ? (
        <Card as="section">
          <Stack gap={4}>
            <Text>
              <Trans>
                An e-mail can be passed on. That is why number and address are shown here in part. {organization} gets
                them in full.
              </Trans>
            </Text>
            <OwnDetailsCode calls={calls} onShow={show} />
          </Stack>
        </Card>
      ) : null}
      <FormErrorBanner formError={formError} />
      <div className={css.choices}>
        <Do on={actor} event={{ type: 'accept.confirm' }} isPending={isPending}>
          {asks ? <Trans>Say yes and ask {guardian}</Trans> : <Trans>Hand this over</Trans>}
        </Do>
        <Do on={actor} event={{ type: 'answer.cancel' }} variant="secondary">
          <Trans>Back</Trans>
        </Do>
      </div>
    </Stack>
  );
}
