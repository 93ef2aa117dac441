import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { GuardianPageContent } from './guardian-page-content.tsx';
import type { PageEnd, Visit } from './guardian-page.calls.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { type OpenPage, OtherChildren } from './other-children.tsx';
import { PageCode } from './page-code.tsx';

/**
 * A guardian's own page: a code to their address opens it for half an hour, with those of their other children. The
 * visits' secrets stay in memory.
 */
export function GuardianPageScreen({ id, token }: { id: string; token: string | undefined }) {
  const [visits, setVisits] = useState<readonly Visit[]>([]);
  const [current, setCurrent] = useState<OpenPage>();
  const [end, setEnd] = useState<PageEnd | undefined>(token === undefined ? 'invalid' : undefined);
  const [isOver, setOver] = useState(false);
  const open = ({ visit, page, others }: OpenedPage) => {
    setVisits([{ id, child: page.child, visit }, ...others]);
    setCurrent({ id, visit, page });
  };
  const leave = (why: PageEnd | 'over') => {
    setOver(why === 'over');
    if (why === 'over') setCurrent(undefined);
    setEnd(why === 'over' ? undefined : why);
  };
  const others = (
    <OtherChildren
      others={visits.filter((visit) => visit.id !== current?.id)}
      onOpen={(next) => {
        setEnd(undefined);
        setCurrent(next);
      }}
      onOver={() => leave('over')}
    />
  );
  if (end === 'deleted') return <AskedDeletion>{others}</AskedDeletion>;
  if (end === 'grown') return <GrownUp />;
  if (end !== undefined || token === undefined)
    return <LinkOutcome situation={end === 'replaced' ? 'replaced' : 'invalid'} />;
  if (current === undefined) {
    return <PageCode id={id} token={token} isOver={isOver} onOpen={open} onEnd={setEnd} />;
  }
  return (
    <GuardianPageContent key={current.id} opened={current} onLeave={leave}>
      {others}
    </GuardianPageContent>
  );
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

function AskedDeletion({ children }: { readonly children: ReactNode }) {
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
      {children}
    </Outcome>
  );
}
