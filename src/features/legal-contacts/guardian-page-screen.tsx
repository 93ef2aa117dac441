import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { GuardianPageContent } from './guardian-page-content.tsx';
import type { PageEnd } from './guardian-page.calls.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { PageCode } from './page-code.tsx';

/** A guardian's own page: a code to their address opens it for half an hour. The visit's secret stays in memory. */
export function GuardianPageScreen({ id, token }: { id: string; token: string | undefined }) {
  const [opened, setOpened] = useState<OpenedPage>();
  const [end, setEnd] = useState<PageEnd | undefined>(token === undefined ? 'invalid' : undefined);
  const [isOver, setOver] = useState(false);
  if (end === 'deleted') return <AskedDeletion />;
  if (end === 'grown') return <GrownUp />;
  if (end !== undefined || token === undefined)
    return <LinkOutcome situation={end === 'replaced' ? 'replaced' : 'invalid'} />;
  if (opened === undefined) {
    return <PageCode id={id} token={token} isOver={isOver} onOpen={setOpened} onEnd={setEnd} />;
  }
  const leave = (why: PageEnd | 'over') => {
    setOver(why === 'over');
    setOpened(undefined);
    if (why !== 'over') setEnd(why);
  };
  return <GuardianPageContent id={id} opened={opened} onLeave={leave} />;
}

function GrownUp() {
  return (
    <Outcome tone="info" title={<Trans>Your consent is no longer needed</Trans>}>
      <Text look="lead">
        <Trans>Your child is old enough by now to decide alone. There is nothing left for you to do.</Trans>
      </Text>
    </Outcome>
  );
}

function AskedDeletion() {
  return (
    <Outcome tone="success" picture="ended" title={<Trans>The account will be deleted</Trans>}>
      <Text look="lead">
        <Trans>
          Nobody finds your child from now on, and nobody sees contact details. In seven days everything is erased.
        </Trans>
      </Text>
      <Text>
        <Trans>We have told your child by e-mail. Until then your child can keep the account, but not be found.</Trans>
      </Text>
    </Outcome>
  );
}
