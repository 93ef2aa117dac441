import * as css from './drawing.css.ts';

type DrawingProps = {
  /** where its lines begin and end, so that it stands at the edge of the words around it */
  across: readonly [number, number];
  /** path data of the one flat shape, in the tenant's colour */
  colour: string;
  /** path data of the lines in ink */
  ink: string;
  /** lines further away */
  faint?: string | undefined;
  /** what is missing or still to come */
  dashed?: string | undefined;
};

/**
 * One drawing of the family, 240 × 180, without the margin at its sides. All are of one scale: a narrow one leaves
 * the rest of its place empty. Decorative: the words beside it say it.
 */
export function Drawing({ across: [from, to], colour, ink, faint, dashed }: DrawingProps) {
  return (
    <svg
      className={css.drawing}
      viewBox={`${from} 0 ${to - from} 180`}
      width={`${((to - from) / 2.4).toFixed(1)}%`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.colour} d={colour} />
      {faint === undefined ? null : <path className={`${css.ink} ${css.faint}`} d={faint} />}
      <path className={css.ink} d={ink} />
      {dashed === undefined ? null : <path className={`${css.ink} ${css.dashed}`} d={dashed} />}
    </svg>
  );
}
