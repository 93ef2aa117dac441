import type { Examples } from '../gallery/examples.tsx';
import { Row } from '../stack/stack.tsx';
import { Spinner } from './spinner.tsx';

export const examples: Examples = {
  title: 'Spinner',
  group: 'Messages',
  states: (w) => ({
    'by itself': <Spinner label={w('Lädt', 'Loading')} />,
    'beside words': (
      <Row>
        <Spinner />
        {w('Wird gesendet', 'Sending')}
      </Row>
    ),
  }),
};
