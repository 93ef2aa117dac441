import { samples, type Examples } from '../gallery/examples.tsx';
import { PlotTable } from './plot-table.tsx';

export const examples: Examples = {
  title: 'Table behind a plot',
  group: 'Data',
  states: (w) => ({
    'figures and shares': (
      <>
        <h3 id="plot-table">{w('Wie weit sie sind', 'How far they have come')}</h3>
        <PlotTable
          aria-labelledby="plot-table"
          head={w('Was gezählt ist', 'What is counted')}
          columns={[w('Anzahl', 'How many'), w('Anteil', 'Share')]}
          rows={[
            { id: 'registered', label: w('Registriert', 'Registered'), values: [1284, '100 %'] },
            { id: 'long', label: samples.longWord, values: [310, '24 %'] },
          ]}
        />
      </>
    ),
  }),
};
