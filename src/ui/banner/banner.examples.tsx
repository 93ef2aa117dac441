import { Button } from '../button/button.tsx';
import { samples, type Examples } from '../gallery/examples.tsx';
import { Banner } from './banner.tsx';

export const examples: Examples = {
  title: 'Banner',
  group: 'Messages',
  states: (w) => ({
    info: (
      <Banner tone="info" title={w('Wir haben dir einen Code geschickt', 'We sent you a code')}>
        {w('Schau auch im Spam-Ordner nach.', 'Have a look in your spam folder too.')}
      </Banner>
    ),
    success: <Banner tone="success">{w('Gespeichert.', 'Saved.')}</Banner>,
    warning: (
      <Banner tone="warning" title={w('Du bist gerade offline', 'You are offline')}>
        {w('Was du tippst, bleibt hier.', 'What you type stays here.')}
      </Banner>
    ),
    'danger, with a way out': (
      <Banner
        tone="danger"
        announce="silent"
        action={
          <Button size="compact" variant="secondary">
            {w('Noch einmal', 'Try again')}
          </Button>
        }
      >
        {w('Das hat nicht geklappt.', 'That did not work.')}
      </Banner>
    ),
    neutral: <Banner tone="neutral">{w('Nur damit du es weißt.', 'Just so you know.')}</Banner>,
    'a long word': (
      <Banner tone="info" title={samples.longWord}>
        {samples.longWord}
      </Banner>
    ),
  }),
};
