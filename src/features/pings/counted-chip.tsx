import { useLingui } from '@lingui/react/macro';
import { useListQuery } from '../../kit/list-page.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useCounted } from './ping-filter.ts';
import * as css from './pings-list.css.ts';

/** That a figure of the overview narrows the list; one touch, and it is the whole one. */
export function CountedChip() {
  const { t } = useLingui();
  const { query, ask } = useListQuery();
  const words = useCounted(query['counted']);
  if (!words) return null;
  // styles of its own: those of the search's chips come with all its filters
  return (
    <div>
      <span className={css.chip}>
        {words}
        <button
          type="button"
          className={css.dropped}
          aria-label={t`Remove ${words}`}
          onClick={() => ask({ counted: undefined, page: undefined, ping: undefined })}
        >
          <Icon name="cross" />
        </button>
      </span>
    </div>
  );
}
