import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeField } from '../code-field/code-field.tsx';
import { RequiredHint } from '../field/field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Section, useWords } from './example.tsx';

export function Fields() {
  const w = useWords();
  const [password, setPassword] = useState('lehre');
  const [code, setCode] = useState('4812');
  const [usage, setUsage] = useState<'referring' | 'searching' | 'both'>('referring');
  const [agrees, setAgrees] = useState(true);
  return (
    <Section title={w('Felder', 'Fields')}>
      <Stack gap={6}>
        <RequiredHint />
        <TextField
          name="email"
          label={w('E-Mail-Adresse', 'Email address')}
          type="email"
          autoComplete="email"
          required
          help={w('Hierhin schicken wir deinen Code.', 'We send your code here.')}
        />
        <TextField
          name="postcode"
          label={w('Postleitzahl', 'Postcode')}
          defaultValue="4033"
          width="short"
          required
          inputMode="numeric"
          errors={[w('Eine Postleitzahl hat fünf Ziffern.', 'A postcode has five digits.')]}
        />
        <PasswordField
          name="password"
          label={w('Passwort', 'Password')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          required
          rules={[
            { id: 'length', label: w('8 Zeichen', '8 characters'), isMet: (p) => p.length >= 8 },
            { id: 'upper', label: w('ein Großbuchstabe', 'an uppercase letter'), isMet: (p) => /\p{Lu}/u.test(p) },
            { id: 'lower', label: w('ein Kleinbuchstabe', 'a lowercase letter'), isMet: (p) => /\p{Ll}/u.test(p) },
            { id: 'digit', label: w('eine Ziffer', 'a digit'), isMet: (p) => /\d/.test(p) },
          ]}
        />
        <CodeField
          name="code"
          label={w('Code aus der E-Mail', 'Code from the email')}
          length={6}
          value={code}
          onChange={setCode}
        />
        <TextField
          name="locked"
          label={w('Gesperrtes Feld', 'Disabled field')}
          defaultValue="Bäckerei Kläßener"
          disabled
        />
      </Stack>
      <Stack gap={6}>
        <Select
          name="graduation"
          label={w('Schulabschluss', 'School leaving certificate')}
          placeholder={w('Bitte wählen', 'Please choose')}
          options={[
            { value: 'a', label: w('Mittlerer Schulabschluss', 'Intermediate certificate') },
            { value: 'b', label: w('Allgemeine Hochschulreife', 'Abitur') },
          ]}
        />
        <RadioCards
          name="usage"
          label={w('Was haben Sie vor?', 'What brings you here?')}
          required
          value={usage}
          onChange={setUsage}
          options={[
            {
              value: 'referring',
              label: w('Weiterempfehlen', 'Refer'),
              description: w(
                'Wir haben mehr gute Bewerbungen als Plätze.',
                'We have more good applicants than places.',
              ),
            },
            {
              value: 'searching',
              label: w('Suchen', 'Search'),
              description: w('Wir haben freie Ausbildungsplätze.', 'We have open places.'),
            },
            { value: 'both', label: w('Beides', 'Both') },
          ]}
        />
        <Checkbox
          name="terms"
          label={w(
            'Ich habe die Nutzungsbedingungen gelesen und stimme ihnen zu.',
            'I have read the terms and accept them.',
          )}
          checked={agrees}
          onChange={setAgrees}
          required
        />
        <Checkbox
          name="news"
          label={w('Nicht angekreuzt', 'Not ticked')}
          errors={[w('Das brauchen wir von dir.', 'We need this from you.')]}
        />
        <TextArea
          name="text"
          label={w('Nachricht', 'Message')}
          help={w('Platzhalter füllen sich von selbst.', 'Placeholders fill themselves.')}
          defaultValue={w('Hallo {applicant.firstname},', 'Hello {applicant.firstname},')}
        />
      </Stack>
    </Section>
  );
}
