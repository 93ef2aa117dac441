import { Kept, samples, type Examples } from '../gallery/examples.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './match.ts';
import { MultiCombobox } from './multi-combobox.tsx';

const trades = [
  'Anlagenmechaniker/in – Sanitär-, Heizungs- und Klimatechnik',
  'Bäcker/in',
  'Elektroniker/in – Energie- und Gebäudetechnik',
  'Fachinformatiker/in – Anwendungsentwicklung',
  'Kaufmann/-frau – Büromanagement',
  'Kraftfahrzeugmechatroniker/in',
  'Maler/in und Lackierer/in',
  'Straßenbauer/in',
  'Tischler/in',
  'Zimmerer/Zimmerin',
];
/** 10,000 entries: a list nobody scrolls */
const options: ComboboxOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `${trades[index % trades.length] ?? ''}${index < trades.length ? '' : ` ${index}`}`,
}));

export const examples: Examples = {
  title: 'Combobox',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Kept start="">
        {(value, keep) => (
          <Combobox
            name="occupation"
            label={w('Wunschberuf', 'Occupation')}
            help={w('Tipp die ersten Buchstaben.', 'Type the first letters.')}
            options={options}
            value={value}
            onChange={keep}
            required
          />
        )}
      </Kept>
    ),
    filled: (
      <Kept start="1">
        {(value, keep) => (
          <Combobox name="chosen" label={w('Beruf', 'Occupation')} options={options} value={value} onChange={keep} />
        )}
      </Kept>
    ),
    error: (
      <Kept start="">
        {(value, keep) => (
          <Combobox
            name="missing"
            label={w('Beruf', 'Occupation')}
            options={options}
            value={value}
            onChange={keep}
            errors={[w('Bitte wähle einen Beruf.', 'Please choose an occupation.')]}
          />
        )}
      </Kept>
    ),
    several: (
      <Kept start={['0', '8']}>
        {(values, keep) => (
          <MultiCombobox
            name="several"
            label={w('Berufe', 'Occupations')}
            options={options}
            values={values}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    disabled: (
      <Combobox
        name="off"
        label={w('Beruf', 'Occupation')}
        options={options}
        value="1"
        onChange={() => undefined}
        disabled
      />
    ),
    'several, disabled, a long word': (
      <MultiCombobox
        name="several-off"
        label={samples.longWord}
        options={[{ value: 'long', label: samples.longWord }]}
        values={['long']}
        onChange={() => undefined}
        disabled
      />
    ),
  }),
};
