import { samples, type Examples, type Words } from '../gallery/examples.tsx';
import { Select } from './select.tsx';

const options = (w: Words) => [
  { value: 'middle', label: w('Mittlerer Schulabschluss', 'Intermediate certificate') },
  { value: 'high', label: w('Allgemeine Hochschulreife', 'Abitur') },
];

export const examples: Examples = {
  title: 'Select',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Select
        name="graduation"
        label={w('Schulabschluss', 'School leaving certificate')}
        placeholder={w('Bitte wählen', 'Please choose')}
        options={options(w)}
        required
      />
    ),
    filled: (
      <Select name="chosen" label={w('Schulabschluss', 'Certificate')} options={options(w)} defaultValue="high" />
    ),
    error: (
      <Select
        name="missing"
        label={w('Schulabschluss', 'Certificate')}
        placeholder={w('Bitte wählen', 'Please choose')}
        options={options(w)}
        errors={[w('Bitte wähle einen Abschluss.', 'Please choose a certificate.')]}
      />
    ),
    disabled: <Select name="off" label={w('Schulabschluss', 'Certificate')} options={options(w)} disabled />,
    'a long word': (
      <Select name="long" label={samples.longWord} options={[{ value: 'long', label: samples.longWord }]} />
    ),
    'right to left': (
      <div dir="rtl">
        <Select name="rtl" label="الاسم" options={[{ value: 'one', label: samples.rightToLeft }]} />
      </div>
    ),
  }),
};
