import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { filterCount } from '../../kit/search-filters/filter-values.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { AddressQuery } from './search-query.ts';

interface FiltersButtonProps {
  readonly query: AddressQuery;
  readonly total: number;
  readonly filters: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The filters in a drawer, where there is no room beside the results. */
export function FiltersButton({ query, total, filters, isOpen, onOpen }: FiltersButtonProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon={<Glyph name="filter" />}
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      >
        <FilterWords count={filterCount(query)} />
      </Button>
      <Drawer
        title={t`Filters`}
        isOpen={isOpen}
        onClose={() => onOpen(false)}
        footer={
          <Button width="full" onClick={() => onOpen(false)}>
            <Plural value={total} one="Show one applicant" other="Show # applicants" />
          </Button>
        }
      >
        {filters}
      </Drawer>
    </>
  );
}

function FilterWords({ count }: { count: number }) {
  const { i18n } = useLingui();
  const number = i18n.number(count);
  return count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({number})</Trans>;
}
