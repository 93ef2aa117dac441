import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import * as css from './menu.css.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode | undefined;
  tone?: keyof typeof css.tone | undefined;
  disabled?: boolean | undefined;
  /** a line above it */
  isApart?: boolean | undefined;
  onSelect: () => void;
};

export type MenuProps = {
  /** a Button or IconButton, whose name is the menu's */
  trigger: ReactElement;
  items: readonly MenuItem[];
};

/** Deeds that don't fit the row. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.content} align="end" sideOffset={4} collisionPadding={8} loop>
          {items.map((item) => (
            <MenuRow key={item.id} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  return (
    <>
      {item.isApart === true ? <Radix.Separator className={css.line} /> : null}
      <Radix.Item
        className={css.tone[item.tone ?? 'normal']}
        disabled={item.disabled === true}
        onSelect={item.onSelect}
      >
        {item.icon}
        {item.label}
      </Radix.Item>
    </>
  );
}
