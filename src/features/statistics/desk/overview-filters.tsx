import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { dayAfter, dayIn } from '../../../../contract/kit/age.ts';
import { isPeriod } from '../../../../contract/statistics/period.search.ts';
import { serverNow } from '../../../api/server-time.ts';
import { useTimezone } from '../../../api/tenant.ts';
import type { ListQuery } from '../../../kit/list-query.ts';
import { useComing } from '../../../kit/use-coming.ts';
import { Select } from '../../../ui/select/select.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import * as css from './staff-dashboard.css.ts';

const route = getRouteApi('/member/dashboard');

interface Days {
  readonly from: string;
  readonly until: string;
}

/** Which days are counted, and whether plots are tables: both stand in the address. */
export function OverviewFilters() {
  const { t } = useLingui();
  // as it is asked for: the figures come later
  const shown = route.useSearch();
  const query: ListQuery = useComing() ?? shown;
  const asked = { from: query['from'], until: query['until'] };
  const navigate = route.useNavigate();
  const today = dayIn(useTimezone(), new Date(serverNow()));
  const [typed, setTyped] = useState<Days>();
  // who comes here by another address has not typed it
  const address = useRouterState({ select: ({ location }) => keyOf(daysOf(location.search)) });
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    if (typed && keyOf(typed) !== address) setTyped(undefined);
  }
  const presets: Readonly<Record<string, Days>> = {
    days_30: { from: dayAfter(today, -29), until: today },
    weeks_12: { from: dayAfter(today, -83), until: today },
    year: { from: `${today.slice(0, 4)}-01-01`, until: today },
  };
  const own = typed ?? (asked.from === undefined && asked.until === undefined ? undefined : daysOf(asked));
  const preset = own && Object.keys(presets).find((name) => isSame(presets[name], own));
  const chosen = own === undefined ? '' : typed === undefined && preset !== undefined ? preset : 'own';
  const look = (days: Partial<Days>) =>
    void navigate({
      search: (search) => ({ ...search, from: days.from, until: days.until }),
      replace: true,
      resetScroll: false,
    });
  const choose = (name: string) => {
    const days = presets[name];
    setTyped(name === 'own' ? (own ?? presets['days_30']) : undefined);
    if (name !== 'own') look(days ?? {});
  };
  const type = (days: Days) => {
    setTyped(days);
    if (isPeriod(days)) look(days);
  };
  return (
    <div className={css.filters}>
      <div className={css.filter}>
        <Select
          name="days"
          label={t`What is counted`}
          value={chosen}
          onChange={choose}
          options={[
            { value: '', label: t`Everything so far` },
            { value: 'days_30', label: t`Last 30 days` },
            { value: 'weeks_12', label: t`Last 12 weeks` },
            { value: 'year', label: t`This year` },
            { value: 'own', label: t`Days of my own …` },
          ]}
        />
      </div>
      {chosen === 'own' && own ? (
        <>
          <TextField
            type="date"
            name="from"
            label={t`From`}
            value={own.from}
            onChange={(from) => type({ ...own, from })}
          />
          <TextField
            type="date"
            name="until"
            label={t`Until`}
            value={own.until}
            onChange={(until) => type({ ...own, until })}
            errors={isPeriod(own) ? undefined : [t`Please choose the first day first, and a year at most.`]}
          />
        </>
      ) : null}
      <div className={css.tables}>
        <Switch
          name="tables"
          label={t`As tables`}
          checked={query['show'] === 'tables'}
          onChange={(on) =>
            void navigate({
              search: (search) => ({ ...search, show: on ? 'tables' : undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
    </div>
  );
}

const daysOf = ({ from = '', until = '' }: { from?: string | undefined; until?: string | undefined }): Days => ({
  from,
  until,
});
const isSame = (one: Days | undefined, other: Days): boolean => one?.from === other.from && one.until === other.until;
const keyOf = ({ from, until }: Days): string => `${from} ${until}`;
