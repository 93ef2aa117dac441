import { createContext, use } from 'react';
import type { ToastParts, ToastTone } from './toast.tsx';

/** One notification as asked for (specification, section 3). */
export interface NotificationRequest {
  /** Asking again with the same id changes the one that shows: pending becomes success. Made where absent. */
  readonly id?: string;
  readonly tone: ToastTone;
  /** Translated. */
  readonly title: string;
  readonly message?: string;
  /** Milliseconds; 5000 unless given, 0 stays. Pending ones stay. */
  readonly timeout?: number;
  /** The callback, as a button; `event` is what it sends to a machine. */
  readonly action?: { readonly label: string; readonly event?: string; readonly onSelect: () => void };
  /** What it speaks of as a whole, one by one. */
  readonly parts?: ToastParts;
}

export interface Notify {
  /** Shows it and gives its id. */
  readonly show: (request: NotificationRequest) => string;
  /** Whether it still shows: what was closed must not come back by itself. */
  readonly isShown: (id: string) => boolean;
  readonly dismiss: (id: string) => void;
}

/** Filled once, by src/app. */
export const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('No notifications are provided');
  return notify;
}
