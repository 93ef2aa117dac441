import { Badge } from '../badge/badge.tsx';
import type { Examples } from '../gallery/examples.tsx';
import { Row, Stack } from './stack.tsx';

const few = ['1', '2', '3'].map((label) => <Badge key={label} tone="neutral" shape="square" label={label} />);
const many = Array.from({ length: 24 }, (_, index) => (
  <Badge key={index} tone="neutral" shape="square" label={String(index + 1)} />
));

export const examples: Examples = {
  title: 'Stack, row',
  group: 'Page',
  states: () => ({
    stack: (
      <Stack gap={2} align="start">
        {few}
      </Stack>
    ),
    'row, to both ends': <Row justify="between">{few}</Row>,
    'row, more than fits': <Row gap={2}>{many}</Row>,
  }),
};
