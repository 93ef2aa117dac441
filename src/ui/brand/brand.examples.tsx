import { samples, type Examples } from '../gallery/examples.tsx';
import { Brand } from './brand.tsx';

const drawn = (width: number, height: number, drawing: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`)}`,
  width,
  height,
});
const sign =
  '<circle cx="24" cy="24" r="22" fill="#1d1a16"/><path d="M14 34 24 12l10 22" fill="none" stroke="#fff" stroke-width="5"/>';
const square = drawn(48, 48, sign);
const wide = drawn(
  216,
  48,
  `${sign}<text x="58" y="33" font-family="Georgia,serif" font-size="26" fill="#1d1a16">Handwerk</text>`,
);
const longest = drawn(384, 48, '<path d="M0 0h384v48H0z" fill="#8a8274"/>');

export const examples: Examples = {
  title: 'Brand',
  group: 'Page',
  states: () => ({
    'without a logo': <Brand name="Handwerk am Rhein" href="#home" />,
    'a wide logo': <Brand name="Handwerk am Rhein" logo={wide} href="#home" />,
    'a square logo': <Brand name="Handwerk am Rhein" logo={square} />,
    'the longest logo': <Brand name="Handwerk am Rhein" logo={longest} />,
    'a logo that does not load': (
      <Brand name="Handwerk am Rhein" logo={{ url: 'data:image/png,', width: 216, height: 48 }} />
    ),
    'a long name': (
      <Brand name="Gemeinschaftslehrwerkstatt und Prüfungsverband der Industrie- und Handelskammer am Niederrhein" />
    ),
    'right to left': (
      <div dir="rtl">
        <Brand name={samples.rightToLeft} logo={square} />
      </div>
    ),
  }),
};
