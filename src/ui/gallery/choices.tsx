import { Suspense, useState } from 'react';
import { AddressField } from '../address-field/address-field.tsx';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { MultiCombobox } from '../combobox/multi-combobox.tsx';
import { CopyField } from '../copy-field/copy-field.tsx';
import { DateOfBirth } from '../date-of-birth/date-of-birth.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { FileField } from '../file-field/file-field.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { Menu } from '../menu/menu.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Row, Stack } from '../stack/stack.tsx';
import { Switch } from '../switch/switch.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Section, useWords } from './example.tsx';

const trades = [
  'Anlagenmechaniker/in – Sanitär-, Heizungs- und Klimatechnik',
  'Bäcker/in',
  'Elektroniker/in – Energie- und Gebäudetechnik',
  'Fachinformatiker/in – Anwendungsentwicklung',
  'Kaufmann/-frau – Büromanagement',
  'Kraftfahrzeugmechatroniker/in',
  'Maler/in und Lackierer/in',
  'Straßenbauer/in',
  'Tischler/in',
  'Zimmerer/Zimmerin',
];
/** 10,000 entries: a list nobody scrolls */
const options = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `${trades[index % trades.length] ?? ''}${index < trades.length ? '' : ` ${index}`}`,
}));

export function Choices() {
  const w = useWords();
  const [occupation, setOccupation] = useState('1');
  const [several, setSeveral] = useState(['0', '8']);
  const [phone, setPhone] = useState('+491712345678');
  const [born, setBorn] = useState('2009-03-05');
  const [street, setStreet] = useState('');
  const [isFindable, setFindable] = useState(true);
  const [picture, setPicture] = useState<string>();
  return (
    <Section title={w('Auswählen und eintragen', 'Choosing and filling in')}>
      <Stack gap={6}>
        <Combobox
          name="occupation"
          label={w('Wunschberuf', 'Occupation')}
          required
          options={options}
          value={occupation}
          onChange={setOccupation}
          help={w('Tipp die ersten Buchstaben.', 'Type the first letters.')}
        />
        <MultiCombobox
          name="occupations"
          label={w('Berufe', 'Occupations')}
          options={options}
          values={several}
          onChange={setSeveral}
        />
        <Suspense fallback={<Skeleton height="5rem" />}>
          <PhoneField
            name="meta.phonenumber"
            label={w('Telefonnummer', 'Phone number')}
            required
            value={phone}
            onChange={setPhone}
          />
        </Suspense>
        <DateOfBirth
          name="date_of_birth"
          label={w('Geburtsdatum', 'Date of birth')}
          required
          value={born}
          onChange={setBorn}
          errors={born === '' ? [w('Bitte ausfüllen', 'Please fill in')] : []}
        />
      </Stack>
      <Stack gap={6}>
        <AddressField
          name="line_1"
          label={w('Straße und Hausnummer', 'Street and house number')}
          value={street}
          onChange={setStreet}
          suggest={(query) =>
            Promise.resolve(
              [1, 2, 3].map((n) => ({ value: String(n), label: `${query} ${n}`, hint: '40213 Düsseldorf' })),
            )
          }
          onSelect={(found) => setStreet(found.label)}
        />
        <Switch
          name="search_status"
          label={w('Betriebe können mich finden', 'Companies can find me')}
          help={w('Noch 21 Tage.', '21 days left.')}
          checked={isFindable}
          onChange={setFindable}
        />
        <Switch name="locked" label={w('Gesperrt', 'Disabled')} checked={false} disabled onChange={() => undefined} />
        <CopyField
          name="link"
          label={w('Link zum Weitergeben', 'Link to pass on')}
          value="https://app.example/register/applicant?code=ABCD2345"
        />
        <FileField
          name="logo"
          label="Logo"
          accept={['image/png', 'image/jpeg']}
          previewUrl={picture}
          onChange={(file) => setPicture(file && URL.createObjectURL(file))}
          help={w('PNG oder JPEG, höchstens 2 MB.', 'PNG or JPEG, 2 MB at most.')}
        />
        <Panels />
      </Stack>
    </Section>
  );
}

function Panels() {
  const w = useWords();
  const [tab, setTab] = useState<'details' | 'employees' | 'invitations'>('details');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tabs
        aria-label={w('Betrieb', 'Organization')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'details',
            label: w('Angaben', 'Details'),
            content: <p>{w('Was alle sehen.', 'What everybody sees.')}</p>,
          },
          { id: 'employees', label: w('Mitarbeitende', 'Employees'), content: <p>3</p> },
          { id: 'invitations', label: w('Einladungen', 'Invitations'), content: <p>0</p> },
        ]}
      />
      <Row>
        <Menu
          trigger={
            <Button variant="secondary" icon={<Glyph name="more" />}>
              {w('Mehr', 'More')}
            </Button>
          }
          items={[
            { id: 'edit', label: w('Bearbeiten', 'Edit'), icon: <Glyph name="edit" />, onSelect: () => undefined },
            {
              id: 'copy',
              label: w('Link kopieren', 'Copy link'),
              icon: <Glyph name="copy" />,
              onSelect: () => undefined,
            },
            {
              id: 'delete',
              label: w('Löschen', 'Delete'),
              icon: <Glyph name="trash" />,
              tone: 'danger',
              isApart: true,
              onSelect: () => undefined,
            },
          ]}
        />
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Drawer
        </Button>
      </Row>
      <Drawer
        title={w('Filter', 'Filters')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{w('48 anzeigen', 'Show 48')}</Button>}
      >
        <p>{w('Filter bleiben neben den Ergebnissen.', 'Filters stay beside the results.')}</p>
      </Drawer>
    </>
  );
}
