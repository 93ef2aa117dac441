import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { StatusBadge } from '../badge/status-badge.tsx';
import { Brand } from '../brand/brand.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DataTable, type Column } from '../data-table/data-table.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { MatchesIllustration } from '../illustrations/matches.tsx';
import { TextLink } from '../link/link.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Row, Stack } from '../stack/stack.tsx';
import { StatTile } from '../stat-tile/stat-tile.tsx';
import * as css from './gallery.css.ts';
import { Section, useWords } from './example.tsx';

type Code = { id: string; name: string; used: number; status: 'active' | 'expired' | 'draft' };

const codes: Code[] = [
  { id: '1', name: 'Ausbildungsmesse 2026', used: 1284, status: 'active' },
  { id: '2', name: 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterinnenbewerbertag', used: 7, status: 'expired' },
  { id: '3', name: 'محمد علي 🙂', used: 0, status: 'draft' },
];

export function Data() {
  const w = useWords();
  const [order, setOrder] = useState('name');
  const [page, setPage] = useState(2);
  const words: Record<Code['status'], string> = {
    active: w('Aktiv', 'Active'),
    expired: w('Abgelaufen', 'Expired'),
    draft: w('Entwurf', 'Draft'),
  };
  const columns: Column<Code>[] = [
    {
      id: 'name',
      header: 'Name',
      isSortable: true,
      render: (code) => <TextLink href={`#${code.id}`}>{code.name}</TextLink>,
    },
    {
      id: 'status',
      header: 'Status',
      render: (code) => <StatusBadge status={code.status} label={words[code.status]} />,
    },
    {
      id: 'used',
      header: w('Benutzt', 'Used'),
      align: 'end',
      isSortable: true,
      render: (code) => code.used.toLocaleString(w('de', 'en')),
    },
  ];
  const table = { caption: w('Registrierungscodes', 'Registration codes'), columns, getKey: (code: Code) => code.id };
  return (
    <>
      <Section title={w('Seite', 'Page')} columns={1}>
        <PageHeader
          title={w('Wen Sie weiterempfehlen', 'Whom you refer')}
          lead={w(
            'Ein Code sagt uns, von wem jemand kommt. Geben Sie ihn mit der Absage mit.',
            'A code tells us who sent somebody. Hand it out with your rejection.',
          )}
          actions={<Button icon={<Glyph name="plus" />}>{w('Code anlegen', 'Create code')}</Button>}
        />
        <div className={css.tiles}>
          <StatTile
            figure="1.284"
            meaning={w('Bewerber:innen in Ihrer Region', 'Applicants in your region')}
            sentence={w('37 mehr als letzte Woche', '37 more than last week')}
            plot={{ kind: 'line', points: [3, 4, 4, 7, 6, 9, 12] }}
            link={
              <TextLink href="#s" variant="alone">
                {w('Suche öffnen', 'Open search')}
              </TextLink>
            }
          />
          <StatTile
            figure="8"
            meaning={w('offene Anfragen', 'open requests')}
            sentence={w('3 warten auf Antwort', '3 await an answer')}
            plot={{ kind: 'line', points: [2, 5, 1, 0, 3, 2, 8] }}
          />
          <StatTile
            figure="62 %"
            meaning={w('Profile vollständig', 'profiles complete')}
            plot={{ kind: 'share', part: 62, whole: 100 }}
          />
        </div>
        <DataTable {...table} rows={codes} order={order} onOrder={setOrder} currentKey="1" onOpen={() => undefined} />
        <Pagination aria-label={w('Seiten', 'Pages')} page={page} perPage={20} total={243} onPage={setPage} />
        <DataTable {...table} rows={[]} skeletonRows={2} />
      </Section>
      <Section title={w('Karte, leer', 'Card, empty')}>
        <Card>
          <Stack>
            <Row>
              <Avatar name="Ada Lovelace" kind="person" />
              <Avatar name="Bäckerei Kläßener" kind="organization" size="large" />
              <Brand name="Gemeinschaftslehrwerkstatt und Prüfungsverband der Industrie- und Handelskammer am Niederrhein" />
            </Row>
          </Stack>
        </Card>
        <Card padding="none">
          <EmptyState
            illustration={<MatchesIllustration />}
            title={w('Hier stehen bald passende Bewerbungen', 'Matching applicants will be here')}
            action={<Button variant="secondary">{w('Umkreis vergrößern', 'Widen the radius')}</Button>}
          >
            {w(
              'Im Umkreis von 10 km sucht gerade niemand diesen Beruf.',
              'Nobody within 10 km is looking for this occupation now.',
            )}
          </EmptyState>
        </Card>
      </Section>
    </>
  );
}
