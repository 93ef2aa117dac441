import * as css from './drawing.css.ts';

/** Path data of one scene, 120 × 96: the one flat shape, the lines in ink, and what is far away or not there yet. */
interface Scene {
  readonly colour: string;
  readonly ink: string;
  readonly faint?: string;
  readonly dashed?: string;
}

/** What happens, in three scenes: a signed letter; somebody is found, their face unseen; they say yes, and the phone rings. */
export const scenes = [
  {
    colour: 'M25 49h72v40H25z',
    ink: 'M22 46v40h72V46L58 72zM34 54.5V10h48v44.5M43 22h30M43 32h30M43 42h12M60 43c3-6 5 4 7 0s4-4 6-1',
  },
  {
    colour: 'M27 23h72v52H27z',
    ink: 'M28 18h64a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4zM66 32h20M66 42h20M66 52h10M99 58a13 13 0 1 0 .1 0M108 81l8 9',
    dashed: 'M44 26a8 8 0 1 0 .1 0M31 60c0-9 5-13 13-13s13 4 13 13',
  },
  {
    colour: 'M47 13h34v62H47z',
    ink: 'M48 8h26a5 5 0 0 1 5 5v52a5 5 0 0 1-5 5H48a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zM52 39l7 8 12-15M43 60c-7-9-14-7-12-1 2 8 7 12 12 17v14M79 44c6-1 8 3 8 7v14c0 8-5 10-5 18v7',
    faint: 'M92 16c5 6 5 16 0 22M100 10c8 10 8 24 0 34M30 16c-5 6-5 16 0 22M23 12c-6 9-6 21 0 30',
  },
] as const satisfies readonly Scene[];

/** One of the scenes. Decorative: the words beside it say it. */
export function LoginScene({ scene: { colour, ink, faint, dashed } }: { scene: Scene }) {
  return (
    <svg className={css.drawing} viewBox="17 4 102 92" width="100%" aria-hidden="true" focusable="false">
      <path className={css.colour} d={colour} />
      {faint && <path className={`${css.ink} ${css.faint}`} d={faint} />}
      <path className={css.ink} d={ink} />
      {dashed && <path className={`${css.ink} ${css.dotted}`} d={dashed} />}
    </svg>
  );
}
