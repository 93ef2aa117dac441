import { samples, type Examples } from '../gallery/examples.tsx';
import { TextLink } from '../link/link.tsx';
import { StatTile, StatTiles, StatTilesSkeleton } from './stat-tile.tsx';

export const examples: Examples = {
  title: 'Statistic tile',
  group: 'Data',
  states: (w) => ({
    'with its course and a link': (
      <StatTile
        figure={w('1.284', '1,284')}
        meaning={w('Bewerber:innen in Ihrer Region', 'Applicants in your region')}
        sentence={w('37 mehr als letzte Woche', '37 more than last week')}
        plot={{ kind: 'line', points: [3, 4, 4, 7, 6, 9, 12] }}
        link={
          <TextLink href="#search" variant="alone">
            {w('Suche öffnen', 'Open search')}
          </TextLink>
        }
      />
    ),
    'a share': (
      <StatTile
        figure={w('62 %', '62%')}
        meaning={w('Profile vollständig', 'Profiles complete')}
        plot={{ kind: 'share', part: 62, whole: 100 }}
      />
    ),
    'nothing yet': (
      <StatTile
        figure="0"
        meaning={w('Zusagen', 'Accepted')}
        sentence={w('Die erste zählt am meisten.', 'The first one counts most.')}
        plot={{ kind: 'line', points: [0, 0, 0, 0] }}
      />
    ),
    'three that belong together': (
      <StatTiles>
        <StatTile figure="23" meaning={w('Nachrichten warten auf Antwort', 'messages are waiting for an answer')} />
        <StatTile figure="4" meaning={w('haben zugesagt', 'said yes')} />
        <StatTile figure="0" meaning={w('haben abgesagt', 'said no')} />
      </StatTiles>
    ),
    loading: <StatTilesSkeleton count={3} />,
    'a long word': <StatTile figure={w('9.999.999', '9,999,999')} meaning={samples.longWord} />,
  }),
};
