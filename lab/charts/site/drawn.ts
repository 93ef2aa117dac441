import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../chart.ts';
import { ChartView } from './chart-view.tsx';

/** A chart as the page draws it, for tests. */
export const drawnAs = (chart: Chart, open: ReadonlySet<string>): string =>
  renderToStaticMarkup(
    createElement(ChartView, {
      chart,
      open,
      locale: 'en',
      chosen: undefined,
      here: undefined,
      onPress: () => undefined,
      pictureOf: () => undefined,
    }),
  );
