import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GuardianPage, OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { outcomeOf } from '../../api/results.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { endOf, type PageEnd, visitCalls } from './guardian-page.calls.ts';
import { PageEnding } from './page-ending.tsx';
import { RecipientList } from './recipient-list.tsx';
import { ReleaseChoices } from './release-choices.tsx';
import { ReleaseQuestion } from './release-question.tsx';

interface GuardianPageContentProps {
  readonly id: string;
  readonly opened: OpenedPage;
  readonly onLeave: (why: PageEnd | 'over') => void;
}

/** What waits for an answer, who has contact details, what is asked before, and how it ends. */
export function GuardianPageContent({ id, opened, onLeave }: GuardianPageContentProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const calls = visitCalls(id, opened.visit);
  const [page, setPage] = useState(opened.page);
  const [busy, setBusy] = useState<string>();
  const [formError, setFormError] = useState<FormError>(noError);
  /** What was tried last: what went wrong is shown there. */
  const [tried, setTried] = useState('');
  const { child, recipients, questions } = page;
  const [choice, setChoice] = useState(page.release_choice);
  const isEnding = tried === 'withdraw' || tried === 'delete';
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = `${page.status} ${questions.map(({ ping_id }) => ping_id).join(' ')}`;
  const before = useRef(standing);
  useEffect(() => {
    // what was pressed has gone with what it answered
    if (before.current !== standing) heading.current?.focus();
    before.current = standing;
  }, [standing]);
  const isConfirmed = page.status === 'confirmed';
  /** A new text was sent and has no answer yet; what the earlier yes released goes on. */
  const isAskedAgain = page.status === 'pending' || page.status === 'expired';

  const act = async (name: string, run: () => Promise<GuardianPage | undefined>, done: string) => {
    setBusy(name);
    setTried(name);
    setFormError(noError);
    try {
      const next = await run();
      if (next) setPage(next);
      if (done) notify.show({ tone: 'success', title: done });
    } catch (error) {
      // a visit that has run out opens anew with a code; whether the link still holds is said there
      if (endOf(error)) onLeave('over');
      else if (error instanceof ApiError && error.code === 'transition_not_allowed')
        setFormError({ fields: {}, general: t`This has been settled meanwhile. Please open the page once more.` });
      else setFormError(formErrorOf(outcomeOf(error)));
    }
    setBusy(undefined);
  };

  if (page.deletion_until !== null) return <BeingDeleted page={page} until={page.deletion_until} />;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1} ref={heading}>
          {isConfirmed || isAskedAgain ? (
            <Trans>What you decide for {child}</Trans>
          ) : (
            <Trans>Your consent for {child} is withdrawn</Trans>
          )}
        </Heading>
        <Text look="lead">
          {isConfirmed ? (
            <SearchOf child={child} search={page.search} />
          ) : isAskedAgain ? (
            <Trans>
              We have asked you about a new text, and until you agree no company finds {child}. Who got contact details
              after your earlier consent still has them; you can withdraw it below.
            </Trans>
          ) : (
            <Trans>No company finds {child}, and none sees contact details any more.</Trans>
          )}
        </Text>
      </Stack>
      <FormErrorBanner formError={isEnding ? noError : formError} />
      {questions.map((question) => (
        <ReleaseQuestion
          key={question.ping_id}
          child={child}
          question={question}
          busy={busy}
          onAnswer={(event) =>
            void act(
              `${event} ${question.ping_id}`,
              () => calls.answer(question.ping_id, event),
              event === 'accept' ? t`Released` : t`Declined`,
            )
          }
        />
      ))}
      <Section title={<Trans>Who has contact details of {child}</Trans>}>
        {recipients.length === 0 ? (
          <Text>
            {page.release_choice === 'ask' ? (
              <Trans>No company yet. It gets them only when {child}, and then you, say yes to it.</Trans>
            ) : (
              <Trans>No company yet. It gets them only when {child} says yes to it.</Trans>
            )}
          </Text>
        ) : (
          <RecipientList recipients={recipients} />
        )}
      </Section>
      {isConfirmed ? (
        <Section title={<Trans>Before a company gets contact details</Trans>}>
          <Stack gap={4} align="start">
            <ReleaseChoices child={child} value={choice} onChange={setChoice} />
            <Button
              variant="secondary"
              isPending={busy === 'choice'}
              disabled={choice === page.release_choice || (busy !== undefined && busy !== 'choice')}
              onClick={() => void act('choice', () => calls.choose(choice), t`Saved`)}
            >
              <Trans>Save</Trans>
            </Button>
          </Stack>
        </Section>
      ) : null}
      <PageEnding
        child={child}
        mayWithdraw={isConfirmed || isAskedAgain}
        recipients={recipients}
        busy={busy}
        formError={isEnding ? formError : noError}
        onWithdraw={() => void act('withdraw', calls.withdraw, '')}
        onDelete={() =>
          void act(
            'delete',
            async () => {
              await calls.remove();
              onLeave('deleted');
              return undefined;
            },
            '',
          )
        }
      />
    </Stack>
  );
}

/** In the days of grace there is nothing to decide; who had contact details is still to delete them. */
function BeingDeleted({ page: { child, recipients }, until }: { page: GuardianPage; until: string }) {
  const { i18n } = useLingui();
  const day = i18n.date(until, { dateStyle: 'long' });
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>
          <Trans>The account of {child} is being deleted</Trans>
        </Heading>
        <Text look="lead">
          <Trans>
            On {day} everything is erased. No company finds {child} any more, and none sees contact details. Until then{' '}
            {child} can keep the account.
          </Trans>
        </Text>
      </Stack>
      {recipients.length === 0 ? null : (
        <Section title={<Trans>Who had contact details of {child}</Trans>}>
          <Text>
            <Trans>They have to delete what they noted; whoever still had access was asked to by e-mail.</Trans>
          </Text>
          <RecipientList recipients={recipients} />
        </Section>
      )}
    </Stack>
  );
}

/** Whether companies find the child; where they don't, why. */
function SearchOf({ child, search }: Pick<GuardianPage, 'child' | 'search'>) {
  switch (search) {
    case 'found':
      return <Trans>Companies can find {child}, without the name. You can change everything here at any time.</Trans>;
    case 'has_place':
      return (
        <Trans>
          {child} has found an apprenticeship, and no company finds {child} any more. You can change everything here at
          any time.
        </Trans>
      );
    case 'paused':
      return (
        <Trans>
          {child} is not looking at the moment, and no company finds {child}. You can change everything here at any
          time.
        </Trans>
      );
    case 'incomplete':
      return (
        <Trans>
          No company finds {child} yet: something is missing, and {child} sees on the dashboard what. You can change
          everything here at any time.
        </Trans>
      );
  }
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
