import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as css from './tabs.css.ts';
import { useShownTab } from './use-shown-tab.ts';

export type Tab<Id extends string> = { id: Id; label: string; content: ReactNode };

export type TabsProps<Id extends string> = {
  'aria-label': string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** Sides of one thing on one page. Pages of their own take NavTabs. */
export function Tabs<Id extends string>({ tabs, value, onChange, ...rest }: TabsProps<Id>) {
  const row = useShownTab();
  return (
    <Radix.Root value={value} onValueChange={(id) => onChange(id as Id)} activationMode="manual">
      <Radix.List ref={row} className={css.list} {...rest}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} className={css.tab} value={tab.id}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} className={css.panel} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
