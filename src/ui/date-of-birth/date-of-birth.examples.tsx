import { Kept, type Examples } from '../gallery/examples.tsx';
import { DateOfBirth } from './date-of-birth.tsx';

export const examples: Examples = {
  title: 'Date of birth',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Kept start="">
        {(value, keep) => (
          <DateOfBirth
            name="born"
            label={w('Geburtsdatum', 'Date of birth')}
            help={w('Zum Beispiel 5 3 2009', 'For example 5 3 2009')}
            value={value}
            onChange={keep}
            required
          />
        )}
      </Kept>
    ),
    filled: (
      <Kept start="2009-03-05">
        {(value, keep) => (
          <DateOfBirth name="known" label={w('Geburtsdatum', 'Date of birth')} value={value} onChange={keep} />
        )}
      </Kept>
    ),
    error: (
      <Kept start="2009-03-05">
        {(value, keep) => (
          <DateOfBirth
            name="wrong"
            label={w('Geburtsdatum', 'Date of birth')}
            value={value}
            onChange={keep}
            errors={[w('Diesen Tag gibt es nicht.', 'There is no such day.')]}
          />
        )}
      </Kept>
    ),
    disabled: (
      <DateOfBirth
        name="off"
        label={w('Geburtsdatum', 'Date of birth')}
        value="2009-03-05"
        onChange={() => undefined}
        disabled
      />
    ),
  }),
};
