import { Kept, samples, type Examples, type Words } from '../gallery/examples.tsx';
import { RadioCards, type RadioCard } from './radio-cards.tsx';

type Usage = 'referring' | 'searching' | 'both';

const options = (w: Words): RadioCard<Usage>[] => [
  {
    value: 'referring',
    label: w('Weiterempfehlen', 'Refer'),
    description: w('Wir haben mehr gute Bewerbungen als Plätze.', 'We have more good applicants than places.'),
  },
  {
    value: 'searching',
    label: w('Suchen', 'Search'),
    description: w('Wir haben freie Ausbildungsplätze.', 'We have open places.'),
  },
  { value: 'both', label: w('Beides', 'Both') },
];

export const examples: Examples = {
  title: 'Radio cards',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Kept<Usage | ''> start="">
        {(value, keep) => (
          <RadioCards
            name="usage"
            label={w('Was haben Sie vor?', 'What brings you here?')}
            options={options(w)}
            value={value}
            onChange={keep}
            required
          />
        )}
      </Kept>
    ),
    filled: (
      <Kept<Usage> start="searching">
        {(value, keep) => (
          <RadioCards
            name="chosen"
            label={w('Was haben Sie vor?', 'What brings you here?')}
            options={options(w)}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    'error, beside each other': (
      <Kept<Usage | ''> start="">
        {(value, keep) => (
          <RadioCards
            name="missing"
            label={w('Was haben Sie vor?', 'What brings you here?')}
            layout="sideBySide"
            options={options(w)}
            value={value}
            onChange={keep}
            errors={[w('Bitte wählen Sie eines.', 'Please choose one.')]}
          />
        )}
      </Kept>
    ),
    'one disabled': (
      <RadioCards
        name="off"
        label={w('Was haben Sie vor?', 'What brings you here?')}
        options={options(w).map((option) => ({ ...option, disabled: option.value !== 'both' }))}
        value="both"
      />
    ),
    tiles: (
      <Kept<string> start="msa">
        {(value, keep) => (
          <RadioCards
            name="tiles"
            label={w('Welchen Abschluss hast du?', 'Which certificate do you have?')}
            layout="tiles"
            options={[
              { value: 'esa', label: 'Hauptschulabschluss' },
              { value: 'msa', label: 'Mittlere Reife' },
              { value: 'abitur', label: 'Abitur' },
              { value: 'long', label: samples.longWord },
            ]}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    'a long word': (
      <RadioCards
        name="long"
        label={samples.longWord}
        options={[{ value: 'long', label: samples.longWord, description: samples.longWord }]}
        value="long"
      />
    ),
  }),
};
