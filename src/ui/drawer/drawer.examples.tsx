import { Button } from '../button/button.tsx';
import { Kept, samples, type Examples } from '../gallery/examples.tsx';
import { Drawer } from './drawer.tsx';

export const examples: Examples = {
  title: 'Drawer',
  group: 'Overlays',
  states: (w) => ({
    'a few words': (
      <Kept start={false}>
        {(isOpen, keep) => (
          <>
            <Button variant="secondary" onClick={() => keep(true)}>
              {w('Filter öffnen', 'Open filters')}
            </Button>
            <Drawer
              title={w('Filter', 'Filters')}
              isOpen={isOpen}
              onClose={() => keep(false)}
              footer={<Button onClick={() => keep(false)}>{w('48 anzeigen', 'Show 48')}</Button>}
            >
              <p>{w('Filter bleiben neben den Ergebnissen.', 'Filters stay beside the results.')}</p>
            </Drawer>
          </>
        )}
      </Kept>
    ),
    'a long word': (
      <Kept start={false}>
        {(isOpen, keep) => (
          <>
            <Button variant="secondary" onClick={() => keep(true)}>
              {w('Menü', 'Menu')}
            </Button>
            <Drawer title={samples.longWord} isOpen={isOpen} onClose={() => keep(false)}>
              <p>{samples.longWord}</p>
            </Drawer>
          </>
        )}
      </Kept>
    ),
    'a sheet from below': (
      <Kept start={false}>
        {(isOpen, keep) => (
          <>
            <Button variant="secondary" onClick={() => keep(true)}>
              {w('Porträt', 'Portrait')}
            </Button>
            <Drawer
              title="Lackwerke Severin"
              note={w('Köln, 2 km von dir', 'Köln, 2 km from you')}
              isOpen={isOpen}
              isFromBelow
              onClose={() => keep(false)}
            >
              <p>{w('Etwas, das man eine Weile ansieht.', 'Something to look at for a while.')}</p>
            </Drawer>
          </>
        )}
      </Kept>
    ),
  }),
};
