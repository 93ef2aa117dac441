import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';

/** A part of an applicant's page, under a title of its own. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card as="section">
    <Stack gap={4}>
      <Heading level={2} look="title">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);
