import { samples, type Examples } from '../gallery/examples.tsx';
import { TextArea } from './text-area.tsx';

export const examples: Examples = {
  title: 'Text area',
  group: 'Fields',
  states: (w) => ({
    empty: <TextArea name="message" label={w('Nachricht', 'Message')} placeholder={w('Hallo Ada,', 'Hello Ada,')} />,
    filled: (
      <TextArea
        name="template"
        label={w('Nachricht', 'Message')}
        help={w('Platzhalter füllen sich von selbst.', 'Placeholders fill themselves.')}
        defaultValue={w('Hallo {applicant.firstname},\n\nwir haben …', 'Hello {applicant.firstname},\n\nwe have …')}
      />
    ),
    error: (
      <TextArea
        name="reason"
        label={w('Begründung', 'Reason')}
        required
        errors={[w('Bitte ausfüllen', 'Please fill in')]}
      />
    ),
    disabled: <TextArea name="old" label={w('Nachricht', 'Message')} defaultValue={w('Gesendet.', 'Sent.')} disabled />,
    'two lines': <TextArea name="line" label="A line of your own" rows={2} />,
    'a long word': <TextArea name="long" label={samples.longWord} defaultValue={samples.longWord.repeat(3)} rows={3} />,
  }),
};
