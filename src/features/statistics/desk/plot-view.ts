import { createContext } from 'react';

/** Whether plots are shown as the tables behind them. */
export const AsTables = createContext(false);
