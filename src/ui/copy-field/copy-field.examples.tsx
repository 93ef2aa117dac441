import type { Examples } from '../gallery/examples.tsx';
import { CopyField } from './copy-field.tsx';

export const examples: Examples = {
  title: 'Copy field',
  group: 'Fields',
  states: (w) => ({
    'a link': (
      <CopyField
        name="link"
        label={w('Link zum Weitergeben', 'Link to pass on')}
        help={w('Er führt zur Registrierung.', 'It leads to the registration.')}
        value="https://app.example/register/applicant?code=ABCD2345"
      />
    ),
    'a short code': <CopyField name="code" label="Code" value="ABCD2345" width="medium" />,
  }),
};
