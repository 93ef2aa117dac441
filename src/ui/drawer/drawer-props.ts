import type { ReactNode } from 'react';

export type DrawerProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Has the whole of a phone's window: there is nothing to go on with behind it. */
  isWhole?: boolean | undefined;
  footer?: ReactNode | undefined;
  children: ReactNode;
};
