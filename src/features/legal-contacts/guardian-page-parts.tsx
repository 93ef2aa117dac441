import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { PlainDeletion } from './plain-decisions.tsx';
import { PlainSwitch, usePlainWords } from './plain-words.tsx';
import { RecipientList } from './recipient-list.tsx';

/** What has been decided so far: when it changes, what was pressed has gone with it. */
export const standingOf = ({ status, questions, recipients, reports }: GuardianPage): string =>
  [
    status,
    ...questions.map(({ ping_id }) => ping_id),
    ...recipients.filter(({ has_access }) => has_access).map(({ ping_id }) => ping_id),
    ...reports.map(({ id, is_held }) => `${id} ${is_held}`),
  ].join(' ');

/** In the days of grace there is nothing to decide; who had contact details is still to delete them. */
export function BeingDeleted({
  page: { child, recipients },
  until,
  children,
}: {
  readonly page: GuardianPage;
  readonly until: string;
  readonly children: ReactNode;
}) {
  const { i18n } = useLingui();
  const day = i18n.date(until, { dateStyle: 'long' });
  const [isPlain, setPlain] = usePlainWords();
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>
          <Trans>The account of {child} is being deleted</Trans>
        </Heading>
        <PlainSwitch isPlain={isPlain} onChange={setPlain} />
        {isPlain ? (
          <PlainDeletion child={child} day={day} />
        ) : (
          <Text look="lead">
            <Trans>
              On {day} everything is erased. No company finds {child} any more, and none sees contact details. Until
              then {child} can keep the account.
            </Trans>
          </Text>
        )}
        {children}
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
export function SearchOf({ child, search }: Pick<GuardianPage, 'child' | 'search'>) {
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

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
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
