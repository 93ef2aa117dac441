import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './pagination.css.ts';

export type PaginationProps = {
  'aria-label': string;
  /** from 1 */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
};

/** So many pages are soon leafed through; among more, one chooses. */
const reachedByNeighbours = 3;

/** Which part of a list is shown, and its neighbours. A list that fits on one page shows its count only. */
export function Pagination({ page, perPage, total, onPage, ...rest }: PaginationProps) {
  const { t, i18n } = useLingui();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = i18n.number(total === 0 ? 0 : (page - 1) * perPage + 1);
  const last = i18n.number(Math.min(page * perPage, total));
  const all = i18n.number(total);
  return (
    <nav className={css.bar} {...rest}>
      <p className={css.range} role="status">
        <Trans>
          {first} to {last} of {all}
        </Trans>
      </p>
      {pages === 1 ? null : (
        <div className={css.steps}>
          <Button
            variant="secondary"
            size="compact"
            disabled={page <= 1}
            icon={<Icon name="left" />}
            onClick={() => onPage(page - 1)}
          >
            <Trans>Previous page</Trans>
          </Button>
          {pages > reachedByNeighbours ? (
            <select
              className={css.jump}
              aria-label={t`Page`}
              value={page}
              onChange={(event) => onPage(Number(event.currentTarget.value))}
            >
              {Array.from({ length: pages }, (_, index) => (
                <option key={index} value={index + 1}>{`${i18n.number(index + 1)} / ${i18n.number(pages)}`}</option>
              ))}
            </select>
          ) : null}
          <Button
            variant="secondary"
            size="compact"
            disabled={page >= pages}
            iconEnd={<Icon name="right" />}
            onClick={() => onPage(page + 1)}
          >
            <Trans>Next page</Trans>
          </Button>
        </div>
      )}
    </nav>
  );
}
