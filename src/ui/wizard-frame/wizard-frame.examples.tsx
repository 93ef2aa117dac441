import { samples, type Examples, type Words } from '../gallery/examples.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { WizardFrame, type WizardStep } from './wizard-frame.tsx';

const nothing = { onClick: () => undefined };
const steps = (w: Words): WizardStep[] => [
  { id: 'profile', label: w('Ausbildung', 'Training'), state: 'done', open: nothing },
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
        back={nothing}
        skip={nothing}
        next={<Button>{w('Weiter', 'Continue')}</Button>}
      >
        <TextField name="phone" label={w('Telefon', 'Phone')} type="tel" />
      </WizardFrame>
    ),
    'first, with a picture, pending': (
      <WizardFrame
        label={w('Dein Profil', 'Your profile')}
        steps={steps(w).map((step, index) => ({ ...step, state: index === 0 ? 'current' : 'open' }))}
        title={w('Was möchtest du lernen?', 'What would you like to learn?')}
        next={<Button isPending>{w('Weiter', 'Continue')}</Button>}
      >
        <TextField name="job" label={w('Wunschberuf', 'Occupation')} defaultValue={w('Tischler/in', 'Joiner')} />
      </WizardFrame>
    ),
    'done and opened again, with what comes of it': (
      <WizardFrame
        label={w('Dein Profil', 'Your profile')}
        steps={steps(w).map((step, index) => (index === 1 ? { ...step, state: 'again' } : step))}
        title={w('Noch zwei Schritte', 'Two more steps')}
        next={<Button>{w('Weiter', 'Continue')}</Button>}
        aside={<p>{w('So sieht es dann aus.', 'This is how it looks then.')}</p>}
      >
        <TextField name="again" label={w('Telefon', 'Phone')} type="tel" />
      </WizardFrame>
    ),
    'long words': (
      <WizardFrame
        label={w('Dein Profil', 'Your profile')}
        steps={steps(w).map((step) => ({ ...step, label: samples.longWord }))}
        title={samples.longWord}
        lead={samples.longWord}
        back={nothing}
        skip={nothing}
        next={<Button disabled>{samples.longWord}</Button>}
      >
        <TextField name="long" label={samples.longWord} />
      </WizardFrame>
    ),
  }),
};
