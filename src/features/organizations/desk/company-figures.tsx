import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { deskStatuses } from '../../../../contract/pings/desk.search.ts';
import { employeeFigures, messageFigures, messagesBy } from '../../../../contract/statistics/figures.ts';
import type { EmployeeStatistics } from '../../../../contract/statistics/statistics.schema.ts';
import { BarList } from '../../../ui/bar-list/bar-list.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';

interface CompanyFiguresProps {
  readonly of: EmployeeStatistics;
  readonly id: string;
  readonly labels: Readonly<Record<(typeof deskStatuses)[number], MessageDescriptor>>;
}

/** How one company stands: figures of all its people together, each the way to the list it counts. */
export function CompanyFigures({ of, id, labels }: CompanyFiguresProps) {
  const { t, i18n } = useLingui();
  const [people, messages] = [useId(), useId()];
  const params = { organization_id: id };
  const pings = { to: '/organizations/$organization_id/pings', params } as const;
  const answered = i18n.number(of.answer_rate.answered);
  const answerable = i18n.number(of.answer_rate.of);
  const person = (figure: keyof typeof employeeFigures, label: string) => ({
    id: figure,
    label,
    count: of[figure],
    ...(of[figure] > 0 && {
      link: (
        <RouterLink
          variant="alone"
          to="/organizations/$organization_id/employees"
          params={params}
          search={employeeFigures[figure]}
        >
          {label}
        </RouterLink>
      ),
    }),
  });
  const written = deskStatuses.filter((status) => of.pings_by_status[status] > 0);
  return (
    <Card as="section">
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={2} look="title" id={people}>
            <Trans>Its people</Trans>
          </Heading>
          <BarList
            aria-labelledby={people}
            whole={of.total}
            bars={[
              person('total', t`Registered`),
              person('verified', t`E-mail address confirmed`),
              person('onboarded', t`Profile complete`),
              person('active_30_days', t`Here in the last 30 days`),
            ]}
          />
        </Stack>
        <Stack gap={4}>
          <Heading level={2} look="title" id={messages}>
            <Trans>Its messages</Trans>
          </Heading>
          {written.length === 0 ? (
            <Text>
              <Trans>It has written to nobody yet.</Trans>
            </Text>
          ) : (
            <>
              <BarList
                aria-labelledby={messages}
                bars={written.map((status) => ({
                  id: status,
                  label: i18n._(labels[status]),
                  count: of.pings_by_status[status],
                  link: (
                    <RouterLink variant="alone" {...pings} search={messagesBy.status(status)}>
                      {i18n._(labels[status])}
                    </RouterLink>
                  ),
                }))}
              />
              {of.answer_rate.of === 0 ? null : (
                <Text look="small">
                  <Trans>
                    <RouterLink {...pings} search={messageFigures.answered}>
                      Answered: {answered}
                    </RouterLink>{' '}
                    of{' '}
                    <RouterLink {...pings} search={messageFigures.answerable}>
                      {answerable} that could be answered
                    </RouterLink>
                    .
                  </Trans>
                </Text>
              )}
            </>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
