import { samples, type Examples } from '../gallery/examples.tsx';
import { Fact, FactList } from './fact-list.tsx';

export const examples: Examples = {
  title: 'Fact list',
  group: 'Data',
  states: (w) => ({
    'a few sentences': (
      <FactList>
        <Fact glyph="lock" title={w('Wer sieht was?', 'Who sees what?')}>
          {w('Deinen Namen erst, wenn du zusagst.', 'Your name only once you say yes.')}
        </Fact>
        <Fact glyph="clock">{w('Noch 21 Tage Zeit.', '21 days left.')}</Fact>
      </FactList>
    ),
    'a long word': (
      <FactList>
        <Fact glyph="pin">{samples.longWord}</Fact>
      </FactList>
    ),
  }),
};
