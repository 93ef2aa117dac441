import { type ActorRefFrom, createActor } from 'xstate';
import { notificationMachine } from '../../machines/notification/notification.machine.ts';
import type { NotificationRequest, Notify } from '../ui/toast/notify.ts';
import type { Toast } from '../ui/toast/toast.tsx';

type Shown = { request: NotificationRequest; actor: ActorRefFrom<typeof notificationMachine> };

/** All notifications of the document: one actor per id, and what the toasts show of them. */
export interface Notifications extends Notify {
  readonly toasts: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly hold: (id: string, isHeld: boolean) => void;
}

export function createNotifications(): Notifications {
  const shown = new Map<string, Shown>();
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];

  const publish = () => {
    toasts = [...shown].map(([id, { request, actor }]): Toast => {
      const { tone, title, message, action, parts } = request;
      return {
        id,
        tone,
        title,
        timeout: 0,
        ...(message !== undefined && { message }),
        ...(parts && { parts }),
        ...(action && {
          action: { ...action, onSelect: () => actor.send({ type: 'notification.callback' }) },
        }),
      };
    });
    for (const listener of listeners) listener();
  };

  const start = (id: string, request: NotificationRequest): void => {
    const { tone: kind, timeout } = request;
    const actor = createActor(notificationMachine, { input: { id, kind, ...(timeout !== undefined && { timeout }) } });
    shown.set(id, { request, actor });
    actor.on('callback.requested', () => {
      const callback = shown.get(id)?.request.action?.onSelect;
      // the press closes this one: what comes of it is told by the next, of the same name
      if (callback) queueMicrotask(callback);
    });
    actor.subscribe({
      complete: () => {
        shown.delete(id);
        publish();
      },
    });
    actor.start();
  };

  return {
    show: (request) => {
      const id = request.id ?? crypto.randomUUID();
      const known = shown.get(id);
      if (known) {
        shown.set(id, { ...known, request });
        const { tone: kind, timeout } = request;
        known.actor.send({ type: 'notification.update', kind, ...(timeout !== undefined && { timeout }) });
      } else start(id, request);
      publish();
      return id;
    },
    isShown: (id) => shown.has(id),
    dismiss: (id) => shown.get(id)?.actor.send({ type: 'notification.dismiss' }),
    hold: (id, isHeld) => shown.get(id)?.actor.send({ type: isHeld ? 'pointer.enter' : 'pointer.leave' }),
    toasts: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
