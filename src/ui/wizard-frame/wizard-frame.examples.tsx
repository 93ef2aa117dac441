import { samples, type Examples, type Words } from '../gallery/examples.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { WizardFrame, type WizardStep } from './wizard-frame.tsx';

const nothing = () => undefined;
const steps = (w: Words): WizardStep[] => [
  { id: 'profile', label: w('Ausbildung', 'Training'), state: 'done', onSelect: nothing },
  { id: 'phone', label: w('Telefon', 'Phone'), state: 'current' },
  { id: 'address', label: w('Adresse', 'Address'), state: 'open' },
];

export const examples: Examples = {
  title: 'Wizard frame',
  group: 'Navigation',
  layout: 'wide',
  states: (w) => ({
    'in between': (
      <WizardFrame
        label={w('Dein Profil', 'Your profile')}
        steps={steps(w)}
        title={w('Noch zwei Schritte, dann finden dich Betriebe', 'Two more steps, then companies can find you')}
        lead={w('Deine Nummer sieht nur, wem du zusagst.', 'Only companies you say yes to see your number.')}
        onBack={nothing}
        onSkip={nothing}
        onContinue={nothing}
      >
        <TextField name="phone" label={w('Telefon', 'Phone')} type="tel" />
      </WizardFrame>
    ),
    'first, with a picture, pending': (
      <WizardFrame
        label={w('Dein Profil', 'Your profile')}
        steps={steps(w).map((step, index) => ({ ...step, state: index === 0 ? 'current' : 'open' }))}
        title={w('Was möchtest du lernen?', 'What would you like to learn?')}
        onContinue={nothing}
        isPending
      >
        <TextField name="job" label={w('Wunschberuf', 'Occupation')} defaultValue={w('Tischler/in', 'Joiner')} />
      </WizardFrame>
    ),
    'long words': (
      <WizardFrame
        label={w('Dein Profil', 'Your profile')}
        steps={steps(w).map((step) => ({ ...step, label: samples.longWord }))}
        title={samples.longWord}
        lead={samples.longWord}
        onBack={nothing}
        onSkip={nothing}
        canContinue={false}
        continueLabel={samples.longWord}
      >
        <TextField name="long" label={samples.longWord} />
      </WizardFrame>
    ),
  }),
};
