import type { Examples } from '../gallery/examples.tsx';
import { CompanyMark } from './company-mark.tsx';

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"%3E%3Ccircle cx="4" cy="2" r="1.6" fill="%230f766e"/%3E%3C/svg%3E';

export const examples: Examples = {
  title: 'Company mark',
  group: 'Data',
  states: () => ({
    'a logo': <CompanyMark name="Lackwerke Severin" color="#0f766e" logo={logo} />,
    letters: <CompanyMark name="Lackwerke Severin" color="#0f766e" />,
    'letters on a light colour': <CompanyMark name="Lackwerke Severin" color="#f4c20d" />,
    'no colour that can be read on': <CompanyMark name="Lackwerke Severin" color="#808080" />,
    small: <CompanyMark name="Lackwerke Severin" color="#0f766e" size="small" />,
  }),
};
