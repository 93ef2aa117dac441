import { useLingui } from '@lingui/react/macro';
import { pingStatuses } from '../../../contract/pings/pings.search.ts';
import type { ListFilter } from '../../kit/list-page.tsx';
import { statusLabels } from './ping-words.ts';

/** By status, or by what one waits for oneself: said yes, looks on, and waits for a call. */
export function usePingFilter(): ListFilter {
  const { t, i18n } = useLingui();
  return {
    name: 'status',
    label: t`Status`,
    options: [
      { value: 'waiting', label: t`Waiting for your call` },
      // a draft is never stored
      ...pingStatuses
        .filter((status) => status !== 'draft')
        .map((status) => ({ value: status, label: i18n._(statusLabels[status]) })),
    ],
    valueIn: ({ status, waiting }) => (waiting === undefined ? status : 'waiting'),
    queryFor: (value) =>
      value === 'waiting' ? { status: undefined, waiting: 'true' } : { status: value, waiting: undefined },
  };
}
