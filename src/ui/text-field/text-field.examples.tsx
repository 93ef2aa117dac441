import { samples, type Examples } from '../gallery/examples.tsx';
import { TextField } from './text-field.tsx';

export const examples: Examples = {
  title: 'Text field',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <TextField
        name="email"
        label={w('E-Mail-Adresse', 'E-mail address')}
        type="email"
        autoComplete="email"
        required
        help={w('Hierhin schicken wir deinen Code.', 'We send your code here.')}
      />
    ),
    filled: <TextField name="city" label={w('Ort', 'City')} defaultValue="Wesel" width="medium" />,
    error: (
      <TextField
        name="postcode"
        label={w('Postleitzahl', 'Postcode')}
        defaultValue="4033"
        width="short"
        required
        inputMode="numeric"
        errors={[w('Eine Postleitzahl hat fünf Ziffern.', 'A postcode has five digits.')]}
      />
    ),
    disabled: <TextField name="company" label={w('Betrieb', 'Company')} defaultValue="Bäckerei Kläßener" disabled />,
    'read only': <TextField name="code" label="Code" defaultValue="START2ME" readOnly width="medium" />,
    'a long word': <TextField name="long" label={samples.longWord} defaultValue={samples.longWord} />,
    'right to left': (
      <div dir="rtl">
        <TextField name="name" label="الاسم" defaultValue={samples.rightToLeft} errors={['هذا الحقل مطلوب']} />
      </div>
    ),
  }),
};
