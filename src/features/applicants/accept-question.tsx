import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { Do } from '../../kit/do.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { ReleasedFacts } from '../../ui/released-facts/released-facts.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import type { PingActor } from './dashboard-ping.actors.ts';
import { moment } from './moment-later.ts';

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

/** What a yes releases, before it is given. */
export function AcceptQuestion({ actor, ping }: { actor: PingActor; ping: ApplicantPing }) {
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('accepting'));
  const heading = useFocusedHeading();
  const organization = ping.organization.name;
  const asks = ping.guardian_choice === 'ask';
  // here before the yes that it follows, or the page would move under the reader once more
  useEffect(() => {
    if (!asks) moment.fetch().catch(() => undefined);
  }, [asks]);
  const guardian = ping.guardian ?? '';
  return (
    <Stack gap={4}>
      <Heading level={4} ref={heading}>
        {asks ? (
          <Trans>
            Ask {guardian} whether {organization} may get this?
          </Trans>
        ) : (
          <Trans>If you say yes, {organization} gets this</Trans>
        )}
      </Heading>
      <ReleasedFacts releases={ping.releases} />
      <Text look="small">
        {asks ? (
          <Trans>
            {guardian} gets an e-mail from us. {organization} gets nothing until {guardian} agrees, too.
          </Trans>
        ) : ping.guardian_choice === 'tell' ? (
          <Trans>
            {guardian} gets an e-mail that says you gave it to {organization}. Nobody else gets it, and you don’t commit
            yourself to anything.
          </Trans>
        ) : (
          <Trans>Nobody else gets it. You don’t commit yourself to anything.</Trans>
        )}
      </Text>
      <Row>
        <Do on={actor} event={{ type: 'accept.confirm' }} isPending={isPending}>
          {asks ? <Trans>Say yes and ask {guardian}</Trans> : <Trans>Say yes and release</Trans>}
        </Do>
        <Do on={actor} event={{ type: 'answer.cancel' }} variant="quiet">
          <Trans>Back</Trans>
        </Do>
      </Row>
    </Stack>
  );
}
