import type { Examples } from '../gallery/examples.tsx';
import { Funnel } from './funnel.tsx';

export const examples: Examples = {
  title: 'Funnel',
  group: 'Data',
  states: (w) => ({
    'how far they come': (
      <>
        <h3 id="funnel-far">{w('Wie weit sie sind', 'How far they have come')}</h3>
        <Funnel
          aria-labelledby="funnel-far"
          steps={[
            { id: 'registered', label: w('Registriert', 'Registered'), count: 1284 },
            { id: 'confirmed', label: w('E-Mail-Adresse bestätigt', 'E-mail address confirmed'), count: 1101 },
            { id: 'complete', label: w('Profil vollständig', 'Profile complete'), count: 640 },
            { id: 'found', label: w('Zu finden', 'Can be found'), count: 410 },
          ]}
        />
      </>
    ),
    nobody: (
      <>
        <h3 id="funnel-nobody">{w('Wie weit sie sind', 'How far they have come')}</h3>
        <Funnel
          aria-labelledby="funnel-nobody"
          steps={[
            { id: 'registered', label: w('Registriert', 'Registered'), count: 0 },
            { id: 'confirmed', label: w('E-Mail-Adresse bestätigt', 'E-mail address confirmed'), count: 0 },
          ]}
        />
      </>
    ),
  }),
};
