import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { outcomeOf } from '../../api/results.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import type { Said } from '../../forms/report-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AgreementList } from './agreement-list.tsx';
import { GuardianReports } from './guardian-reports.tsx';
import { endOf, type Leaving, leavingBy, visitCalls } from './guardian-page.calls.ts';
import { BeingDeleted, SearchOf, Section, standingOf } from './guardian-page-parts.tsx';
import type { OpenPage } from './other-children.tsx';
import { PageEnding } from './page-ending.tsx';
import { PlainStanding } from './plain-decisions.tsx';
import { PlainSwitch, usePlainWords } from './plain-words.tsx';
import { GuardianReport, RecipientsSection, type Reported } from './recipients-section.tsx';
import { ReleaseChoices } from './release-choices.tsx';
import { ReleaseQuestion } from './release-question.tsx';
import { TakeBackDialog, type Taking } from './take-back-dialog.tsx';
import { WhoAsks } from './who-asks.tsx';

interface GuardianPageContentProps {
  readonly opened: OpenPage;
  readonly onLeave: (why: Leaving) => void;
  /** The way to the pages of other children. */
  readonly children?: ReactNode;
}

/** What waits for an answer, who has contact details, what is asked before, and how it ends. */
export function GuardianPageContent({ opened, onLeave, children }: GuardianPageContentProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const calls = visitCalls(opened.id, opened.visit);
  const [page, setPage] = useState(opened.page);
  const [busy, setBusy] = useState<string>();
  const [formError, setFormError] = useState<FormError>(noError);
  /** What was tried last: what went wrong is shown there. */
  const [tried, setTried] = useState('');
  const { child, recipients, questions } = page;
  const [isPlain, setPlain] = usePlainWords();
  const [choice, setChoice] = useState(page.release_choice);
  const isEnding = tried === 'withdraw' || tried === 'delete';
  const heading = useRef<HTMLHeadingElement>(null);
  /** The company whose release is about to be taken back, and the one that is about to be reported. */
  const [taking, setTaking] = useState<Taking>();
  const [reported, setReported] = useState<Reported>();
  const standing = standingOf(page);
  const before = useRef(standing);
  useEffect(() => {
    // what was pressed has gone with what it answered
    if (before.current !== standing) heading.current?.focus();
    before.current = standing;
  }, [standing]);
  const isConfirmed = page.status === 'confirmed';
  /** A new text was sent and has no answer yet; what the earlier yes released goes on. */
  const isAskedAgain = page.status === 'pending' || page.status === 'expired';
  const mayWithdraw = isConfirmed || isAskedAgain;

  const act = async (name: string, run: () => Promise<GuardianPage | undefined>, done: string) => {
    setBusy(name);
    setTried(name);
    setFormError(noError);
    try {
      const next = await run();
      if (next) setPage(next);
      if (done) notify.show({ tone: 'success', title: done });
    } catch (error) {
      const end = endOf(error);
      if (end) onLeave(leavingBy(end));
      else if (error instanceof ApiError && error.code === 'transition_not_allowed')
        setFormError({ fields: {}, general: t`This has been settled meanwhile. Please open the page once more.` });
      else setFormError(formErrorOf(outcomeOf(error)));
    }
    setBusy(undefined);
  };

  const report = async (organization_id: string, said: Said) => {
    setPage(await calls.report({ ...said, organization_id }));
    setReported(undefined);
    notify.show({ tone: 'success', title: t`Reported. We answer you within a working day.` });
  };

  if (page.deletion_until !== null)
    return (
      <BeingDeleted page={page} until={page.deletion_until}>
        {children}
      </BeingDeleted>
    );
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1} ref={heading}>
          {mayWithdraw ? (
            <Trans>What you decide for {child}</Trans>
          ) : (
            <Trans>Your consent for {child} is withdrawn</Trans>
          )}
        </Heading>
        <PlainSwitch isPlain={isPlain} onChange={setPlain} />
        {isPlain ? (
          <PlainStanding page={page} mayWithdraw={mayWithdraw} />
        ) : (
          <Text look="lead">
            {isConfirmed ? (
              <SearchOf child={child} search={page.search} />
            ) : isAskedAgain ? (
              <Trans>
                We have asked you about a new text, and until you agree no company finds {child}. Who got contact
                details after your earlier consent still has them; you can withdraw it below.
              </Trans>
            ) : (
              <Trans>No company finds {child}, and none sees contact details any more.</Trans>
            )}
          </Text>
        )}
        {children}
      </Stack>
      <FormErrorBanner formError={isEnding ? noError : formError} />
      {questions.map((question) => (
        <ReleaseQuestion
          key={question.ping_id}
          child={child}
          question={question}
          isPlain={isPlain}
          busy={busy}
          onAnswer={(event) =>
            void act(
              `${event} ${question.ping_id}`,
              () => calls.answer(question.ping_id, event),
              event === 'accept' ? t`Released` : t`Declined`,
            )
          }
          onReport={setReported}
        />
      ))}
      {reported ? (
        <Card as="section">
          <GuardianReport
            key={reported.id}
            child={child}
            company={reported}
            onSend={async (said) => {
              try {
                await report(reported.id, said);
              } catch (error) {
                const end = endOf(error);
                if (!end) throw error;
                onLeave(leavingBy(end));
              }
            }}
            onCancel={() => {
              setReported(undefined);
              heading.current?.focus();
            }}
          />
        </Card>
      ) : null}
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
          <RecipientsSection
            page={page}
            busy={busy}
            onTakeBack={({ ping_id, organization }) => setTaking({ ping_id, name: organization })}
            onReport={setReported}
          />
        )}
      </Section>
      {page.reports.length === 0 ? null : (
        <Section title={<Trans>What you have reported</Trans>}>
          <GuardianReports
            page={page}
            busy={busy}
            onLeave={(organizationId) =>
              void act(
                `leave ${organizationId}`,
                () => calls.leaveBlock(organizationId),
                t({ message: 'Saved', context: 'a choice' }),
              )
            }
          />
        </Section>
      )}
      {isConfirmed ? (
        <Section title={<Trans>Before a company gets contact details</Trans>}>
          <Stack gap={4} align="start">
            <ReleaseChoices child={child} value={choice} onChange={setChoice} />
            <Button
              variant="secondary"
              isPending={busy === 'choice'}
              disabled={choice === page.release_choice || (busy !== undefined && busy !== 'choice')}
              onClick={() =>
                void act('choice', () => calls.choose(choice), t({ message: 'Saved', context: 'a choice' }))
              }
            >
              <Trans>Save</Trans>
            </Button>
          </Stack>
        </Section>
      ) : null}
      {page.agreements.length === 0 ? null : (
        <Section title={<Trans>What you have agreed to</Trans>}>
          <AgreementList agreements={page.agreements} newer={page.newer} />
        </Section>
      )}
      <WhoAsks isDecided={questions.length === 0 && !isAskedAgain} />
      <TakeBackDialog
        child={child}
        company={taking?.name}
        onClose={() => setTaking(undefined)}
        onConfirm={() => {
          if (!taking) return;
          const { ping_id, name } = taking;
          setTaking(undefined);
          void act(
            `withdraw ${ping_id}`,
            () => calls.answer(ping_id, 'withdraw'),
            t`Taken back: ${name} no longer sees the contact details`,
          );
        }}
      />
      <PageEnding
        child={child}
        mayWithdraw={mayWithdraw}
        isPlain={isPlain}
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
