import type { Examples } from '../gallery/examples.tsx';
import { Stack } from '../stack/stack.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

export const examples: Examples = {
  title: 'Skeleton',
  group: 'Messages',
  states: (w) => ({
    'lines of a text': (
      <Loading label={w('Lädt', 'Loading')}>
        <Stack gap={2}>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </Loading>
    ),
    'a picture': <Skeleton width="10rem" height="7.5rem" />,
  }),
};
