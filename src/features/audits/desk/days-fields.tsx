import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { filtersOf } from '../../../../contract/kit/list-search.ts';
import { period } from '../../../../contract/statistics/period.search.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import * as css from '../../../kit/list-page.css.ts';
import { pair } from './days-fields.css.ts';
import { useListQuery } from '../../../kit/list-page.tsx';

/** The first and the last day that a list is asked of, each of them to be left open; what is typed and is no day yet stays in its field. */
export function DaysFields() {
  const { t } = useLingui();
  const { asked: query, ask } = useListQuery();
  const { from = '', until = '' } = query;
  const asked = `${from} ${until}`;
  const [typed, setTyped] = useState({ from, until });
  const [known, setKnown] = useState(asked);
  // the address has changed by itself: with a choice, a link, the way back
  if (known !== asked) {
    setKnown(asked);
    setTyped({ from, until });
  }
  const isWrong = typed.from !== '' && typed.until !== '' && typed.from > typed.until;
  const type = (days: typeof typed) => {
    setTyped(days);
    const meant = filtersOf(period, days);
    const isMeant = (['from', 'until'] as const).every((end) => days[end] === (meant[end] ?? ''));
    if (!isMeant || (days.from !== '' && days.until !== '' && days.from > days.until)) return;
    setKnown(`${days.from} ${days.until}`);
    ask({ ...meant, since: undefined, page: undefined });
  };
  return (
    <div className={pair}>
      <div className={css.filter}>
        <TextField
          type="date"
          name="from"
          label={t`First day`}
          value={typed.from}
          onChange={(day) => type({ ...typed, from: day })}
        />
      </div>
      <div className={css.filter}>
        <TextField
          type="date"
          name="until"
          label={t`Last day`}
          value={typed.until}
          onChange={(day) => type({ ...typed, until: day })}
          errors={isWrong ? [t`The last day lies before the first.`] : undefined}
        />
      </div>
    </div>
  );
}
