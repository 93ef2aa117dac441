import type { Examples } from '../gallery/examples.tsx';
import { Row } from '../stack/stack.tsx';
import { Glyph, glyphPaths, type GlyphName } from './glyph.tsx';
import { Icon, iconPaths, type IconName } from './icon.tsx';

export const examples: Examples = {
  title: 'Icon',
  group: 'Page',
  states: () => ({
    'of fields, banners and links': (
      <Row>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </Row>
    ),
    'of navigation, tools and lists': (
      <Row>
        {(Object.keys(glyphPaths) as GlyphName[]).map((name) => (
          <Glyph key={name} name={name} label={name} />
        ))}
      </Row>
    ),
  }),
};
