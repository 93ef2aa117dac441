import { samples, type Examples, type Words } from '../gallery/examples.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { Menu, type MenuItem } from './menu.tsx';

const nothing = () => undefined;
const items = (w: Words): MenuItem[] => [
  { id: 'edit', label: w('Bearbeiten', 'Edit'), icon: <Glyph name="edit" />, onSelect: nothing },
  { id: 'copy', label: w('Link kopieren', 'Copy link'), icon: <Glyph name="copy" />, onSelect: nothing },
  { id: 'send', label: w('Verschicken', 'Send'), icon: <Glyph name="send" />, disabled: true, onSelect: nothing },
  {
    id: 'delete',
    label: w('Löschen', 'Delete'),
    icon: <Glyph name="trash" />,
    tone: 'danger',
    isApart: true,
    onSelect: nothing,
  },
];

export const examples: Examples = {
  title: 'Menu',
  group: 'Overlays',
  states: (w) => ({
    'by a button': <Menu label={w('Mehr', 'More')} items={items(w)} />,
    'by an icon': <Menu label={w('Mehr', 'More')} icon={<Glyph name="more" />} items={items(w)} />,
    'a long word': (
      <Menu
        label={w('Lang', 'Long')}
        items={[{ id: 'long', label: samples.longWord, icon: <Glyph name="edit" />, onSelect: nothing }]}
      />
    ),
  }),
};
