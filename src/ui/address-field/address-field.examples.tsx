import { Kept, type Examples } from '../gallery/examples.tsx';
import { AddressField } from './address-field.tsx';

const places = (query: string) =>
  Promise.resolve(
    [1, 2, 3].map((number) => ({ value: String(number), label: `${query} ${number}`, hint: '40213 Düsseldorf' })),
  );

export const examples: Examples = {
  title: 'Address field',
  group: 'Fields',
  states: (w) => ({
    'with suggestions': (
      <Kept start="">
        {(value, keep) => (
          <AddressField
            name="line_1"
            label={w('Straße und Hausnummer', 'Street and house number')}
            value={value}
            onChange={keep}
            suggest={places}
            onSelect={({ label }) => keep(label)}
            required
          />
        )}
      </Kept>
    ),
    'error, without suggestions': (
      <Kept start="Rheinstraße">
        {(value, keep) => (
          <AddressField
            name="error"
            label={w('Straße und Hausnummer', 'Street and house number')}
            value={value}
            onChange={keep}
            suggest={() => Promise.resolve([])}
            onSelect={() => undefined}
            errors={[w('Es fehlt die Hausnummer.', 'The house number is missing.')]}
          />
        )}
      </Kept>
    ),
    disabled: (
      <AddressField
        name="off"
        label={w('Straße und Hausnummer', 'Street and house number')}
        value="Rheinstraße 5"
        onChange={() => undefined}
        suggest={places}
        onSelect={() => undefined}
        disabled
      />
    ),
  }),
};
