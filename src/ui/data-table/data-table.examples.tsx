import { StatusBadge } from '../badge/status-badge.tsx';
import { Kept, samples, type Examples, type Words } from '../gallery/examples.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { TextLink } from '../link/link.tsx';
import { Menu } from '../menu/menu.tsx';
import { DataTable, type Column } from './data-table.tsx';

type Code = { id: string; name: string; used: number; status: 'active' | 'expired' | 'draft' };

const codes: readonly Code[] = [
  { id: '1', name: 'Ausbildungsmesse 2026', used: 1284, status: 'active' },
  { id: '2', name: samples.longWord, used: 7, status: 'expired' },
  { id: '3', name: `${samples.rightToLeft} 🙂`, used: 0, status: 'draft' },
];

const columns = (w: Words): Column<Code>[] => [
  {
    id: 'name',
    header: 'Name',
    isSortable: true,
    render: ({ id, name }) => <TextLink href={`#${id}`}>{name}</TextLink>,
  },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => (
      <StatusBadge
        status={status}
        label={
          { active: w('Aktiv', 'Active'), expired: w('Abgelaufen', 'Expired'), draft: w('Entwurf', 'Draft') }[status]
        }
      />
    ),
  },
  {
    id: 'used',
    header: w('Benutzt', 'Used'),
    align: 'end',
    isSortable: true,
    render: ({ used }) => used.toLocaleString(w('de', 'en')),
  },
  {
    id: 'menu',
    header: w('Was man tun kann', 'What one can do'),
    isQuiet: true,
    align: 'end',
    render: ({ name }) => (
      <Menu
        label={w(`Mehr zu ${name}`, `More about ${name}`)}
        icon={<Glyph name="more" />}
        items={[{ id: 'edit', label: w('Bearbeiten', 'Edit'), onSelect: () => undefined }]}
      />
    ),
  },
];

export const examples: Examples = {
  title: 'Data table',
  group: 'Data',
  layout: 'wide',
  states: (w) => {
    const table = { caption: w('Registrierungscodes', 'Registration codes'), columns: columns(w) };
    const getKey = ({ id }: Code) => id;
    return {
      'ordered, one row open beside it': (
        <Kept start="name">
          {(order, keep) => (
            <DataTable
              {...table}
              getKey={getKey}
              rows={codes}
              order={order}
              onOrder={keep}
              currentKey="1"
              onOpen={() => undefined}
            />
          )}
        </Kept>
      ),
      loading: <DataTable {...table} getKey={getKey} rows={[]} skeletonRows={3} />,
    };
  },
};
