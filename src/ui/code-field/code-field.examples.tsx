import { Kept, type Examples } from '../gallery/examples.tsx';
import { CodeField } from './code-field.tsx';

export const examples: Examples = {
  title: 'Code field',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Kept start="">
        {(value, keep) => (
          <CodeField
            name="code"
            label={w('Code aus der E-Mail', 'Code from the e-mail')}
            length={6}
            value={value}
            onChange={keep}
            required
          />
        )}
      </Kept>
    ),
    letters: (
      <Kept start="START2ME">
        {(value, keep) => (
          <CodeField
            name="registration"
            label={w('Registrierungscode', 'Registration code')}
            kind="letters"
            length={8}
            value={value}
            onChange={keep}
            help={w('Er steht in der Absage.', 'You find it in the rejection.')}
          />
        )}
      </Kept>
    ),
    error: (
      <Kept start="481205">
        {(value, keep) => (
          <CodeField
            name="wrong"
            label={w('Code aus der E-Mail', 'Code from the e-mail')}
            length={6}
            value={value}
            onChange={keep}
            errors={[w('Dieser Code ist abgelaufen.', 'This code has expired.')]}
          />
        )}
      </Kept>
    ),
    disabled: <CodeField name="off" label={w('Code', 'Code')} length={6} value="481205" disabled />,
  }),
};
