import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { GuardianPageContent } from './guardian-page-content.tsx';
import type { Leaving, PageEnd, Visit } from './guardian-page.calls.ts';
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
  /** The page that is shown has ended by itself, while others are open. */
  const [isGone, setGone] = useState(false);
  const open = ({ visit, page, others }: OpenedPage) => {
    setVisits([{ id, child: page.child, visit }, ...others]);
    setCurrent({ id, visit, page });
  };
  const withoutOf = (gone: string) => visits.filter((one) => one.id !== gone);
  const leave = (why: Leaving) => {
    if (why === 'deleted') return setEnd('deleted');
    const left = why === 'gone' && current ? withoutOf(current.id) : [];
    setVisits(left);
    if (left.length > 0) return setGone(true);
    // what the link still opens is said where a code is asked for
    setOver(true);
    setCurrent(undefined);
    setEnd(undefined);
  };
  const others = (
    <OtherChildren
      current={isGone ? undefined : current}
      others={visits.filter((visit) => visit.id !== current?.id)}
      onOpen={(next) => {
        setGone(false);
        setEnd(undefined);
        setCurrent(next);
      }}
      onGone={(gone) => setVisits(withoutOf(gone))}
      onOver={() => leave('over')}
    />
  );
  if (isGone && current) return <Gone child={current.page.child}>{others}</Gone>;
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

function Gone({ child, children }: { readonly child: string; readonly children: ReactNode }) {
  return (
    <Outcome tone="info" title={<Trans>The page for {child} has ended</Trans>}>
      <Text look="lead">
        <Trans>There is nothing left for you to do there.</Trans>
      </Text>
      {children}
    </Outcome>
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
