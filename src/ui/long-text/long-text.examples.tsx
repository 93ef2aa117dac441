import { samples, type Examples } from '../gallery/examples.tsx';
import { LongTextDisclosure } from './long-text.tsx';

export const examples: Examples = {
  title: 'Long text',
  group: 'Data',
  states: (w) => {
    const text = w(
      `# Worum es geht\n\nBetriebe empfehlen gute Bewerbungen weiter.\n\n- Dein Name bleibt verborgen.\n- Du entscheidest.\n\n${samples.longWord}.`,
      `# What it is about\n\nCompanies refer good applicants.\n\n- Your name stays hidden.\n- You decide.\n\n${samples.longWord}.`,
    );
    return {
      closed: <LongTextDisclosure title={w('Nutzungsbedingungen', 'Terms')} note="Version 3" text={text} />,
      open: <LongTextDisclosure title={w('Nutzungsbedingungen', 'Terms')} text={text} isOpen />,
      'to print': <LongTextDisclosure title={w('Einwilligung', 'Consent')} from="Chemieverbund" text={text} isOpen />,
    };
  },
};
