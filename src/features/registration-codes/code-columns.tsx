import { Trans, useLingui } from '@lingui/react/macro';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { CodeStatus } from './code-status.tsx';
import { spoken } from './code-words.ts';
import { CopyButton } from './copy-button.tsx';
import * as css from './registration-codes.css.ts';

/** A row of the list: name and code, where it stands, what came of it, and the link to copy. */
export function useCodeColumns(): Column<RegistrationCode>[] {
  const { t, i18n } = useLingui();
  const day = (date: string | null) =>
    date === null ? t`no end` : i18n.date(new Date(`${date}T12:00:00`), { dateStyle: 'medium' });
  return [
    {
      id: 'name',
      header: t`Name`,
      isLead: true,
      isSortable: true,
      render: (code) => (
        <TwoLines below={<span className={css.code}>{spoken(code.code)}</span>}>
          <RouterLink
            variant="alone"
            to="/registration-codes/$registration_code_id/edit"
            params={{ registration_code_id: code.id }}
          >
            {code.name}
          </RouterLink>
        </TwoLines>
      ),
    },
    {
      id: 'status',
      header: t`Status`,
      render: (code) => (
        <Whole>
          <CodeStatus code={code} />
        </Whole>
      ),
    },
    {
      id: 'times_opened',
      header: t`Opened`,
      align: 'end',
      isSortable: true,
      render: (code) => i18n.number(code.times_opened),
    },
    {
      id: 'times_used',
      header: t`Registered`,
      align: 'end',
      isSortable: true,
      render: (code) => i18n.number(code.times_used),
    },
    {
      id: 'times_matchable',
      header: t`Can be found`,
      align: 'end',
      render: (code) => i18n.number(code.times_matchable),
    },
    { id: 'valid_until', header: t`Last day`, isSortable: true, render: (code) => day(code.valid_until) },
    {
      id: 'copy',
      header: t`Copy`,
      isQuiet: true,
      align: 'end',
      render: (code) =>
        code.status === 'active' ? (
          <Whole>
            <CopyButton variant="quiet" size="compact" copy={() => navigator.clipboard.writeText(code.link)}>
              <Trans>Copy link</Trans>
            </CopyButton>
          </Whole>
        ) : null,
    },
  ];
}
