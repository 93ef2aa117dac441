import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import * as css from './outcome.css.ts';

type OutcomeTone = keyof typeof css.tone;

const signs: Record<OutcomeTone, IconName> = { success: 'success', info: 'info', warning: 'warning', danger: 'error' };

type OutcomeProps = {
  tone: OutcomeTone;
  /** what has happened, as a sentence */
  title: ReactNode;
  /** what it means and what happens next */
  children?: ReactNode;
  action?: ReactNode | undefined;
};

/** A page that says how something ended. Its heading takes the focus, so that everybody hears it. */
export function Outcome({ tone, title, children, action }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6} align="start">
      <span className={css.tone[tone]}>
        <Icon name={signs[tone]} />
      </span>
      <Heading level={1} ref={heading}>
        {title}
      </Heading>
      {children === undefined ? null : <Stack gap={4}>{children}</Stack>}
      {action}
    </Stack>
  );
}
