import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { momentInWords } from '../../../i18n/days.ts';
import { TwoLines, Whole } from '../../../ui/data-table/cells.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { authorWords, stepWords } from './desk-words.ts';
import { Section } from './section.tsx';

/** What became of the search and of the consent at home, the latest first. */
export function Steps({ steps }: { steps: ApplicantDetails['steps'] }) {
  const { t, i18n } = useLingui();
  const title = t`What has happened`;
  return (
    <Section title={title}>
      {steps.length === 0 ? (
        <Text>
          <Trans>Nothing yet.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={title}
          rows={steps}
          getKey={({ id }) => id}
          columns={[
            {
              id: 'to',
              header: t`Step`,
              isLead: true,
              render: ({ what, to, reason }) => (
                <TwoLines below={reason === null ? null : <q>{reason}</q>}>{stepWords(i18n, what, to)}</TwoLines>
              ),
            },
            { id: 'at', header: t`When`, render: ({ at }) => <Whole>{momentInWords(i18n, at)}</Whole> },
            { id: 'by', header: t`By`, render: ({ by }) => i18n._(authorWords[by]) },
          ]}
        />
      )}
    </Section>
  );
}
