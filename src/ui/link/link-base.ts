import { createContext } from 'react';

/** Where a link of the router leads. */
export interface LinkTarget {
  readonly to?: unknown;
  readonly params?: unknown;
}

/** How the links of the pages around are meant, where that isn't as they stand: a company's pages as staff have them. */
export const LinkBase = createContext<(<Target extends LinkTarget>(target: Target) => Target) | undefined>(undefined);
