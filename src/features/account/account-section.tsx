import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './account.css.ts';

interface AccountSectionProps {
  readonly title: ReactNode;
  /** what one should know before changing it */
  readonly about?: ReactNode;
  /** can only be read here: it stands on the page, not on a card */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

/** One subject: its name and a few words, and beside or below them what can be done. */
export function AccountSection({ title, about, isFixed = false, children }: AccountSectionProps) {
  return (
    <section className={css.section}>
      <Stack gap={2}>
        <Heading level={2} look="title">
          {title}
        </Heading>
        {about}
      </Stack>
      {isFixed ? children : <Card>{children}</Card>}
    </section>
  );
}
