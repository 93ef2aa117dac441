import { expect, it } from 'vitest';
import { allCharts } from './files.ts';
import { drawingOf } from './layout.ts';
import { measure } from './measure.ts';
import { svgOf } from './svg.ts';
import { viewsOf } from './views.ts';

const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}="([^"]+)"`, 'u').exec(tag)?.[1]);

it.each(allCharts().map((chart) => [chart.id, chart] as const))(
  '%s: no line is seen through a label or between its rows, in either language',
  (_, chart) => {
    for (const { name, open } of viewsOf(chart))
      for (const locale of ['de', 'en'] as const) {
        const svg = svgOf(chart, drawingOf(chart, open), { locales: [locale] });
        const grounds = [...svg.matchAll(/<rect class="ground"[^>]*>/gu)].map(([tag]) => ({
          left: attribute(tag, 'x'),
          right: attribute(tag, 'x') + attribute(tag, 'width'),
          top: attribute(tag, 'y'),
          bottom: attribute(tag, 'y') + attribute(tag, 'height'),
        }));
        const bare = [...svg.matchAll(/<text class="(?:words|condition)"[^>]*>.*?<\/text>/gu)].flatMap(([text]) => {
          const share = text.includes('"middle"') ? 0.5 : text.includes('"end"') ? 1 : 0;
          return [...text.matchAll(/<tspan[^>]*>([^<]*)/gu)].filter(([tag, row = '']) => {
            const [width, x, y] = [measure(row, 12), attribute(tag, 'x'), attribute(tag, 'y')];
            const left = x - width * share;
            const isIn = (ground: (typeof grounds)[number]) =>
              ground.left < left && ground.right > left + width && ground.top <= y - 10 && ground.bottom >= y + 3;
            return !grounds.some(isIn);
          });
        });
        expect(
          bare.map(([, row]) => row),
          `${name}, ${locale}`,
        ).toEqual([]);
      }
  },
);
