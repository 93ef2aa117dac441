import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { Heading } from '../ui/heading/heading.tsx';
import { Row, Stack } from '../ui/stack/stack.tsx';
import { type Changeable, useChangeable } from './use-changeable.ts';

interface ChangeablePartProps<Given> extends Changeable<Given> {
  readonly title: string;
  /** What the button says that changes it. */
  readonly change: string;
  /** What belongs to it and isn't changed here. */
  readonly after?: ReactNode;
  /** What is said. */
  readonly children: ReactNode;
}

/** A part of a record to be read, and changed where it stands. */
export function ChangeablePart<Given>({ title, change, after, children, ...part }: ChangeablePartProps<Given>) {
  const { form, button } = useChangeable(part);
  return (
    <Card as="section">
      <Stack gap={4}>
        {form ?? (
          <>
            <Heading level={2} look="title">
              {title}
            </Heading>
            {children}
            <Row>
              <Button variant="secondary" {...button}>
                {change}
              </Button>
            </Row>
          </>
        )}
        {after}
      </Stack>
    </Card>
  );
}
