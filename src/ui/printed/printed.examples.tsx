import type { Examples } from '../gallery/examples.tsx';
import { PrintButton } from './printed.tsx';

export const examples: Examples = {
  title: 'Printed sheet',
  group: 'Data',
  states: (w) => ({
    button: <PrintButton>{w('Was auf dem Blatt steht', 'What stands on the sheet')}</PrintButton>,
    'in other words': (
      <PrintButton variant="secondary" label={w('Brief drucken', 'Print the letter')}>
        {w('Sehr geehrte Frau Özdemir', 'Dear Ms Özdemir')}
      </PrintButton>
    ),
  }),
};
