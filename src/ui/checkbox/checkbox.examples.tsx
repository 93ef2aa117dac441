import { samples, type Examples } from '../gallery/examples.tsx';
import { Checkbox } from './checkbox.tsx';

export const examples: Examples = {
  title: 'Checkbox',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Checkbox
        name="terms"
        label={w('Ich habe die Nutzungsbedingungen gelesen und stimme zu.', 'I have read and accept the terms.')}
        required
      />
    ),
    ticked: (
      <Checkbox
        name="news"
        label={w('Schreibt mir, wenn es Neues gibt.', 'Write to me when there is news.')}
        help={w('Höchstens einmal in der Woche.', 'Once a week at most.')}
        defaultChecked
      />
    ),
    error: (
      <Checkbox
        name="missing"
        label={w('Ich stimme zu.', 'I agree.')}
        errors={[w('Das brauchen wir von dir.', 'We need this from you.')]}
      />
    ),
    disabled: <Checkbox name="off" label={w('Nicht zu ändern', 'Not to be changed')} disabled />,
    'disabled, ticked': (
      <Checkbox name="on" label={w('Nicht zu ändern', 'Not to be changed')} disabled defaultChecked />
    ),
    'a long word': <Checkbox name="long" label={samples.longWord} />,
  }),
};
