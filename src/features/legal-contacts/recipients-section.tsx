import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import { guest } from '../../forms/drafts.ts';
import { ReportForm, type Said } from '../../forms/report-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RecipientStanding } from '../../ui/recipient-standing/recipient-standing.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './legal-contacts.css.ts';

interface Actions {
  readonly busy: string | undefined;
  readonly onTakeBack: (recipient: Recipient) => void;
  /** Opens the form about a company. */
  readonly onReport: (company: Reported) => void;
}
export interface Reported {
  readonly id: string;
  readonly name: string;
}

interface RecipientsSectionProps extends Actions {
  readonly page: GuardianPage;
}

/** Whether a report of this guardian about a company waits for its answer. */
export const isReported = ({ reports }: GuardianPage, organizationId: string): boolean =>
  reports.some(({ organization, status }) => status === 'pending' && organization.id === organizationId);

/** Which companies have or had contact details; each can be taken back by itself, or reported. */
export function RecipientsSection({ page, busy, onTakeBack, onReport }: RecipientsSectionProps) {
  return (
    <ul className={css.recipients}>
      {page.recipients.map((recipient) => {
        const { ping_id, organization_id, organization: name } = recipient;
        return (
          <li key={ping_id}>
            <Text look="strong">{name}</Text>
            <Text look="small">
              <RecipientStanding recipient={recipient} />
            </Text>
            <Row gap={2}>
              {recipient.has_access ? (
                <Button
                  variant="quiet"
                  size="compact"
                  hang="start"
                  isPending={busy === `withdraw ${ping_id}`}
                  disabled={busy !== undefined && busy !== `withdraw ${ping_id}`}
                  onClick={() => onTakeBack(recipient)}
                >
                  <Trans>Take it back from {name}</Trans>
                </Button>
              ) : null}
              {isReported(page, organization_id) ? null : (
                <Button
                  variant="quiet"
                  size="compact"
                  hang="start"
                  onClick={() => onReport({ id: organization_id, name })}
                >
                  <Trans>Report {name}</Trans>
                </Button>
              )}
            </Row>
          </li>
        );
      })}
    </ul>
  );
}

interface GuardianReportProps {
  readonly child: string;
  readonly company: Reported;
  readonly onSend: (said: Said) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** A guardian says what a company did; what follows at once is said before. */
export function GuardianReport({ child, company: { id, name }, onSend, onCancel }: GuardianReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={2} look="title" ref={heading}>
        <Trans>Report {name}</Trans>
      </Heading>
      <Text>
        <Trans>
          From that moment {name} sees nothing of {child} any more and can’t write to {child}. It isn’t told who
          reported it. We read your report and answer you by e-mail within a working day. {child} is told that you
          reported the company, not what you wrote.
        </Trans>
      </Text>
      <Text look="strong">
        <Trans>If {child} is in danger, please don’t wait for us: call 110.</Trans>
      </Text>
      <ReportForm draft={{ name: `report.${id}`, userId: guest }} submit={onSend}>
        {(isPending) => (
          <Row>
            <Button type="submit" isPending={isPending}>
              <Trans>Report the company</Trans>
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Back</Trans>
            </Button>
          </Row>
        )}
      </ReportForm>
    </Stack>
  );
}
