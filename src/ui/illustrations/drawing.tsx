import * as css from './drawing.css.ts';

type DrawingProps = {
  /** path data of the one flat shape, in the tenant's colour */
  colour: string;
  /** path data of the lines in ink */
  ink: string;
  /** lines further away */
  faint?: string | undefined;
  /** what is missing or still to come */
  dashed?: string | undefined;
};

/** One drawing of the family, 240 × 180. Decorative: the words beside it say it. */
export function Drawing({ colour, ink, faint, dashed }: DrawingProps) {
  return (
    <svg className={css.drawing} viewBox="0 0 240 180" width={240} height={180} aria-hidden="true" focusable="false">
      <path className={css.colour} d={colour} />
      {faint === undefined ? null : <path className={`${css.ink} ${css.faint}`} d={faint} />}
      <path className={css.ink} d={ink} />
      {dashed === undefined ? null : <path className={`${css.ink} ${css.dashed}`} d={dashed} />}
    </svg>
  );
}
