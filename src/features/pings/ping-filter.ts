import { useLingui } from '@lingui/react/macro';
import type { PingsOverview } from '../../../contract/pings/overview.schema.ts';
import { type CountedPings, countedPings, sinceDays } from '../../../contract/pings/pings.search.ts';
import { type ListFilter, useListQuery } from '../../kit/list-page.tsx';
import { hiredHere } from './ping-words.ts';

/** What a figure of the overview counts. */
function useCountedWords(): Record<CountedPings, string> {
  const { t, i18n } = useLingui();
  return {
    today: t`Appointments today`,
    tomorrow: t`Appointments tomorrow`,
    proposed: t`Proposed times without an answer`,
    ending: t`Answer due within 7 days`,
    written: t`Written in the last 4 weeks`,
    answered: t`Answered, of those written in the last 4 weeks`,
    accepted: t`Said yes in the last 4 weeks`,
    declined: t`Said no in the last 4 weeks`,
    found_here: i18n._(hiredHere),
  };
}

/** In words, what the address has of it; undefined where the list is the whole one. */
export function useCounted(asked: string | undefined): string | undefined {
  const words = useCountedWords();
  const counted = countedPings.find((one) => one === asked);
  return counted && words[counted];
}

/** By who takes care, by what is looked for, and by when it was written. */
export function usePingFilters({ occupations, owners }: PingsOverview): ListFilter[] {
  const { t } = useLingui();
  const since: Record<(typeof sinceDays)[number], string> = {
    '7': t`The last 7 days`,
    '30': t`The last 30 days`,
    '90': t`The last 90 days`,
  };
  const { query } = useListQuery();
  const optionsOf = (of: PingsOverview['owners']) => of.map(({ id, name }) => ({ value: id, label: name }));
  const filters: ListFilter[] = [
    { name: 'owner', label: t`Colleague`, options: optionsOf(owners) },
    { name: 'occupation', label: t`Occupation`, options: optionsOf(occupations) },
    { name: 'since', label: t`Contacted`, options: sinceDays.map((value) => ({ value, label: since[value] })) },
  ];
  // of one there is nothing to choose
  return filters.filter(({ name, options }) => options.length > 1 || query[name] !== undefined);
}
