import { Button } from '../button/button.tsx';
import { Kept, type Examples, type Words } from '../gallery/examples.tsx';
import { ToastRegion, type Toast } from './toast.tsx';

const toasts = (w: Words): Toast[] => [
  { id: 'copied', tone: 'success', title: w('Link kopiert', 'Link copied'), timeout: 5000 },
  { id: 'info', tone: 'info', title: w('Ada hat geantwortet', 'Ada has answered'), timeout: 0 },
  { id: 'warning', tone: 'warning', title: w('Der Code läuft morgen ab', 'The code expires tomorrow'), timeout: 0 },
  {
    id: 'failed',
    tone: 'danger',
    title: w('Zu viele Anfragen', 'Too many requests'),
    message: w('Bitte warte eine Minute.', 'Please wait a minute.'),
    timeout: 0,
  },
  {
    id: 'pending',
    tone: 'pending',
    title: w('Nachricht geht in 60 Sekunden raus', 'Message goes out in 60 seconds'),
    timeout: 0,
    action: { label: w('Zurückholen', 'Undo'), onSelect: () => undefined },
    parts: {
      label: w('Einzeln', 'One by one'),
      list: ['Ahorn 42', 'Birke 7'].map((title) => ({
        id: title,
        title,
        action: { label: w('Zurückholen', 'Undo'), onSelect: () => undefined },
      })),
    },
  },
];

export const examples: Examples = {
  title: 'Toast',
  group: 'Overlays',
  states: (w) => ({
    'one of each tone, the first goes after five seconds': (
      <Kept<readonly Toast[]> start={[]}>
        {(shown, keep) => (
          <>
            <Button variant="secondary" onClick={() => keep(toasts(w))}>
              {w('Zeigen', 'Show')}
            </Button>
            <ToastRegion toasts={shown} onDismiss={(id) => keep(shown.filter((toast) => toast.id !== id))} />
          </>
        )}
      </Kept>
    ),
  }),
};
