import { Kept, samples, type Examples } from '../gallery/examples.tsx';
import { Switch } from './switch.tsx';

export const examples: Examples = {
  title: 'Switch',
  group: 'Fields',
  states: (w) => ({
    on: (
      <Kept<boolean> start>
        {(value, keep) => (
          <Switch
            name="findable"
            label={w('Betriebe können mich finden', 'Companies can find me')}
            help={w('Noch 21 Tage.', '21 days left.')}
            checked={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    off: (
      <Kept start={false}>
        {(value, keep) => (
          <Switch name="off" label={w('E-Mails an mich', 'E-mails to me')} checked={value} onChange={keep} />
        )}
      </Kept>
    ),
    error: (
      <Switch
        name="failed"
        label={w('E-Mails an mich', 'E-mails to me')}
        checked={false}
        onChange={() => undefined}
        errors={[w('Das ließ sich nicht speichern.', 'That could not be saved.')]}
      />
    ),
    'disabled, off and on': (
      <>
        <Switch name="locked-off" label={w('Gesperrt', 'Locked')} checked={false} onChange={() => undefined} disabled />
        <Switch name="locked-on" label={w('Gesperrt', 'Locked')} checked onChange={() => undefined} disabled />
      </>
    ),
    'a long word': <Switch name="long" label={samples.longWord} checked onChange={() => undefined} />,
    'right to left': (
      <div dir="rtl">
        <Switch name="rtl" label={samples.rightToLeft} checked onChange={() => undefined} />
      </div>
    ),
  }),
};
