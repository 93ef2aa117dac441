import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { Text } from '../ui/heading/heading.tsx';
import { Outcome } from '../ui/outcome/outcome.tsx';
import { Do, type DoProps } from './do.tsx';

interface LoadFailedProps<Actor extends AnyActorRef> extends Pick<DoProps<Actor>, 'on' | 'event'> {
  readonly title: ReactElement;
  /** What is not lost by it. */
  readonly children: ReactElement;
}

/** A page that did not come, with a button that asks its machine for it again. */
export function LoadFailed<Actor extends AnyActorRef>({ title, children, ...again }: LoadFailedProps<Actor>) {
  return (
    <Outcome
      tone="danger"
      title={title}
      action={
        <Do {...again}>
          <Trans>Try again</Trans>
        </Do>
      }
    >
      <Text look="lead">{children}</Text>
    </Outcome>
  );
}
