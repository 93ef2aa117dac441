import { samples, type Examples } from '../gallery/examples.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { Row } from '../stack/stack.tsx';
import { Button, IconButton, type ButtonVariant } from './button.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'plain', 'danger'];

export const examples: Examples = {
  title: 'Button',
  group: 'Actions',
  states: (w) => ({
    variants: (
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {w('Code prüfen', 'Check code')}
          </Button>
        ))}
      </Row>
    ),
    disabled: (
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {w('Code prüfen', 'Check code')}
          </Button>
        ))}
      </Row>
    ),
    pending: (
      <Row>
        <Button isPending>{w('Code prüfen', 'Check code')}</Button>
        <Button variant="secondary" isPending>
          {w('Code prüfen', 'Check code')}
        </Button>
      </Row>
    ),
    'compact, with icons': (
      <Row>
        <Button size="compact" variant="secondary" icon={<Glyph name="filter" />}>
          Filter
        </Button>
        <Button size="compact" variant="secondary" iconEnd={<Glyph name="plus" />}>
          {w('Anlegen', 'Create')}
        </Button>
        <IconButton aria-label={w('Mehr', 'More')} icon={<Glyph name="more" />} />
        <IconButton aria-label={w('Mehr', 'More')} icon={<Glyph name="more" />} disabled />
      </Row>
    ),
    'in line with the words above': (
      <div>
        <p>{w('Du kennst diese Person nicht?', 'You don’t know this person?')}</p>
        <Button variant="quiet" hang="start">
          {w('Sag es uns', 'Tell us')}
        </Button>
      </div>
    ),
    'full width, a long word': <Button width="full">{samples.longWord}</Button>,
  }),
};
