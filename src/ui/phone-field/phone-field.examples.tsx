import { Kept, type Examples } from '../gallery/examples.tsx';
import { PhoneField } from './phone-field.tsx';

export const examples: Examples = {
  title: 'Phone field',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Kept start="">
        {(value, keep) => (
          <PhoneField name="phone" label={w('Telefon', 'Phone')} value={value} onChange={keep} required />
        )}
      </Kept>
    ),
    'filled, from Austria': (
      <Kept start="+436641234567">
        {(value, keep) => (
          <PhoneField
            name="austrian"
            label={w('Telefon', 'Phone')}
            help={w('Deine Nummer sieht nur, wem du zusagst.', 'Only companies you say yes to see it.')}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    error: (
      <Kept start="0171 23">
        {(value, keep) => (
          <PhoneField
            name="short"
            label={w('Telefon', 'Phone')}
            value={value}
            onChange={keep}
            errors={[w('Diese Nummer ist zu kurz.', 'This number is too short.')]}
          />
        )}
      </Kept>
    ),
    disabled: (
      <PhoneField name="off" label={w('Telefon', 'Phone')} value="+491712345678" onChange={() => undefined} disabled />
    ),
  }),
};
