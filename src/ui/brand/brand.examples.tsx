import { samples, type Examples } from '../gallery/examples.tsx';
import { Brand } from './brand.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><rect width="60" height="30" fill="#8a8274"/></svg>')}`;

export const examples: Examples = {
  title: 'Brand',
  group: 'Page',
  states: () => ({
    'without a logo': <Brand name="Handwerk am Rhein" href="#home" />,
    'with its logo': <Brand name="Handwerk am Rhein" logoUrl={logo} />,
    'a long name': (
      <Brand name="Gemeinschaftslehrwerkstatt und Prüfungsverband der Industrie- und Handelskammer am Niederrhein" />
    ),
    'right to left': (
      <div dir="rtl">
        <Brand name={samples.rightToLeft} />
      </div>
    ),
  }),
};
