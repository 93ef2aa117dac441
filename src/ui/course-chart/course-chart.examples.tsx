import type { Examples } from '../gallery/examples.tsx';
import { CourseChart } from './course-chart.tsx';

const weeks = ['5.9.', '12.9.', '19.9.', '26.9.', '3.10.', '10.10.', '17.10.', '24.10.'];

export const examples: Examples = {
  title: 'Course over time',
  group: 'Data',
  states: (w) => ({
    'one line': (
      <CourseChart
        stretches={weeks}
        series={[{ name: w('Registriert', 'Registered'), counts: [12, 31, 28, 44, 61, 58, 40, 72] }]}
      />
    ),
    'a whole and its part': (
      <CourseChart
        stretches={weeks}
        series={[
          { name: w('Nachrichten', 'Messages'), counts: [3, 8, 5, 9, 12, 7, 4, 10] },
          { name: w('davon mit Ja', 'with a yes'), counts: [1, 3, 2, 4, 6, 2, 1, 5] },
        ]}
      />
    ),
    nothing: <CourseChart stretches={weeks} series={[{ name: '', counts: weeks.map(() => 0) }]} />,
    'a single day': <CourseChart stretches={['27.11.']} series={[{ name: '', counts: [3] }]} />,
  }),
};
