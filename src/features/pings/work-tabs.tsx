import { useLingui } from '@lingui/react/macro';
import type { PingsOverview } from '../../../contract/pings/overview.schema.ts';
import { type Work, works } from '../../../contract/pings/pings.search.ts';
import { NavTab, NavTabs } from '../../ui/tabs/nav-tabs.tsx';

interface WorkTabsProps {
  readonly overview: PingsOverview;
  readonly work: Work;
}

/** What is to do, what waits for somebody else, and the rest: each with how many there are. */
export function WorkTabs({ overview, work }: WorkTabsProps) {
  const { t, i18n } = useLingui();
  const words: Record<Work, string> = { todo: t`To do`, open: t`Open`, done: t`Done` };
  return (
    <NavTabs aria-label={t`Contacted applicants`}>
      {works.map((one) => (
        <NavTab
          key={one}
          to="/pings"
          search={{ work: one }}
          activeOptions={{ exact: true }}
          aria-current={one === work ? 'page' : undefined}
        >
          {`${words[one]} ${i18n.number(overview[one])}`}
        </NavTab>
      ))}
    </NavTabs>
  );
}
