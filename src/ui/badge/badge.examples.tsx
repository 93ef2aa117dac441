import { samples, type Examples } from '../gallery/examples.tsx';
import { Row } from '../stack/stack.tsx';
import { Badge } from './badge.tsx';
import { StatusBadge, type StatusWord } from './status-badge.tsx';

/** Every status word in both languages. */
const words: Record<StatusWord, readonly [de: string, en: string]> = {
  accepted: ['Zugesagt', 'Accepted'],
  active: ['Aktiv', 'Active'],
  archived: ['Archiviert', 'Archived'],
  available: ['Verfügbar', 'Available'],
  confirmed: ['Bestätigt', 'Confirmed'],
  created: ['Angelegt', 'Created'],
  declined: ['Abgesagt', 'Declined'],
  doesnot_want_matching: ['Sucht gerade nicht', 'Not looking now'],
  draft: ['Entwurf', 'Draft'],
  expired: ['Abgelaufen', 'Expired'],
  inactive: ['Inaktiv', 'Inactive'],
  matchable: ['Findbar', 'Findable'],
  past: ['Vergangen', 'Past'],
  pending: ['Wartet auf Antwort', 'Awaiting an answer'],
  published: ['Veröffentlicht', 'Published'],
  revoked: ['Zurückgezogen', 'Revoked'],
  today: ['Heute', 'Today'],
  unavailable: ['Nicht verfügbar', 'Unavailable'],
  unconfirmed: ['Unbestätigt', 'Unconfirmed'],
  unmatchable: ['Nicht findbar', 'Not findable'],
  unverified: ['Ungeprüft', 'Unverified'],
  upcoming: ['Bevorstehend', 'Upcoming'],
  verified: ['Geprüft', 'Verified'],
  wants_to_be_matched: ['Sucht', 'Looking'],
};

export const examples: Examples = {
  title: 'Badge',
  group: 'Messages',
  states: (w) => ({
    'each status word': (
      <Row gap={2}>
        {(Object.keys(words) as StatusWord[]).map((status) => (
          <StatusBadge key={status} status={status} label={w(...words[status])} />
        ))}
      </Row>
    ),
    'with its sentence': (
      <StatusBadge
        status="matchable"
        label={w('Findbar', 'Findable')}
        sentence={w('Betriebe können dich finden.', 'Companies can find you.')}
      />
    ),
    'a long word': <Badge tone="neutral" shape="ring" label={samples.longWord} />,
    'right to left': (
      <div dir="rtl">
        <Badge tone="success" shape="tick" label={samples.rightToLeft} />
      </div>
    ),
  }),
};
