import { Brand } from '../brand/brand.tsx';
import { Button } from '../button/button.tsx';
import { samples, type Examples, type Words } from '../gallery/examples.tsx';
import { Heading, Text } from '../heading/heading.tsx';
import { LoginScene, scenes } from '../illustrations/login.tsx';
import { TextLink } from '../link/link.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

const footer = (w: Words) => (
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
);

export const examples: Examples = {
  title: 'Standalone frame',
  group: 'Page',
  layout: 'wide',
  states: (w) => ({
    'a guest’s page': (
      <StandaloneFrame
        brand={<Brand name="Handwerk am Rhein" />}
        tools={
          <TextLink variant="quiet" href="#language">
            {w('English', 'Deutsch')}
          </TextLink>
        }
        aside={
          <>
            <div>
              <LoginScene scene={scenes[0]} />
            </div>
            <p>{w('Gute Bewerbungen finden ihren Betrieb.', 'Good applicants find their company.')}</p>
          </>
        }
        footer={footer(w)}
      >
        <Stack gap={8}>
          <Stack gap={2}>
            <Heading level={1}>{w('Schön, dass du da bist', 'Good to see you')}</Heading>
            <Text look="lead">
              {w('Melde dich an, um zu sehen, wer dir geschrieben hat.', 'Log in to see who wrote to you.')}
            </Text>
          </Stack>
          <Stack gap={6}>
            <TextField name="email" label={w('E-Mail-Adresse', 'E-mail address')} type="email" />
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
    ),
    'long words': (
      <StandaloneFrame brand={<Brand name={samples.longWord} />} footer={footer(w)}>
        <Heading level={1}>{samples.longWord}</Heading>
      </StandaloneFrame>
    ),
  }),
};
