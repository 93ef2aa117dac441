import { Button } from '../button/button.tsx';
import { Kept, samples, type Examples } from '../gallery/examples.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

export const examples: Examples = {
  title: 'Dialog',
  group: 'Overlays',
  states: (w) => ({
    'a question': (
      <Kept start={false}>
        {(isOpen, keep) => (
          <>
            <Button variant="secondary" onClick={() => keep(true)}>
              {w('Code löschen', 'Delete code')}
            </Button>
            <Dialog
              title={w('Registrierungscode löschen?', 'Delete this registration code?')}
              description={w(
                'Der Code „Messe 2026“ gilt danach nicht mehr. Wer sich schon damit angemeldet hat, bleibt angemeldet.',
                'The code “Messe 2026” will no longer work. Everyone who already registered with it stays registered.',
              )}
              isOpen={isOpen}
              onClose={() => keep(false)}
              isAlert
              footer={
                <>
                  <Button variant="quiet" onClick={() => keep(false)}>
                    {w('Behalten', 'Keep')}
                  </Button>
                  <Button variant="danger" onClick={() => keep(false)}>
                    {w('Code löschen', 'Delete code')}
                  </Button>
                </>
              }
            />
          </>
        )}
      </Kept>
    ),
    'a form': (
      <Kept start={false}>
        {(isOpen, keep) => (
          <>
            <Button variant="secondary" onClick={() => keep(true)}>
              {w('Code anlegen', 'Create code')}
            </Button>
            <Dialog
              title={w('Code anlegen', 'Create code')}
              isOpen={isOpen}
              onClose={() => keep(false)}
              width="large"
              footer={<Button onClick={() => keep(false)}>{w('Anlegen', 'Create')}</Button>}
            >
              <TextField name="name" label={w('Name des Codes', 'Name of the code')} required />
            </Dialog>
          </>
        )}
      </Kept>
    ),
    'long words, more than fits': (
      <Kept start={false}>
        {(isOpen, keep) => (
          <>
            <Button variant="secondary" onClick={() => keep(true)}>
              {w('Lang', 'Long')}
            </Button>
            <Dialog
              title={samples.longWord}
              isOpen={isOpen}
              onClose={() => keep(false)}
              footer={<Button onClick={() => keep(false)}>{samples.longWord}</Button>}
            >
              {Array.from({ length: 30 }, (_, index) => (
                <p key={index}>{`${index + 1} ${samples.longWord}`}</p>
              ))}
            </Dialog>
          </>
        )}
      </Kept>
    ),
  }),
};
