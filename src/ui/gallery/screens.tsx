import { useState } from 'react';
import { Brand } from '../brand/brand.tsx';
import { Button } from '../button/button.tsx';
import { Heading, Text } from '../heading/heading.tsx';
import { LoginIllustration } from '../illustrations/login.tsx';
import { TextLink } from '../link/link.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Stack } from '../stack/stack.tsx';
import { StandaloneFrame } from '../standalone-frame/standalone-frame.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { WizardFrame } from '../wizard-frame/wizard-frame.tsx';
import { useWords } from './example.tsx';

/** A guest's page whole, to judge the frame by. */
export function LoginSample() {
  const w = useWords();
  return (
    <StandaloneFrame
      brand={<Brand name="Handwerk am Rhein" />}
      tools={
        <TextLink variant="quiet" href="#en">
          English
        </TextLink>
      }
      aside={
        <>
          <LoginIllustration />
          <p>{w('Gute Bewerbungen finden ihren Betrieb.', 'Good applicants find their company.')}</p>
        </>
      }
      footer={
        <>
          <TextLink variant="quiet" href="#imprint">
            {w('Impressum', 'Imprint')}
          </TextLink>
          <TextLink variant="quiet" href="#privacy">
            {w('Datenschutz', 'Privacy')}
          </TextLink>
          <TextLink variant="quiet" href="#help">
            {w('Hilfe', 'Help')}
          </TextLink>
        </>
      }
    >
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>{w('Schön, dass du da bist', 'Good to see you')}</Heading>
          <Text look="lead">
            {w('Melde dich an, um zu sehen, wer dir geschrieben hat.', 'Log in to see who wrote to you.')}
          </Text>
        </Stack>
        <Stack gap={6}>
          <TextField name="email" label={w('E-Mail-Adresse', 'Email address')} type="email" />
          <PasswordField name="password" label={w('Passwort', 'Password')} autoComplete="current-password" />
          <Button type="submit" width="full">
            {w('Anmelden', 'Log in')}
          </Button>
          <TextLink href="#forgot" variant="alone">
            {w('Passwort vergessen?', 'Forgot your password?')}
          </TextLink>
        </Stack>
      </Stack>
    </StandaloneFrame>
  );
}

/** One step of the onboarding. */
export function WizardSample() {
  const w = useWords();
  const [value, setValue] = useState<'de' | 'at'>('de');
  return (
    <StandaloneFrame brand={<Brand name="Handwerk am Rhein" />} width="wide" footer={null}>
      <WizardFrame
        label={w('Dein Profil', 'Your profile')}
        steps={[
          { id: 'profile', label: w('Ausbildung', 'Training'), state: 'done', onSelect: () => undefined },
          { id: 'phone', label: w('Telefon', 'Phone'), state: 'current' },
          { id: 'address', label: w('Adresse', 'Address'), state: 'open' },
        ]}
        title={w('Noch zwei Schritte, dann finden dich Betriebe', 'Two more steps, then companies can find you')}
        lead={w('Deine Nummer sieht nur, wem du zusagst.', 'Only companies you say yes to see your number.')}
        onBack={() => undefined}
        onSkip={() => undefined}
        onContinue={() => undefined}
      >
        <RadioCards
          name="x"
          label={w('Wo wohnst du?', 'Where do you live?')}
          value={value}
          onChange={setValue}
          layout="sideBySide"
          options={[
            { value: 'de', label: w('Deutschland', 'Germany') },
            { value: 'at', label: w('Österreich', 'Austria') },
          ]}
        />
      </WizardFrame>
    </StandaloneFrame>
  );
}
