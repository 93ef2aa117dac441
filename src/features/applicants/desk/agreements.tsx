import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { momentInWords } from '../../../i18n/days.ts';
import { TwoLines, Whole } from '../../../ui/data-table/cells.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { actWords, authorWords } from './desk-words.ts';
import { Section } from './section.tsx';

/** Every yes so far, and whether it still holds. */
export function Agreements({ agreements }: { agreements: ApplicantDetails['agreements'] }) {
  const { t, i18n } = useLingui();
  const title = t`Every yes so far`;
  return (
    <Section title={title}>
      {agreements.length === 0 ? (
        <Text>
          <Trans>There is none yet.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={title}
          rows={agreements}
          getKey={({ id }) => id}
          columns={[
            {
              id: 'act',
              header: t`Agreed to`,
              isLead: true,
              render: ({ act, organization, version }) => (
                <TwoLines below={organization ?? t`Version ${version}`}>{i18n._(actWords[act])}</TwoLines>
              ),
            },
            { id: 'at', header: t`When`, render: ({ at }) => <Whole>{momentInWords(i18n, at)}</Whole> },
            { id: 'given_by', header: t`By`, render: ({ given_by }) => i18n._(authorWords[given_by]) },
            {
              id: 'ended_at',
              header: t`Ended`,
              render: ({ ended_at }) =>
                ended_at === null ? <Trans>holds</Trans> : <Whole>{momentInWords(i18n, ended_at)}</Whole>,
            },
          ]}
        />
      )}
    </Section>
  );
}
