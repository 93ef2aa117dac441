import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { GuardianPage, OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { outcomeOf } from '../../api/results.ts';
import { calm, type FormTrouble, troubleOf } from '../../forms/trouble.ts';
import { TroubleBanner } from '../../forms/trouble-banner.tsx';
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
  const [trouble, setTrouble] = useState<FormTrouble>(calm);
  const { child, recipients, questions } = page;
  const isConfirmed = page.status === 'confirmed';

  const act = async (name: string, run: () => Promise<GuardianPage | undefined>, done: string) => {
    setBusy(name);
    setTrouble(calm);
    try {
      const next = await run();
      if (next) setPage(next);
      if (done) notify.show({ tone: 'success', title: done });
    } catch (error) {
      // a visit that has run out opens anew with a code; whether the link still holds is said there
      if (endOf(error)) onLeave('over');
      else if (error instanceof ApiError && error.code === 'transition_not_allowed')
        setTrouble({ fields: {}, general: t`This has been settled meanwhile. Please open the page once more.` });
      else setTrouble(troubleOf(outcomeOf(error)));
    }
    setBusy(undefined);
  };

  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>
          {isConfirmed ? (
            <Trans>What you decide for {child}</Trans>
          ) : (
            <Trans>Your consent for {child} is withdrawn</Trans>
          )}
        </Heading>
        <Text look="lead">
          {isConfirmed ? (
            <Trans>Companies can find {child}, without the name. You can change everything here at any time.</Trans>
          ) : (
            <Trans>No company finds {child}, and none sees contact details any more.</Trans>
          )}
        </Text>
      </Stack>
      <TroubleBanner trouble={trouble} />
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
            <Trans>No company yet. It gets them only when {child} says yes to it.</Trans>
          </Text>
        ) : (
          <RecipientList recipients={recipients} />
        )}
      </Section>
      {isConfirmed ? (
        <Section title={<Trans>Before a company gets contact details</Trans>}>
          <ReleaseChoices
            child={child}
            value={page.release_choice}
            onChange={(choice) => void act('choice', () => calls.choose(choice), t`Saved`)}
          />
        </Section>
      ) : null}
      <PageEnding
        child={child}
        isConfirmed={isConfirmed}
        recipients={recipients}
        busy={busy}
        onWithdraw={() => act('withdraw', calls.withdraw, '')}
        onDelete={() =>
          act(
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
