import { samples, type Examples } from '../gallery/examples.tsx';
import { Stack } from '../stack/stack.tsx';
import { Heading, Text } from './heading.tsx';

export const examples: Examples = {
  title: 'Heading, text',
  group: 'Page',
  states: (w) => ({
    headings: (
      <Stack>
        <Heading level={1}>{w('Noch zwei Schritte', 'Two more steps')}</Heading>
        <Heading level={2}>{w('Dann finden dich Betriebe', 'Then companies find you')}</Heading>
        <Heading level={3}>{w('Deine Ausbildung', 'Your training')}</Heading>
        <Heading level={4}>{w('Schulabschluss', 'Certificate')}</Heading>
      </Stack>
    ),
    text: (
      <Stack>
        <Text look="lead">{w('Ein Satz, der den Weg weist.', 'A sentence that shows the way.')}</Text>
        <Text>{w('Ein Absatz, wie man ihn liest.', 'A paragraph as one reads it.')}</Text>
        <Text look="strong">{w('Was man finden muss.', 'What must be found.')}</Text>
        <Text look="small">{w('Das Kleingedruckte.', 'The small print.')}</Text>
      </Stack>
    ),
    'a long word': <Heading level={1}>{samples.longWord}</Heading>,
  }),
};
