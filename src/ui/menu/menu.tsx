import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../button/button.tsx';
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
  /** what opens it; names the menu, too */
  label: string;
  /** stands for the label, which is then read aloud only */
  icon?: ReactNode | undefined;
  items: readonly MenuItem[];
};

/** Deeds that don't fit the row. */
export function Menu({ label, icon, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        {icon === undefined ? (
          <Button variant="secondary">{label}</Button>
        ) : (
          <IconButton aria-label={label} icon={icon} />
        )}
      </Radix.Trigger>
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
