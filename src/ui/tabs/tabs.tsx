import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as css from './tabs.css.ts';
import { useShownTab } from './use-shown-tab.ts';

export type Tab<Id extends string> = { id: Id; label: string; content: ReactNode };

export type TabsProps<Id extends string> = {
  'aria-label': string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** Where keys lead in the row; past its end is its beginning. */
const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

function move(event: KeyboardEvent<HTMLElement>): void {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const next = steps[event.key]?.(row.findIndex((tab) => tab === event.target));
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  row.at(next % row.length)?.focus();
}

/** Sides of one thing on one page: arrows go along the row, Enter opens one. Pages of their own take NavTabs. */
export function Tabs<Id extends string>({ tabs, value, onChange, ...rest }: TabsProps<Id>) {
  const row = useShownTab();
  const id = useId();
  /** Tab leaves the row from wherever one is in it, and comes back to the open one. */
  const [reached, setReached] = useState<Id>();
  const open = tabs.find((tab) => tab.id === value);
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        className={css.list}
        onKeyDown={move}
        onBlur={() => setReached(undefined)}
        {...rest}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={css.tab}
            tabIndex={tab.id === (reached ?? value) ? 0 : -1}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? id : undefined}
            onFocus={() => setReached(tab.id)}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open ? (
        // what is in it may have nothing that takes the focus
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <div
          key={open.id}
          role="tabpanel"
          id={id}
          className={css.panel}
          tabIndex={0}
          aria-labelledby={`${id}-${open.id}`}
        >
          {open.content}
        </div>
      ) : null}
    </div>
  );
}
