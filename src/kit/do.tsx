import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { Button, type ButtonProps } from '../ui/button/button.tsx';
import { nameOf } from './control-name.ts';

type EventFor<Actor extends AnyActorRef> = Parameters<Actor['send']>[0] & { readonly type: string };
type Look = Omit<ButtonProps, 'onClick' | 'disabled' | 'type'>;

export interface DoProps<Actor extends AnyActorRef> extends Look {
  readonly on: Actor;
  readonly event: EventFor<Actor>;
  /** Says what the page still lacks for it, and whether that is nothing. */
  readonly check?: () => boolean;
  /** A question about it stands above: it looks and keeps the focus as before. */
  readonly isAsked?: boolean;
  /** What the page does beside it, the address for example. */
  readonly after?: () => void;
}

/** Sends an event to a machine, and can be pressed exactly while the machine takes it. */
export function Do<Actor extends AnyActorRef>({ on, event, check, isAsked = false, after, ...button }: DoProps<Actor>) {
  const isPossible = useSelector(on, (snapshot: AnyMachineSnapshot) => snapshot.can(event));
  return (
    <Button
      {...button}
      {...nameOf(event)}
      disabled={!isPossible && !isAsked && button.isPending !== true}
      onClick={() => {
        if (!(check?.() ?? true)) return;
        on.send(event);
        after?.();
      }}
    />
  );
}

interface SubmitProps<Actor extends AnyActorRef> extends Look {
  readonly on: Actor;
  /** What the form sends, with its values. */
  readonly event: EventFor<Actor>['type'];
}

/** Submits its form, whose values go to a machine: while that takes them. */
export function Submit<Actor extends AnyActorRef>({ on, event, ...button }: SubmitProps<Actor>) {
  const isPossible = useSelector(on, (snapshot: AnyMachineSnapshot) => snapshot.can({ type: event }));
  return (
    <Button
      {...button}
      {...nameOf({ type: event })}
      type="submit"
      disabled={!isPossible && button.isPending !== true}
    />
  );
}

/** What a control needs that is drawn elsewhere, as in the frame of a wizard. */
export interface Press {
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** For a component that follows the actor by itself. */
export const pressing = <Actor extends AnyActorRef>(on: Actor, event: EventFor<Actor>): Press => ({
  ...nameOf(event),
  disabled: !on.getSnapshot().can(event),
  onClick: () => on.send(event),
});
