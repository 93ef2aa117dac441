import type { ReactNode } from 'react';
import type * as css from './dialog.css.ts';

export type DialogProps = {
  /** the accessible name, always shown */
  title: string;
  /** one sentence: what it is about, or what will be gone */
  description?: ReactNode | undefined;
  isOpen: boolean;
  onClose: () => void;
  width?: keyof typeof css.width | undefined;
  /** a question that must be answered, such as a deletion */
  isAlert?: boolean | undefined;
  /** buttons, the main one last */
  footer?: ReactNode | undefined;
  children?: ReactNode;
};
