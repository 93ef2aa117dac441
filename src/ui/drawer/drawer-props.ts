import type { ReactNode } from 'react';

export type DrawerProps = {
  title: string;
  /** A line below the title. */
  note?: string | undefined;
  /** It has an address of its own: the document is called by its title. */
  namesPage?: boolean | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** Has the whole of a phone's window: there is nothing to go on with behind it. */
  isWhole?: boolean | undefined;
  /** A sheet from below on a wide page too: something to look at for a while, not details of a row. */
  isFromBelow?: boolean | undefined;
  footer?: ReactNode | undefined;
  children: ReactNode;
};
