import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { pageApi } from '../../kit/given.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { Whole } from '../../ui/data-table/cells.tsx';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { CodeStatus } from './code-status.tsx';
import { codePage, spoken, statusWords } from './code-words.ts';
import { CopyButton } from './copy-button.tsx';
import * as css from './registration-codes.css.ts';

const route = pageApi('/member/registration-codes');

const codes = recordList(registrationCodes, {
  title: msg`Registration codes`,
  lead: msg`Instead of a bare rejection: a recommendation to companies that are looking for people.`,
  create: { to: '/registration-codes/create', button: msg`Create code` },
  pages: msg`Pages of registration codes`,
  columns: [
    column.named(msg`Name`, codePage, ({ row }) => <span className={css.code}>{spoken(row.code)}</span>),
    column.own('status', msg`Status`, ({ row }) => (
      <Whole>
        <CodeStatus code={row} />
      </Whole>
    )),
    column.number('times_opened', msg`Opened`),
    column.number('times_used', msg`Registered`),
    column.number('times_matchable', msg`Can be found`),
    column.day('valid_until', msg`Last day`, msg`no end`),
    column.actions('copy', msg`Copy`, ({ row: { status, link }, i18n }) =>
      status === 'active' ? (
        <Whole>
          <CopyButton
            variant="quiet"
            size="compact"
            copy={() => navigator.clipboard.writeText(link)}
            done={i18n._(msg`The link is copied`)}
          >
            <Trans>Copy link</Trans>
          </CopyButton>
        </Whole>
      ) : null,
    ),
  ],
  filters: { status: [msg`Status`, statusWords], ending: [msg`Runs out`, { soon: msg`Within 14 days` }] },
  none: msg`No code with this status`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Your codes will be here`,
    words: msg`A code takes a minute. You get a link, a QR code and a text for your rejections.`,
  },
});

export const CodesScreen = () => <RecordListPage of={codes} page={route.useLoaderData()} />;

export const CodesPending = () => <RecordListPending of={codes} />;
