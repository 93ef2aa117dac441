import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import type { Terms } from '../../../contract/terms/terms.schema.ts';
import { useMe } from '../../api/session.ts';
import { useTellSession } from '../../api/tell-session.ts';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AdultConsent } from './adult-consent.tsx';
import { AcceptedTerms } from './accepted-terms.tsx';
import { type ConsentActor, providedGuardianConsentMachine } from './guardian-consent.actors.ts';
import { GuardianOutcome } from './guardian-outcome.tsx';
import { LastStep } from './last-step.tsx';
import { LetterToSign } from './letter-to-sign.tsx';
import { NamedGuardian } from './named-guardian.tsx';
import * as css from './terms.css.ts';
import { WaitingForGuardian } from './waiting-for-guardian.tsx';
import { WhatChanged } from './what-changed.tsx';

interface TermsScreenProps {
  readonly terms: Terms;
  /** The text shown is not the newest: load it again. */
  readonly onNewerText: () => void;
  /** What to read while a guardian is asked. */
  readonly children?: ReactNode;
}

/** The terms: an adult accepts alone, a minor names a guardian and waits. Read only once accepted. */
export function TermsScreen(props: TermsScreenProps) {
  const [contact, setContact] = useState<LegalContact | null>(null);
  const [machine] = useState(() => providedGuardianConsentMachine(setContact));
  const actor = useActorRef(machine);
  // Who reads what they agreed to has nothing to tell.
  useTellSession(useMe().user.tos_accepted ? null : actor);
  return <TermsPage {...props} actor={actor} contact={contact} />;
}

interface TermsPageProps extends TermsScreenProps {
  readonly actor: ConsentActor;
  /** The guardian as the server last told. */
  readonly contact: LegalContact | null;
}

export function TermsPage({ actor, contact, terms, onNewerText, children }: TermsPageProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { user, applicant } = useMe();
  const [isNewer, setNewer] = useState(false);
  const snapshot = useSelector(actor, (current) => current);
  const isAccepted = snapshot.matches('accepted');
  const isConfirmed = contact?.status === 'confirmed';
  useReturn(actor);
  useEffect(() => {
    if (!isAccepted || user.tos_accepted) return;
    const guardian = contact ? nameOf(contact) : '';
    // the page goes on by itself, so this is said where it goes
    if (isConfirmed) notify.show({ id: 'guardian-agreed', tone: 'success', title: t`${guardian} has agreed` });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the yes has come
  }, [isAccepted]);

  if (user.tos_accepted || isAccepted) {
    const guardian = applicant?.minor && contact && isConfirmed ? nameOf(contact) : undefined;
    return <AcceptedTerms terms={terms} guardian={guardian} />;
  }
  if (snapshot.matches('failed')) {
    return (
      <LoadFailed
        on={actor}
        event={{ type: 'consent.retry' }}
        title={<Trans>We couldn’t load this page completely.</Trans>}
      >
        <Trans>Please check your connection. Nothing is lost.</Trans>
      </LoadFailed>
    );
  }
  if (snapshot.matches('adult') || snapshot.matches('accepting')) {
    const reload = () => {
      setNewer(true);
      onNewerText();
    };
    return (
      <LastStep applicant={applicant}>
        <AdultConsent actor={actor} terms={terms} isNewer={isNewer} onNewerText={reload} />
      </LastStep>
    );
  }
  if (snapshot.matches('minor') || snapshot.matches('saving')) {
    return (
      <LastStep applicant={applicant}>
        <NamedGuardian actor={actor} terms={terms} />
      </LastStep>
    );
  }
  if (snapshot.matches('editing') || snapshot.matches('replacing'))
    return <NamedGuardian actor={actor} terms={terms} earlier={contact} isUpdate />;
  if (contact && (snapshot.matches('awaitingGuardian') || snapshot.matches('resending'))) {
    return (
      <Stack gap={12}>
        {contact.email === null ? (
          <LetterToSign actor={actor} contact={contact} />
        ) : (
          <WaitingForGuardian actor={actor} contact={contact}>
            <WhatChanged terms={terms} />
          </WaitingForGuardian>
        )}
        {children}
      </Stack>
    );
  }
  if (contact && snapshot.matches('declined'))
    return <GuardianOutcome actor={actor} contact={contact} situation="declined" />;
  if (contact && snapshot.matches('expired'))
    return <GuardianOutcome actor={actor} contact={contact} situation="expired" />;
  if (contact && snapshot.matches('withdrawn'))
    return <GuardianOutcome actor={actor} contact={contact} situation="withdrawn" />;
  return <TermsPending />;
}

const nameOf = ({ firstname, lastname }: LegalContact) => `${firstname} ${lastname}`;

/** The terms while they are being fetched. */
export function TermsPending() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the terms …`}>
      <div className={css.pending}>
        <Skeleton height="48px" width="80%" />
        <Skeleton height="120px" />
        <Skeleton height="320px" />
      </div>
    </Loading>
  );
}

/** Looks for the guardian's answer when somebody comes back to the page. */
function useReturn(actor: ConsentActor): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'tab.focused' });
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [actor]);
}
