import { StatusBadge } from '../badge/status-badge.tsx';
import { Button } from '../button/button.tsx';
import { samples, type Examples } from '../gallery/examples.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { TextLink } from '../link/link.tsx';
import { PageHeader } from './page-header.tsx';

export const examples: Examples = {
  title: 'Page header',
  group: 'Navigation',
  layout: 'wide',
  states: (w) => ({
    'with its main action': (
      <PageHeader
        title={w('Wen Sie weiterempfehlen', 'Whom you refer')}
        lead={w(
          'Ein Code sagt uns, von wem jemand kommt. Geben Sie ihn mit der Absage mit.',
          'A code tells us who sent somebody. Hand it out with your rejection.',
        )}
        actions={<Button icon={<Glyph name="plus" />}>{w('Code anlegen', 'Create code')}</Button>}
      />
    ),
    'with the way back and a status': (
      <PageHeader
        title="Ausbildungsmesse 2026"
        back={
          <TextLink href="#codes" variant="alone">
            {w('Alle Codes', 'All codes')}
          </TextLink>
        }
        status={<StatusBadge status="active" label={w('Aktiv', 'Active')} />}
      />
    ),
    'long words': (
      <PageHeader
        title={samples.longWord}
        lead={samples.longWord}
        actions={<Button variant="secondary">{samples.longWord}</Button>}
      />
    ),
  }),
};
