import { samples, type Examples } from '../gallery/examples.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { Row } from '../stack/stack.tsx';
import { ButtonLink, TextLink } from './link.tsx';

export const examples: Examples = {
  title: 'Link',
  group: 'Actions',
  states: (w) => ({
    'in a sentence': (
      <p>
        {w('Ein Satz mit ', 'A sentence with ')}
        <TextLink href="#terms">{w('einem Link darin', 'a link inside')}</TextLink>.
      </p>
    ),
    alone: (
      <TextLink href="#forgot" variant="alone">
        {w('Passwort vergessen?', 'Forgot your password?')}
      </TextLink>
    ),
    'quiet, and where one is': (
      <Row>
        <TextLink href="#imprint" variant="quiet">
          {w('Impressum', 'Imprint')}
        </TextLink>
        <TextLink href="#privacy" variant="quiet" aria-current="page">
          {w('Datenschutz', 'Privacy')}
        </TextLink>
      </Row>
    ),
    'as a button': (
      <Row>
        <ButtonLink href="#search">{w('Suche öffnen', 'Open search')}</ButtonLink>
        <ButtonLink href="#search" variant="secondary" icon={<Glyph name="search" />}>
          {w('Suche öffnen', 'Open search')}
        </ButtonLink>
      </Row>
    ),
    'a long word': <TextLink href="#long">{samples.longWord}</TextLink>,
  }),
};
