import { Trans, useLingui } from '@lingui/react/macro';
import type { Progress } from '../../../../contract/organizations/progress.schema.ts';
import { stages } from '../../../../contract/organizations/progress.search.ts';
import { serverNow } from '../../../api/server-time.ts';
import { daysSince, momentInWords } from '../../../i18n/days.ts';
import type { CellProps } from '../../../kit/columns.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';
import { TwoLines } from '../../../ui/data-table/cells.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden/visually-hidden.css.ts';
import { nextWords, stageWords } from './progress-words.ts';
import * as css from './progress.css.ts';

export type ProgressCell = CellProps<Progress, Chosen<Progress>>;

/** Six dots, and how much of its own way lies behind it; in words for who doesn't see them. */
export function Track({ row: { stages: reached, percent }, i18n }: ProgressCell) {
  const { t } = useLingui();
  const words = reached.map((stage) => i18n._(stageWords[stage]));
  return (
    <TwoLines below={i18n.number(percent / 100, { style: 'percent' })}>
      <span className={css.track} aria-hidden="true">
        {stages.map((stage) => (
          <span
            key={stage}
            className={reached.includes(stage) ? css.reached : css.open}
            title={i18n._(stageWords[stage])}
          />
        ))}
      </span>
      <span className={visuallyHidden}>
        {words.length === 0 ? t`Nothing reached yet` : new Intl.ListFormat(i18n.locale).format(words)}
      </span>
    </TwoLines>
  );
}

/** What it lacks, and when it was reminded of that. */
export function Next({ row: { next, reminded_at }, i18n }: ProgressCell) {
  return (
    <TwoLines below={reminded_at === null ? null : <Reminded at={reminded_at} />}>
      {i18n._(nextWords[next ?? 'done'])}
    </TwoLines>
  );
}

function Reminded({ at }: { at: string }) {
  const { i18n } = useLingui();
  const day = momentInWords(i18n, at);
  return daysSince(at, serverNow()) === 0 ? <Trans>Reminded today</Trans> : <Trans>Reminded: {day}</Trans>;
}
