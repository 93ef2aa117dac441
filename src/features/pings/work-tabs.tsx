import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { PingsOverview } from '../../../contract/pings/overview.schema.ts';
import { type Work, works } from '../../../contract/pings/pings.search.ts';
import { NavTab, NavTabs } from '../../ui/tabs/nav-tabs.tsx';

interface WorkTabsProps {
  readonly overview: PingsOverview;
  readonly work: Work | undefined;
}

const route = getRouteApi('/member/pings');

/**
 * What is to do, what waits for somebody else, and the rest: each with how many there are of those asked for, and all of
 * them where somebody is looked for by name or a figure is shown. What narrows the list stays.
 */
export function WorkTabs({ overview, work }: WorkTabsProps) {
  const { t, i18n } = useLingui();
  const shown = route.useSearch();
  const words: Record<Work, string> = { todo: t`To do`, open: t`Open`, done: t`Done` };
  const isAnywhere = shown.q !== undefined || shown.counted !== undefined;
  const tab = (one: Work | undefined, label: string, count: number) => (
    <NavTab
      key={one ?? 'all'}
      from="/pings"
      search={(asked) => ({ ...asked, page: undefined, ping: undefined, work: one })}
      activeOptions={{ exact: true }}
      aria-current={one === work ? 'page' : undefined}
    >
      {`${label} ${i18n.number(count)}`}
    </NavTab>
  );
  return (
    <NavTabs aria-label={t`Contacted applicants`}>
      {isAnywhere ? tab(undefined, t`All`, overview.todo + overview.open + overview.done) : null}
      {works.map((one) => tab(one, words[one], overview[one]))}
    </NavTabs>
  );
}
