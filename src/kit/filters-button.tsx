import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Drawer } from '../ui/drawer/drawer.tsx';
import { Glyph } from '../ui/icon/glyph.tsx';

export interface FiltersButtonProps {
  /** How many are set. */
  readonly count: number;
  /** The way back to the list, in words: how many it has. */
  readonly show: ReactElement;
  /** None of them any more. */
  readonly onClear?: () => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The filters. */
  readonly children: ReactNode;
}

/** The filters in a drawer, where there is no room beside or above the list. */
export function FiltersButton({ count, show, onClear, isOpen, onOpen, children }: FiltersButtonProps) {
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
        <FilterWords count={count} />
      </Button>
      <Drawer
        title={t`Filters`}
        isOpen={isOpen}
        onClose={() => onOpen(false)}
        footer={
          <>
            {onClear && count > 0 ? (
              <Button variant="plain" onClick={onClear}>
                <Trans>Clear all filters</Trans>
              </Button>
            ) : null}
            <Button onClick={() => onOpen(false)}>{show}</Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

function FilterWords({ count }: { count: number }) {
  const { i18n } = useLingui();
  const number = i18n.number(count);
  return count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({number})</Trans>;
}
