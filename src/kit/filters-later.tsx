import { createElement } from 'react';
import { later, useLater } from '../ui/dialog/layer.ts';
import type { FiltersButtonProps } from './filters-button.tsx';
import * as css from './list-page.css.ts';

/** Where there is room for the filters nobody needs it. */
const filtersButton = later(async () => (await import('./filters-button.tsx')).FiltersButton);

/** The button of the filters, which has its place before it is there. */
export function FiltersLater(props: FiltersButtonProps) {
  const Button = useLater(filtersButton, true, () => undefined);
  return <div className={css.button}>{Button ? createElement(Button, props) : null}</div>;
}
