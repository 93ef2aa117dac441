import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPing } from '../../../../contract/pings/desk.schema.ts';
import { momentInWords } from '../../../i18n/days.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Whole } from '../../../ui/data-table/cells.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { messageWords } from './desk-words.ts';
import { Section } from './section.tsx';

/** Which companies have written, and what became of it; what they wrote stands nowhere here. */
export function Messages({ messages }: { messages: readonly DeskPing[] }) {
  const { t, i18n } = useLingui();
  return (
    <Section title={t`Messages of companies`}>
      {messages.length === 0 ? (
        <Text>
          <Trans>No company has written yet.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={t`Messages of companies`}
          rows={messages}
          getKey={({ id }) => id}
          columns={[
            {
              id: 'organization',
              header: t`Company`,
              isLead: true,
              render: ({ organization: { id, name } }) => (
                <RouterLink variant="alone" to="/organizations/$organization_id/pings" params={{ organization_id: id }}>
                  {name}
                </RouterLink>
              ),
            },
            {
              id: 'created_at',
              header: t`Written`,
              render: ({ created_at }) => <Whole>{momentInWords(i18n, created_at)}</Whole>,
            },
            {
              id: 'responded_at',
              header: t`Answered`,
              render: ({ responded_at }) => <Whole>{momentInWords(i18n, responded_at)}</Whole>,
            },
            {
              id: 'status',
              header: t`Status`,
              render: ({ status }) => <StatusBadge status={status} label={i18n._(messageWords[status])} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
