import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Estimate } from '../../../contract/search/estimate.schema.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import type { PageOf } from '../columns.tsx';
import type { LiveAnswer } from '../use-live-list.ts';
import * as css from './criteria-field.css.ts';

/** What is said of the figure. */
export interface CountWords {
  /** Criteria that more people fulfil are too wide, with what is said of that. */
  readonly most: readonly [count: number, words: (most: string) => MessageDescriptor];
  /** Where the reader has one already that looks for the same: a second one would tell everything twice. */
  readonly same: readonly [words: MessageDescriptor, page: PageOf];
}

interface LiveCountProps extends CountWords {
  readonly answer: LiveAnswer | undefined;
  readonly isBusy: boolean;
  readonly isPlaceUnknown: boolean;
  /** The record that is being changed: that it looks for the same is no news. */
  readonly own: string | undefined;
}

/** How many the criteria find, while one changes them. */
export function LiveCount({ answer, isBusy, isPlaceUnknown, own, most, same: [words, page] }: LiveCountProps) {
  const { i18n } = useLingui();
  const same = isPlaceUnknown ? undefined : estimateIn(answer)?.same;
  return (
    <div className={isBusy ? css.outdatedCount : css.count} role="status">
      {isPlaceUnknown ? (
        <Trans>As soon as the place is known you see how many match.</Trans>
      ) : answer === undefined ? (
        '\u00a0'
      ) : (
        <Figure answer={answer} most={most} />
      )}
      {same && same.id !== own ? (
        <p className={css.same}>
          {i18n._(words)} <RouterLink {...page(same.id)}>{same.name}</RouterLink>
        </p>
      ) : null}
    </div>
  );
}

const estimateIn = (answer: LiveAnswer | undefined): Estimate | undefined =>
  answer && answer.kind !== 'failed' ? (answer.page.data[0] as Estimate | undefined) : undefined;

function Figure({ answer, most: [most, tooMany] }: { readonly answer: LiveAnswer } & Pick<CountWords, 'most'>) {
  const { t, i18n } = useLingui();
  if (answer.kind === 'failed') return <Trans>How many match can’t be told just now.</Trans>;
  const estimate = estimateIn(answer);
  if (estimate === undefined) return <Trans>Choose an occupation or a place: then you see how many match.</Trans>;
  const { today, today_is_at_least, per_week } = estimate;
  const number = i18n.number(today);
  const week = i18n.number(per_week);
  const few = per_week === 0 ? t`less than one new a week` : t`about ${week} new a week`;
  return (
    <>
      <strong>{today_is_at_least ? <Trans>More than {number} today</Trans> : <Trans>{number} today</Trans>}</strong>
      {today > most ? i18n._(tooMany(i18n.number(most))) : `, ${few}`}
    </>
  );
}
