import { Kept, type Examples } from '../gallery/examples.tsx';
import { Pagination } from './pagination.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  title: 'Pagination',
  group: 'Navigation',
  states: (w) => ({
    'in between': (
      <Kept start={2}>
        {(page, keep) => (
          <Pagination aria-label={w('Seiten', 'Pages')} page={page} perPage={20} total={12_430} onPage={keep} />
        )}
      </Kept>
    ),
    first: <Pagination aria-label={w('Seiten', 'Pages')} page={1} perPage={20} total={45} onPage={nothing} />,
    last: <Pagination aria-label={w('Seiten', 'Pages')} page={3} perPage={20} total={45} onPage={nothing} />,
    'one page': <Pagination aria-label={w('Seiten', 'Pages')} page={1} perPage={20} total={7} onPage={nothing} />,
    empty: <Pagination aria-label={w('Seiten', 'Pages')} page={1} perPage={20} total={0} onPage={nothing} />,
  }),
};
