import type { Examples } from '../gallery/examples.tsx';
import { WeekChart } from './week-chart.tsx';

const weeks = ['4.10.', '11.10.', '18.10.', '25.10.', '1.11.', '8.11.', '15.11.', '22.11.'];

export const examples: Examples = {
  title: 'Week chart',
  group: 'Data',
  states: (w) => ({
    'a whole and its part': (
      <WeekChart
        title={w('Nachrichten und Zusagen, Woche für Woche', 'Messages and yeses, week by week')}
        weeks={weeks}
        series={[
          { name: w('Nachrichten', 'Messages'), counts: [3, 0, 5, 2, 6, 11, 4, 8] },
          { name: w('Zusagen', 'Yes'), counts: [1, 0, 2, 0, 3, 4, 1, 2] },
        ]}
        week={w('Woche bis', 'Week until')}
        table={w('Als Tabelle', 'As a table')}
      />
    ),
    'one course, of little': (
      <WeekChart
        title={w('Über Ihre Codes gekommen', 'Came by your codes')}
        weeks={weeks}
        series={[{ name: w('Registriert', 'Registered'), counts: [0, 0, 1, 0, 0, 2, 0, 1] }]}
        week={w('Woche bis', 'Week until')}
        table={w('Als Tabelle', 'As a table')}
      />
    ),
  }),
};
