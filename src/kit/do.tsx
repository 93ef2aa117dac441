import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { Button, type ButtonProps } from '../ui/button/button.tsx';

interface DoProps<Actor extends AnyActorRef> extends Omit<ButtonProps, 'onClick' | 'disabled' | 'type'> {
  readonly on: Actor;
  readonly event: Parameters<Actor['send']>[0] & { readonly type: string };
  /** A question about it stands above: it looks and keeps the focus as before. */
  readonly isAsked?: boolean;
}

/** Sends an event to a machine, and can be pressed exactly while the machine takes it. */
export function Do<Actor extends AnyActorRef>({ on, event, isAsked = false, ...button }: DoProps<Actor>) {
  const isPossible = useSelector(on, (snapshot: AnyMachineSnapshot) => snapshot.can(event));
  return (
    <Button
      {...button}
      data-event={event.type}
      disabled={!isPossible && !isAsked && button.isPending !== true}
      onClick={() => on.send(event)}
    />
  );
}
