import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { moveOpenDeletion } from '../../../contract/pings/open-deletions.endpoints.ts';
import type { OpenDeletion } from '../../../contract/pings/open-deletions.schema.ts';
import { momentInWords } from '../../i18n/days.ts';
import type { CellProps } from '../../kit/columns.tsx';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useReason } from '../../kit/use-reason.ts';
import { TwoLines } from '../../ui/data-table/cells.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useNotify } from '../../ui/toast/notify.ts';

const becauseWords = {
  withdrawn: { soon: msg`A yes was taken back`, late: msg`A yes was taken back: overdue` },
  erased: { soon: msg`The account was deleted`, late: msg`The account was deleted: overdue` },
};

/** Since when the company has been asked, why, and whether that is too long. */
export function AskedAt({ row: { requested_at, overdue, because }, i18n }: CellProps<OpenDeletion>) {
  const words = becauseWords[because];
  return <TwoLines below={i18n._(overdue ? words.late : words.soon)}>{momentInWords(i18n, requested_at)}</TwoLines>;
}

/** When it was last reminded; where nobody could read that, what helps. */
export function Reminded({ row: { reminded_at, unreminded }, i18n }: CellProps<OpenDeletion>) {
  const when = reminded_at === null ? '–' : momentInWords(i18n, reminded_at);
  return unreminded === 'nobody' ? (
    <TwoLines below={<Trans>Nobody there can log in: please call</Trans>}>{when}</TwoLines>
  ) : (
    when
  );
}

const words = { remind: msg`Remind`, close: msg`Close …` };

/** Reminds the company, or notes what it said and closes the matter. */
export function DeletionEvents({ of: deletion }: { of: OpenDeletion }) {
  const { t } = useLingui();
  const notify = useNotify();
  const why = useReason(`deletion.${deletion.id}`);
  const { name, organization } = deletion;
  return (
    <RecordEvents
      record={deletion}
      transition={moveOpenDeletion}
      words={words}
      looks={{ close: 'quiet' }}
      asks={{
        remind: {
          title: t`Remind ${organization.name}?`,
          description: t`Everybody there who can log in gets an e-mail about all deletions that the company has not confirmed. It is not reminded again for 14 days.`,
          keep: t`Cancel`,
          confirm: t`Remind`,
          isReversible: true,
        },
        close: {
          title: t`Close this without the company’s confirmation?`,
          description: t`Only if you have talked to ${organization.name}: it is not asked about ${name} any more. The log keeps what you write.`,
          keep: t`Cancel`,
          confirm: t({ message: 'Close', context: 'a matter' }),
          details: why.details,
          check: why.check,
          children: (
            <TextArea
              {...why.field}
              label={t`What did the company say?`}
              help={t`And who said it, and when. Please don’t name the applicant.`}
              errors={why.isMissing ? [t`Please write what it said.`] : []}
              required
              rows={4}
            />
          ),
        },
      }}
      onChanged={useChanged('/reports/deletions')}
      onDone={(event) => {
        why.forget();
        notify.show({
          tone: 'success',
          title: event === 'remind' ? t`${organization.name} is reminded` : t`Closed, and noted in the log`,
        });
      }}
      isInRow
    />
  );
}
