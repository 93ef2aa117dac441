import { samples, type Examples } from '../gallery/examples.tsx';
import { ButtonLink } from '../link/link.tsx';
import { Outcome } from './outcome.tsx';

export const examples: Examples = {
  title: 'Outcome',
  group: 'Messages',
  states: (w) => ({
    success: (
      <Outcome
        tone="success"
        title={w('Deine Antwort ist angekommen', 'Your answer has arrived')}
        action={<ButtonLink href="#home">{w('Zur Übersicht', 'To the overview')}</ButtonLink>}
      >
        <p>{w('Der Betrieb meldet sich bei dir.', 'The company will get in touch.')}</p>
      </Outcome>
    ),
    info: <Outcome tone="info" title={w('Du hast schon geantwortet', 'You have answered already')} />,
    warning: <Outcome tone="warning" title={w('Dieser Link ist abgelaufen', 'This link has expired')} />,
    danger: <Outcome tone="danger" title={samples.longWord} />,
  }),
};
