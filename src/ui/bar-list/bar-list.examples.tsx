import { samples, type Examples } from '../gallery/examples.tsx';
import { BarList } from './bar-list.tsx';

export const examples: Examples = {
  title: 'Bar list',
  group: 'Data',
  states: (w) => ({
    'against the greatest': (
      <>
        <h3 id="bars-status">{w('Stand der Suche', 'Status of the search')}</h3>
        <BarList
          aria-labelledby="bars-status"
          bars={[
            { id: 'looking', label: w('Auf der Suche', 'Looking'), count: 1284 },
            { id: 'paused', label: w('Nicht auf der Suche', 'Not looking'), count: 310 },
            { id: 'archived', label: w('Gelöscht', 'Erased'), count: 0 },
          ]}
        />
      </>
    ),
    'shares of a whole': (
      <>
        <h3 id="bars-steps">{w('Wie weit sie sind', 'How far they have come')}</h3>
        <BarList
          aria-labelledby="bars-steps"
          whole={200}
          bars={[
            { id: 'registered', label: w('Registriert', 'Registered'), count: 200 },
            { id: 'complete', label: w('Profil vollständig', 'Profile complete'), count: 140 },
          ]}
        />
      </>
    ),
    'a long word': (
      <>
        <h3 id="bars-long">{w('Berufe', 'Occupations')}</h3>
        <BarList aria-labelledby="bars-long" bars={[{ id: 'long', label: samples.longWord, count: 9_999_999 }]} />
      </>
    ),
  }),
};
